import type { ReactNode } from "react";
import { headingId } from "#lib/go-to-section.ts";
import { SectionHeading } from "./section-heading.tsx";

type PlainSectionProps = {
  id: string;
  heading: string;
  /** The browser paints the page when this section is parsed (vite/pages/static-page.ts). */
  endsFirstScreen?: boolean;
  children: ReactNode;
};

export function PlainSection({ id, heading, endsFirstScreen, children }: PlainSectionProps) {
  return (
    <section
      id={id}
      data-first-screen={endsFirstScreen}
      aria-labelledby={headingId(id)}
      className="grid-12 mt-s9 scroll-mt-s6 gap-y-5 narrow:mt-s8"
    >
      <SectionHeading id={id} heading={heading} className="col-span-4 narrow:col-span-full" />
      <div className="col-start-6 col-end-13 narrow:col-span-full">{children}</div>
    </section>
  );
}
