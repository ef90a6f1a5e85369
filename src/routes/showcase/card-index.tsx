import { staticHref } from "#layout/site-link.tsx";
import { goToSection } from "#lib/go-to-section.ts";
import { cardId } from "./source-dialog.tsx";

export function CardIndex({ cards }: { cards: readonly { title: string }[] }) {
  return (
    <nav aria-label="Components" className="relative z-1 mt-s5">
      <ul className="flex flex-wrap gap-x-6 narrow:gap-x-3.5">
        {cards.map(({ title }) => (
          <li key={title}>
            <a
              href={`${staticHref("/showcase")}#${cardId(title)}`}
              onClick={(event) => goToSection(cardId(title), event)}
              className="type-label inline-block leading-7 narrow:leading-6 list-link"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
