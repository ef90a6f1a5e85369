import clsx from "clsx";

export function sectionHeading(id: string): string {
  return `${id}-heading`;
}

type SectionHeadingProps = { id: string; heading: string; className?: string };

/** The contents list moves focus here. */
export function SectionHeading({ id, heading, className }: SectionHeadingProps) {
  return (
    <h2 id={sectionHeading(id)} tabIndex={-1} className={clsx("type-h2", className)}>
      {heading}
    </h2>
  );
}
