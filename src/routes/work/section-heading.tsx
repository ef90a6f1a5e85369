import clsx from "clsx";

/** Id of a section's heading: the section is named by it, and the contents list moves focus to it. */
export function sectionHeading(id: string): string {
  return `${id}-heading`;
}

type SectionHeadingProps = { id: string; heading: string; className?: string };

/** It takes focus from the contents list. */
export function SectionHeading({ id, heading, className }: SectionHeadingProps) {
  return (
    <h2 id={sectionHeading(id)} tabIndex={-1} className={clsx("type-h2", className)}>
      {heading}
    </h2>
  );
}
