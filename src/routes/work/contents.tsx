import { staticHref } from "#layout/site-link.tsx";
import { goToSection } from "#lib/go-to-section.ts";

type ContentsProps = {
  path: string;
  sections: readonly { id: string; heading: string }[];
};

export function Contents({ path, sections }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="mt-s7 border-y-hair border-rule py-2.5 narrow:mt-s6">
      <ol className="flex flex-wrap gap-x-8 narrow:flex-col">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`${staticHref(path)}#${id}`}
              onClick={(event) => goToSection(id, event)}
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
