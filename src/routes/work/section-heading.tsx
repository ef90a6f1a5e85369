import clsx from "clsx";
import { headingId } from "#lib/go-to-section.ts";

type SectionHeadingProps = { id: string; heading: string; className?: string };

/** The contents list moves focus here. */
export function SectionHeading({ id, heading, className }: SectionHeadingProps) {
  return (
    <h2 id={headingId(id)} tabIndex={-1} className={clsx("type-h2", className)}>
      {heading}
    </h2>
  );
}
