import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { showAlert } from "#components/alert/show-alert.ts";
import { Icon } from "#components/icon/icon.tsx";
import type { ShowcaseEntry } from "#components/showcase-entry.ts";
import type { PropTables } from "./prop-tables.tsx";

type CardDetailsProps = { entry: Pick<ShowcaseEntry, "title" | "keys" | "docs"> };

const tableClass = "type-small mt-2 w-full border-collapse border-t-thick border-text";

export function CardDetails({ entry: { title, keys, docs } }: CardDetailsProps) {
  const [shown, show] = useState<{ Props: typeof PropTables }>();
  const fetchProps = () =>
    import("./prop-tables.tsx").then(
      ({ PropTables }) => show({ Props: PropTables }),
      () => showAlert({ type: "error", message: "Couldn’t load the props. Try again or reload the page." }),
    );
  return (
    // At the foot, aligned with the other cards of the row.
    <div className="mt-auto flex flex-wrap gap-x-5.5">
      <Disclosure name="Keyboard" title={title}>
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
      <Disclosure name="Props" title={title} onOpen={fetchProps}>
        {shown && <shown.Props docs={docs} tableClass={tableClass} />}
      </Disclosure>
    </div>
  );
}

type DisclosureProps = { name: string; title: string; onOpen?: () => void; children: ReactNode };

function Disclosure({ name, title, onOpen, children }: DisclosureProps) {
  return (
    <details
      // Fetched content needs scripts.
      className={clsx("group min-w-0 open:w-full", onOpen && "noscript:hidden")}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="type-small inline-flex min-h-7 items-center gap-2 font-label stretch-116 pointer-coarse:min-h-target [&::-webkit-details-marker]:hidden">
        <span>
          {name}
          <span className="sr-only">{`: ${title}`}</span>
        </span>
        <Icon name="chevron" className="size-4 transition-transform duration-instant group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
