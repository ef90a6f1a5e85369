import type { MouseEvent } from "react";
import { staticHref } from "#layout/site-link.tsx";
import { sectionHeading } from "./section-heading.tsx";

type ContentsProps = {
  path: string;
  sections: readonly { id: string; heading: string }[];
};

/**
 * Links to the page's sections. The hash belongs to the router, so a click moves focus by script. Without scripts or in a
 * new tab the links lead to the prerendered page.
 */
export function Contents({ path, sections }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="mt-s7 border-y-hair border-rule py-2.5 narrow:mt-s6">
      <ol className="flex flex-wrap gap-x-8 narrow:flex-col">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`${staticHref(path)}#${id}`}
              onClick={(event) => goTo(id, event)}
              className="type-label inline-flex min-h-9 items-center list-link pointer-coarse:min-h-target"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function goTo(id: string, event: MouseEvent) {
  const heading = document.getElementById(sectionHeading(id));
  if (!heading || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
  heading.focus({ preventScroll: true });
}
