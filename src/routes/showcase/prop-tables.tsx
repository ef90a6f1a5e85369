import type { PropTable, ShowcaseEntry } from "#components/showcase-entry.ts";
import { Loaded } from "#components/source-modal/loaded.tsx";

const rowHeader = "py-2 pe-4 text-start align-top font-medium";

export function PropTables({ docs, tableClass }: Pick<ShowcaseEntry, "docs"> & { tableClass: string }) {
  return (
    // Takes focus when the retry button disappears.
    <div tabIndex={-1} className="ring-none">
      <Loaded load={docs} what="props" className="type-small flex flex-wrap items-center gap-4 py-2">
        {({ props }) => props.map((table) => <Props key={table.name} {...table} className={tableClass} />)}
      </Loaded>
    </div>
  );
}

function Props({ name, native, props, className }: PropTable & { className: string }) {
  return (
    <table className={className}>
      <caption className="pt-2 text-start font-label">{name}</caption>
      <tbody>
        {props.map(({ name, type, required, default: fallback, text }) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className={rowHeader}>
              {name}
              {required && <span className="block text-mute">required</span>}
            </th>
            <td className="py-2 align-top text-mute wrap-anywhere">
              <code className="font-code text-compact wrap-anywhere text-text">{type}</code>
              {text && <p>{text.replaceAll("`", "")}</p>}
              {fallback && <p>Default: {fallback}</p>}
            </td>
          </tr>
        ))}
        {native && (
          <tr className="border-b border-rule">
            <th scope="row" className={rowHeader}>
              Others
            </th>
            <td className="py-2 text-mute">The attributes of its element, such as id, style and aria-label.</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
