import { staticHref } from "#layout/site-link.tsx";
import { goToSection } from "#lib/go-to-section.ts";
import { useIsOffered } from "./use-deck.ts";

type ContentsProps = {
  path: string;
  sections: readonly { id: string; heading: string }[];
};

const link = "type-label inline-flex min-h-9 items-center list-link pointer-coarse:min-h-target";

export function Contents({ path, sections }: ContentsProps) {
  const isOffered = useIsOffered();
  return (
    <nav aria-label="Contents" className="mt-s7 border-y-hair border-rule py-2.5 narrow:mt-s6">
      <ol className="flex flex-wrap gap-x-8 narrow:flex-col">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`${staticHref(path)}#${id}`} onClick={(event) => goToSection(id, event)} className={link}>
              {heading}
            </a>
          </li>
        ))}
        {isOffered && (
          <li>
            <a href={`#${path}?present=1`} className={link}>
              Present
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
