import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { InstallCommand } from "./install-command.tsx";
import { PropTables } from "./prop-tables.tsx";
import { fetchModal, showSource } from "./source-dialog.tsx";

type CardFooterProps = { entry: Omit<ShowcaseEntry, "examples"> };

const cell =
  "flex min-h-12 narrow:min-h-11 narrow:grow items-center bg-bg justify-center gap-1.5 px-2 @max-card:px-1.5 type-small font-label stretch-112 focus-visible:z-1";
const pressable = "hover:bg-lining hover:text-on-lining";
const tableClass = "type-small mt-2 w-full border-collapse border-t-thick border-text";

/** One row: copies the install command, opens the source, and unfolds props and keys below. */
export function CardFooter({ entry }: CardFooterProps) {
  const { title, keys, docs, item } = entry;
  const [shown, show] = useState(false);
  return (
    // At the foot, aligned with the other cards of the row.
    <div className="@container relative -mx-(--pad) mt-auto -mb-(--pad) flex flex-wrap gap-0.5 border-t-thick border-box bg-box after:grow after:bg-bg">
      <InstallCommand item={item} className={clsx(cell, pressable, "w-12")} />
      {(["Code", "Styling"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={({ currentTarget }) => showSource(entry, name, currentTarget)}
          className={clsx(cell, pressable)}
        >
          <span>
            {name}
            <span className="sr-only">{` of ${title}`}</span>
          </span>
          <Icon name="fullscreen" className="size-3.5" />
        </button>
      ))}
      <Disclosure name="Props" title={title} onOpen={shown ? undefined : () => show(true)}>
        {shown && <PropTables docs={docs} tableClass={tableClass} />}
      </Disclosure>
      <Disclosure name="Keys" title={title}>
        <table aria-label={`Keyboard shortcuts: ${title}`} className={tableClass}>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key} className="border-b border-rule">
                <th scope="row" className="py-2 pe-4 text-start align-top font-medium">
                  {key}
                </th>
                <td className="py-2 text-mute wrap-anywhere">{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}

type DisclosureProps = { name: string; title: string; onOpen?: () => void; children: ReactNode };

function Disclosure({ name, title, onOpen, children }: DisclosureProps) {
  return (
    <details
      // It may have been opened before hydration.
      ref={(details) => void (details?.open && onOpen?.())}
      // Fetched content needs scripts.
      className={clsx(
        "group min-w-0 narrow:grow bg-bg open:w-full open:px-(--pad) open:pb-4",
        onOpen && "noscript:hidden",
      )}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={clsx(cell, "group-open:justify-start group-open:px-0 [&::-webkit-details-marker]:hidden")}>
        <span>
          {name}
          <span className="sr-only">{`: ${title}`}</span>
        </span>
        <Icon
          name="chevron"
          className="size-3.5 transition-transform @max-card:hidden duration-instant group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

/** After a press that follows at once. A failure here is retried and reported on click. */
function fetchAhead() {
  whenIdle(() => fetchModal().catch(() => {}));
}
