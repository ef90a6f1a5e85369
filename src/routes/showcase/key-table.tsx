import { Icon } from "#components/icon/icon.tsx";

type KeyTableProps = { title: string; keys: readonly (readonly [keys: string, effect: string])[] };

/** The keys of a component, folded at first. */
export function KeyTable({ title, keys }: KeyTableProps) {
  return (
    // At the card's foot, so that the lines of cards in a row meet.
    <details className="group mt-auto">
      <summary className="type-small inline-flex min-h-7 cursor-pointer list-none items-center gap-2 font-label stretch-116 pointer-coarse:min-h-target [&::-webkit-details-marker]:hidden">
        <span>
          Keyboard<span className="sr-only">: {title}</span>
        </span>
        <Icon name="chevron" className="size-4 transition-transform duration-instant group-open:rotate-180" />
      </summary>
      <table
        aria-label={`Keys of ${title}`}
        className="type-small mt-2 w-full border-collapse border-t-thick border-text"
      >
        <tbody>
          {keys.map(([key, effect]) => (
            <tr key={key} className="border-b border-rule">
              <th scope="row" className="py-2 pe-4 text-start align-top font-medium">
                {key}
              </th>
              <td className="py-2 text-mute">{effect}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
