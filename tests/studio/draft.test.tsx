/** The studio's steps: undone, done again, and kept in the tab. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addStep, currentStep, type Draft, loadDraft, redo, saveDraft, undo } from "#studio/draft.ts";
import type { Sections } from "#studio/sections.ts";

const KEY = "theme-studio";

/** The n-th layer of many. */
function layer(n: number): Sections {
  return { both: { primaryColor: `#${n.toString(16).padStart(6, "0")}` }, dark: {}, light: {} };
}

function workOf(steps: number): Draft {
  const first: Draft = { steps: [layer(0)], at: 0, open: true };
  return Array.from({ length: steps }, (_, n) => layer(n + 1)).reduce<Draft>(addStep, first);
}

function times(count: number, change: (work: Draft) => Draft, work: Draft): Draft {
  return Array.from({ length: count }).reduce<Draft>((now) => change(now), work);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test("every step is undone and done again, and the ends hold", () => {
  const work = workOf(1000);
  expect(currentStep(work)).toEqual(layer(1000));
  expect(currentStep(times(1000, undo, work))).toEqual(layer(0));
  expect(currentStep(times(1300, undo, work))).toEqual(layer(0));
  expect(times(1000, redo, times(1000, undo, work))).toEqual(work);
  expect(times(1300, redo, times(400, undo, work))).toEqual(work);
});

test("a new step takes the place of those that were undone", () => {
  const work = addStep(times(3, undo, workOf(5)), layer(99));
  expect(work.steps).toEqual([layer(0), layer(1), layer(2), layer(99)]);
  expect(currentStep(work)).toEqual(layer(99));
  expect(redo(work)).toEqual(work);
});

test("a step that changes nothing is none, in whatever order it names the tokens", () => {
  const work = workOf(2);
  expect(addStep(work, layer(2))).toBe(work);
  const two = addStep(work, { both: { primaryColor: "#fff", "role.bg": "#000" }, dark: {}, light: {} });
  expect(addStep(two, { both: { "role.bg": "#000", primaryColor: "#fff" }, dark: {}, light: {} })).toBe(two);
});

test("a reload has the same work, what was undone too", () => {
  const work = times(2, undo, workOf(5));
  saveDraft(work);
  expect(loadDraft()).toEqual(work);
});

test("a blocked storage changes nothing and throws nothing", () => {
  const blocked = () => {
    throw new DOMException("Blocked.", "SecurityError");
  };
  const write = vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  const read = vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  expect(() => saveDraft(workOf(3))).not.toThrow();
  expect(loadDraft()).toBeUndefined();
  expect(write).toHaveBeenCalled();
  expect(read).toHaveBeenCalled();
});

/** A storage with room for so many letters. */
function limit(letters: number) {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > letters) throw new DOMException("Full.", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}

test.each([0, 500, 1000])("a full storage keeps the shown step and those near it, with %i undone", (count) => {
  const work = times(count, undo, workOf(1000));
  limit(JSON.stringify(workOf(60)).length);
  saveDraft(work);
  const kept = loadDraft() as Draft;
  expect(kept.steps).toHaveLength(50);
  expect(currentStep(kept)).toEqual(currentStep(work));
  const first = work.at - kept.at;
  expect(kept.steps).toEqual(work.steps.slice(first, first + 50));
});

test.each([0, 4])("where there is room for one step alone, it is the shown one, with %i undone", (count) => {
  const work = times(count, undo, workOf(8));
  limit(JSON.stringify(workOf(1)).length);
  saveDraft(work);
  expect(loadDraft()).toEqual({ ...work, steps: [currentStep(work)], at: 0 });
});

const step = JSON.stringify(layer(1));
test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["no steps", '{ "at": 0, "open": true }'],
  ["an empty list of steps", '{ "steps": [], "at": 0 }'],
  ["a step that is null", '{ "steps": [null], "at": 0 }'],
  ["a step without a section", '{ "steps": [{ "both": {}, "dark": {} }], "at": 0 }'],
  ["a section that is a list", '{ "steps": [{ "both": [], "dark": {}, "light": {} }], "at": 0 }'],
  ["a place behind the last", `{ "steps": [${step}], "at": 1 }`],
  ["a place that is a word", `{ "steps": [${step}], "at": "length" }`],
  [
    "a token that there is none of",
    '{ "steps": [{ "both": { "role.gone": "#fff" }, "dark": {}, "light": {} }], "at": 0 }',
  ],
  ["a colour that is none", '{ "steps": [{ "both": { "role.bg": "no" }, "dark": {}, "light": {} }], "at": 0 }'],
])("what is kept counts for nothing where it is %s", (_, kept) => {
  sessionStorage.setItem(KEY, kept);
  expect(loadDraft()).toBeUndefined();
});
