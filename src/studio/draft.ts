/** What is being tried: the studio's layers, the one on the screen and those before and after it, kept for this tab alone. */
import { isObject } from "#theme/layer/json.ts";
import { SECTIONS } from "#theme/layer/org-settings.ts";
import { isToken, readSections } from "./preview-sheet.ts";
import { isSame, type Sections } from "./sections.ts";

/** sessionStorage key. */
const KEY = "theme-studio";

export type Draft = {
  /** Every layer so far, the oldest first. */
  readonly steps: readonly Sections[];
  /** Which of them shows. */
  readonly at: number;
  /** Whether the studio's panel is open. */
  readonly open: boolean;
};

export function currentStep({ steps, at }: Draft): Sections {
  return steps[at] as Sections;
}

/** The work with another step, in the place of those that were undone. */
export function addStep(work: Draft, next: Sections): Draft {
  if (isSame(currentStep(work), next)) return work;
  return { ...work, steps: [...work.steps.slice(0, work.at + 1), next], at: work.at + 1 };
}

export function undo(work: Draft): Draft {
  return { ...work, at: Math.max(0, work.at - 1) };
}

export function redo(work: Draft): Draft {
  return { ...work, at: Math.min(work.steps.length - 1, work.at + 1) };
}

/** The work that this tab has kept. Undefined without, or where storage is blocked. */
export function loadDraft(): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "");
    if (!isDraft(kept)) return;
    readSections(currentStep(kept));
    return kept;
  } catch {
    // Nothing is kept, storage is blocked, or what is kept is no JSON or no layer.
  }
}

/** Keeps the work through a reload of this tab. Where storage is full, the steps farthest from the shown one go. */
export function saveDraft(work: Draft): void {
  for (const most of [work.steps.length, 50, 1]) {
    const first = Math.max(0, Math.min(work.at, work.steps.length - most));
    const steps = work.steps.slice(first, first + most);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...work, steps, at: work.at - first }));
      return;
    } catch {
      // Full, or blocked.
    }
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !Array.isArray(value.steps) || typeof value.at !== "number") return false;
  // A tab may have been open since the site had other tokens.
  const isSection = (section: unknown) => isObject(section) && Object.keys(section).every(isToken);
  const isStep = (step: unknown) => isObject(step) && SECTIONS.every((name) => isSection(step[name]));
  return value.steps.every(isStep) && value.at in value.steps;
}
