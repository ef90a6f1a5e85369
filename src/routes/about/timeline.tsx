import type { ReactNode } from "react";

type Entry = { id: string; title: ReactNode; text: string; period: string };
type TimelineProps = { heading: string; entries: readonly Entry[] };

export function Timeline({ heading, entries }: TimelineProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="type-h2 mb-4.5">{heading}</h2>
      <ul className="border-y-thick border-text">
        {entries.map(({ id, title, text, period }) => (
          <li
            key={id + period}
            className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-gutter border-t-hair border-rule pt-4 pb-4.5 first:border-t-0 narrow:grid-cols-1 narrow:gap-0.5"
          >
            <div>
              <h3 className="type-h3">{title}</h3>
              {period && <p className="mt-1 type-small text-mute">{period}</p>}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
