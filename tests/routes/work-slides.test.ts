import { expect, test, vi } from "vitest";
import { projects } from "#content/work/projects.ts";
import { slidesOf } from "#routes/work/present/slides.ts";
import { loadCaseStudy } from "#tests/support/load-case-study.ts";
import { readCaseStudy } from "../../vite/content/read-case-study.ts";
import { createInkMeasure, displayOf } from "../../vite/modules/fit-table.ts";

const plans = vi.hoisted(() => ({}) as Record<string, object>);
vi.mock("virtual:content/deck", () => ({ deck: { list: [], studies: plans } }));

const studies = await Promise.all(
  projects.map(async (project) => ({ project, study: await loadCaseStudy(project.slug) })),
);
const marz = studies.filter(({ project }) => project.slug === "marz");

const front = (more = "") => `---
title: A
role: B
kind: C
summary: { problem: D, outcome: E }
${more}
---
`;
const read = (text: string) => readCaseStudy("samples/work/marz/case-study.md", text);

test("a case study becomes its lid, its parts and the outro", () => {
  expect(slidesOf(marz).map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
    "lid: Marz",
    "problem: Problem",
    "constraints: Constraints",
    "text: From plate to delivery",
    "figure: One shot from plate to delivery",
    "options: Spotting a failed frame",
    "why: Spotting a failed frame",
    "options: What gets a version number",
    "why: What gets a version number",
    "result: Outcome",
    "learnt: What I learned",
    "outro: Thank you",
  ]);
});

test("several case studies have a lid each and one outro", () => {
  const kinds = slidesOf(studies).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "lid")).toHaveLength(studies.length);
  expect(kinds.filter((kind) => kind === "outro")).toHaveLength(1);
  expect(kinds.at(-1)).toBe("outro");
});

test("`deck` chooses and orders the parts, and `minutes` is shared by the slides", () => {
  plans.marz = { order: ["result", "decision-one-version"], minutes: 12 };
  const slides = slidesOf(marz);
  delete plans.marz;
  expect(slides.map(({ kind }) => kind)).toEqual(["lid", "result", "options", "why", "outro"]);
  expect(slides.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(720);
  for (const { seconds } of slides) expect(seconds).toBeGreaterThan(30);
});

test("parts with `minutes` of their own leave the rest of `all` to the others", () => {
  const secondsBy = (minutes: object) => {
    plans.marz = { minutes };
    const slides = slidesOf(marz);
    delete plans.marz;
    const sum = (own: (part: string) => boolean) =>
      slides.filter(({ part }) => own(part)).reduce((all, { seconds }) => all + seconds, 0);
    return { slides, sum };
  };
  const { sum } = secondsBy({ all: 12, problem: 1, "decision-one-version": 4, gone: 5 });
  expect(sum((part) => part === "problem")).toBeCloseTo(60);
  expect(sum((part) => part === "decision-one-version")).toBeCloseTo(240);
  expect(sum(() => true)).toBeCloseTo(720);
  const alone = secondsBy({ problem: 1 });
  expect(alone.sum((part) => part === "problem")).toBeCloseTo(60);
  expect(alone.slides[2]?.seconds).toBe(slidesOf(marz)[2]?.seconds);
  expect(secondsBy({ all: 1, problem: 2 }).slides[2]?.seconds).toBe(0);
});

test("an unknown name in `deck` says where it is and what was meant", () => {
  const text = `${front("deck: [problem, failed-frames]")}## Failed frame {#failed-frame}\n\nText.\n`;
  expect(() => read(text)).toThrow(
    /case-study\.md, line 6.*deck\[1\].*"failed-frames", which is not a part of this case study.*"failed-frame"/s,
  );
  expect(() => read(front("minutes: -3"))).toThrow(/minutes.*more than 0/s);
  expect(() => read(front("minutes: { problem: 1, results: 2 }"))).toThrow(
    /minutes\.results.*line 6|line 6.*"result"/s,
  );
  expect(() => read(front("notes: { outcome: Hello }"))).toThrow(/line 6.*outcome/s);
  expect(read(front("deck: [result]\nminutes: 12"))).toMatchObject({ deck: ["result"], minutes: 12 });
});

test("notes belong to the slide of what is above them, and are in no text", () => {
  const { notes, sections } = read(`${front("notes: { problem: Ask first., learnt: Smile. }")}Note: Say hello.

## One {#one}

Note: Slowly.

Words.

![A queue](queue.svg "Queue")

Note: Point at the *cross*.

## Decision: Two {#two}

Chosen: A.

Rejected: B.

Note: Both.

Why: C.

Note: The end.

## Pictures {#pictures}

Note: Only pictures.

![A queue](queue.svg "Queue")
`);
  expect(notes).toEqual({
    problem: ["Ask first."],
    learnt: ["Smile."],
    "pictures 1": ["Only pictures."],
    lid: ["Say hello."],
    one: ["Slowly."],
    "one 1": [["Point at the ", { tag: "em", of: ["cross"] }, "."]],
    two: ["Both."],
    "two why": ["The end."],
  });
  expect(JSON.stringify(sections)).not.toMatch(/Slowly|Point|Both|end|Only/);
});

test("a sentence fills a slide without a short last line", async () => {
  const measure = await createInkMeasure();
  for (const { study } of studies) {
    const { fit, ratio } = displayOf(measure, study.summary.problem);
    expect(fit.wide.join(" ")).toBe(study.summary.problem);
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThanOrEqual(0.4);
    for (const line of fit.wide)
      expect(line.length).toBeGreaterThan(Math.max(...fit.wide.map((each) => each.length)) / 2);
  }
});
