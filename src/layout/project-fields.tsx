import clsx from "clsx";
import { profile } from "#content/site.ts";
import { useOpened } from "./opened.ts";
import { SiteLink } from "./site-link.tsx";

type ProjectFieldsProps = { className: string; fieldClassName: string };

/** The first projects as fields of their colours. An opened one stays ajar, with its edge. */
export function ProjectFields({ className, fieldClassName }: ProjectFieldsProps) {
  const opened = useOpened();
  return (
    <ul className={clsx("grid", className)}>
      {profile.first.map(({ slug, title }) => (
        <li key={slug} data-accent={slug} className="grid forced-colors:border-hair">
          <SiteLink
            to={`/work/${slug}`}
            style={opened[slug]}
            className={clsx(
              opened[slug] && "cut-foot",
              "flex bg-lid text-on-lid hover:foot-line",
              "focus-visible:[box-shadow:none] focus-visible:-outline-offset-6 focus-visible:[--focus:var(--on-lid)]",
              fieldClassName,
            )}
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
