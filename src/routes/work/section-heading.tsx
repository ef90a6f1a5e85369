import clsx from "clsx";

/** Id of a section's heading. The heading names the section, and the contents list moves focus there. */
export function sectionHeading(id: string): string {
  return `${id}-heading`;
}

type SectionHeadingProps = { id: string; heading: string; className?: string };

/** A heading that the contents list moves focus to. */
export function SectionHeading({ id, heading, className }: SectionHeadingProps) {
  return (
    <h2 id={sectionHeading(id)} tabIndex={-1} className={clsx("type-h2", className)}>
      {heading}
    </h2>
  );
}
