/** The studio's undo history, saved for this tab only. */
import { isObject } from "#theme/layer/json.ts";
import { SECTIONS } from "#theme/layer/org-settings.ts";
import { isToken, readSections } from "./preview-sheet.ts";
import { isSame, type Sections } from "./sections.ts";

const KEY = "theme-studio";

export type Draft = {
  /** Oldest first. */
  readonly steps: readonly Sections[];
  readonly at: number;
  readonly open: boolean;
};

export function currentStep({ steps, at }: Draft): Sections {
  return steps[at] as Sections;
}

/** Adds a step and drops those that were undone. */
export function addStep(draft: Draft, next: Sections): Draft {
  if (isSame(currentStep(draft), next)) return draft;
  return { ...draft, steps: [...draft.steps.slice(0, draft.at + 1), next], at: draft.at + 1 };
}

export function undo(draft: Draft): Draft {
  return { ...draft, at: Math.max(0, draft.at - 1) };
}

export function redo(draft: Draft): Draft {
  return { ...draft, at: Math.min(draft.steps.length - 1, draft.at + 1) };
}

export function loadDraft(): Draft | undefined {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "");
    if (!isDraft(saved)) return;
    readSections(currentStep(saved));
    return saved;
  } catch {
    // Nothing valid is saved, or storage is blocked.
  }
}

/** Saves for this tab. When storage is full, drops the steps farthest from the current one. */
export function saveDraft(draft: Draft): void {
  for (const most of [draft.steps.length, 50, 1]) {
    const first = Math.max(0, Math.min(draft.at, draft.steps.length - most));
    const steps = draft.steps.slice(first, first + most);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...draft, steps, at: draft.at - first }));
      return;
    } catch {}
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isObject(value) || !Array.isArray(value.steps) || typeof value.at !== "number") return false;
  // The site's tokens may have changed since the tab was opened.
  const isSection = (section: unknown) => isObject(section) && Object.keys(section).every(isToken);
  const isStep = (step: unknown) => isObject(step) && SECTIONS.every((name) => isSection(step[name]));
  return value.steps.every(isStep) && value.at in value.steps;
}
