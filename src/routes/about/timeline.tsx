import type { ReactNode } from "react";

type TimelineProps = { heading: string; entries: readonly { id: string; title: ReactNode; text: string }[] };

export function Timeline({ heading, entries }: TimelineProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="border-y-thick border-text">
        {entries.map(({ id, title, text }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-gutter border-t-hair border-rule pt-4 pb-4.5 first:border-t-0 narrow:grid-cols-1 narrow:gap-0.5"
          >
            <h3 className="type-h3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
