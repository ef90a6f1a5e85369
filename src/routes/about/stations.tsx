import type { ReactNode } from "react";

type StationsProps = { heading: string; stations: readonly { id: string; what: string; where: ReactNode }[] };

/** What someone was or learnt, each beside the place. */
export function Stations({ heading, stations }: StationsProps) {
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="border-y-thick border-text">
        {stations.map(({ id, what, where }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-gutter border-t-hair border-rule pt-4 pb-4.5 first:border-t-0 narrow:grid-cols-1 narrow:gap-0.5"
          >
            <h3 className="type-h3">{what}</h3>
            <p>{where}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
