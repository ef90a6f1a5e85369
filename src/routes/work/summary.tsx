import type { CaseStudy } from "#content/work/case-study.ts";

export function Summary({ summary: { problem, part, outcome } }: Pick<CaseStudy, "summary">) {
  return (
    <>
      <p className="type-lead">{problem}</p>
      <dl className="grid gap-4">
        {part && <Row term="My role" text={part} />}
        <Row term="Outcome" text={outcome} />
      </dl>
    </>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <div className="grid gap-1.5">
      <dt className="type-h3">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
