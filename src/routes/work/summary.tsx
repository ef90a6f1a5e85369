import type { CaseStudy } from "#content/work/case-study.ts";
import { Term } from "#layout/term.tsx";

export function Summary({ summary: { problem, part, outcome } }: Pick<CaseStudy, "summary">) {
  return (
    <>
      <p className="type-lead">{problem}</p>
      <dl className="grid gap-4">
        {part && <Term term="My role">{part}</Term>}
        <Term term="Outcome">{outcome}</Term>
      </dl>
    </>
  );
}
