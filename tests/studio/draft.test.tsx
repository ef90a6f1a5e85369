import { expect, test, vi } from "vitest";
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

test("undo and redo reach every step and stop at the ends", () => {
  const work = workOf(1000);
  expect(currentStep(work)).toEqual(layer(1000));
  expect(currentStep(times(400, undo, work))).toEqual(layer(600));
  expect(currentStep(times(1300, undo, work))).toEqual(layer(0));
  expect(times(1300, redo, times(400, undo, work))).toEqual(work);
});

test("a new step replaces those that were undone", () => {
  const work = addStep(times(3, undo, workOf(5)), layer(99));
  expect(work.steps).toEqual([layer(0), layer(1), layer(2), layer(99)]);
  expect(currentStep(work)).toEqual(layer(99));
  expect(redo(work)).toEqual(work);
});

test("a step that changes nothing is ignored, in any token order", () => {
  const work = workOf(2);
  expect(addStep(work, layer(2))).toBe(work);
  const two = addStep(work, { both: { primaryColor: "#fff", "role.bg": "#000" }, dark: {}, light: {} });
  expect(addStep(two, { both: { "role.bg": "#000", primaryColor: "#fff" }, dark: {}, light: {} })).toBe(two);
});

test("blocked storage saves nothing and does not throw", () => {
  const blocked = () => {
    throw new DOMException("Blocked.", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  expect(() => saveDraft(workOf(3))).not.toThrow();
  expect(loadDraft()).toBeUndefined();
});

/** Limits the storage to so many characters. */
function limit(characters: number) {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (value.length > characters) throw new DOMException("Full.", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}

test.each([0, 500])("full storage keeps the current step and its neighbours, with %i undone", (count) => {
  const work = times(count, undo, workOf(1000));
  limit(JSON.stringify(workOf(60)).length);
  saveDraft(work);
  const kept = loadDraft() as Draft;
  expect(kept.steps).toHaveLength(50);
  expect(currentStep(kept)).toEqual(currentStep(work));
  const first = work.at - kept.at;
  expect(kept.steps).toEqual(work.steps.slice(first, first + 50));
});

test.each([0, 4])("storage for one step keeps the current one, with %i undone", (count) => {
  const work = times(count, undo, workOf(8));
  limit(JSON.stringify(workOf(1)).length);
  saveDraft(work);
  expect(loadDraft()).toEqual({ ...work, steps: [currentStep(work)], at: 0 });
});

const step = JSON.stringify(layer(1));
test.each([
  ["invalid JSON", "{"],
  ["an empty list of steps", '{ "steps": [], "at": 0 }'],
  ["a step that is null", '{ "steps": [null], "at": 0 }'],
  ["a section that is a list", '{ "steps": [{ "both": [], "dark": {}, "light": {} }], "at": 0 }'],
  ["a place behind the last", `{ "steps": [${step}], "at": 1 }`],
  ["an unknown token", '{ "steps": [{ "both": { "role.gone": "#fff" }, "dark": {}, "light": {} }], "at": 0 }'],
  ["an invalid colour", '{ "steps": [{ "both": { "role.bg": "no" }, "dark": {}, "light": {} }], "at": 0 }'],
])("an invalid saved draft is ignored: %s", (_, kept) => {
  sessionStorage.setItem(KEY, kept);
  expect(loadDraft()).toBeUndefined();
});
