import type { ReactNode } from "react";

/** A term and its description, in a `<dl>`. */
export function Term({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <dt className="type-h3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
