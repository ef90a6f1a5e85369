import clsx from "clsx";
import type { CaseStudy } from "#content/work/case-study.ts";

type SummaryProps = Pick<CaseStudy, "summary"> & { className?: string };

export function Summary({ summary: { problem, part, outcome }, className }: SummaryProps) {
  return (
    <div className={clsx("grid content-start gap-5", className)}>
      <p className="type-lead">{problem}</p>
      <dl className="grid gap-4">
        <div>
          <dt className="type-h3">My role</dt>
          <dd>{part}</dd>
        </div>
        <div>
          <dt className="type-h3">Outcome</dt>
          <dd>{outcome}</dd>
        </div>
      </dl>
    </div>
  );
}
