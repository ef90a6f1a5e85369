import { startTransition, useEffect, useRef, useState } from "react";
import type { SectionName } from "#theme/layer/org-settings.ts";
import { addStep, currentStep, type Draft, loadDraft, redo, saveDraft, undo } from "./draft.ts";
import { putInAddress } from "./preview.ts";
import { committedSections, readSections, showCommitted, showLayer } from "./preview-sheet.ts";
import { isSame, type Sections } from "./sections.ts";

/** What the studio's parts do with the layer. */
export type Studio = ReturnType<typeof useStudio>;

const startingWork = () => loadDraft() ?? { steps: [committedSections], at: 0, open: true };

/** The layer that is being worked at: shown on the page, kept in this tab, and put into the address. */
export function useStudio() {
  const [state, setState] = useState(() => stateOf(startingWork()));
  /** The newest work: the panel's own state may still be on its way. */
  const latest = useRef(state.work);
  const { work, sections, layer, warnings } = state;
  const [comparing, setComparing] = useState(false);
  useEffect(() => (comparing ? showCommitted() : showLayer(layer)), [comparing, layer]);
  useEffect(() => {
    const step = currentStep(work);
    saveDraft({ ...work, open: true });
    putInAddress(isSame(step, committedSections) ? undefined : step);
  }, [work]);

  /** The page wears the layer at once. The panel follows when the page is painted. */
  const wear = (next: Draft, draft?: Sections) => {
    latest.current = next;
    const state = stateOf(next, draft);
    showLayer(state.layer);
    startTransition(() => setState(state));
  };
  /** @param isFinal whether the layer is a step of its own, to be undone by itself */
  const show = (next: Sections, isFinal = true) =>
    isFinal ? wear(addStep(latest.current, next)) : wear(latest.current, next);
  /** Sets a token in a section, or takes it out with undefined. "both" takes the place of a theme's own. */
  const set = (name: SectionName, id: string, value: unknown, isFinal = true) => {
    const changed = { ...currentStep(latest.current) } as Record<SectionName, Record<string, unknown>>;
    for (const section of name === "both" ? (["both", "dark", "light"] as const) : [name]) {
      const { [id]: _, ...rest } = changed[section];
      changed[section] = section === name && value !== undefined ? { ...rest, [id]: value } : rest;
    }
    show(changed, isFinal);
  };
  return {
    sections,
    layer,
    warnings,
    show,
    set,
    undo: work.at > 0 ? () => wear(undo(latest.current)) : undefined,
    redo: work.at < work.steps.length - 1 ? () => wear(redo(latest.current)) : undefined,
    setComparing,
    comparing,
  };
}

function stateOf(work: Draft, draft?: Sections) {
  const sections = draft ?? currentStep(work);
  return { work, sections, ...readSections(sections) };
}
