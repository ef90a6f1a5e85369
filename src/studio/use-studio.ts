import { startTransition, useEffect, useRef, useState } from "react";
import type { SectionName } from "#theme/layer/org-settings.ts";
import { addStep, currentStep, type Draft, loadDraft, redo, saveDraft, undo } from "./draft.ts";
import { updateUrl } from "./preview.ts";
import { committedSections, readSections, showCommitted, showLayer } from "./preview-sheet.ts";
import { isSame, type Sections } from "./sections.ts";

export type Studio = ReturnType<typeof useStudio>;

const initialDraft = () => loadDraft() ?? { steps: [committedSections], at: 0, open: true };

/** The layer being edited: shown on the page, saved in this tab and put into the URL. */
export function useStudio() {
  const [state, setState] = useState(() => stateOf(initialDraft()));
  /** React may not have rendered the newest draft yet. */
  const latest = useRef(state.draft);
  const { draft, sections, layer, warnings } = state;
  const [comparing, setComparing] = useState(false);
  useEffect(() => (comparing ? showCommitted() : showLayer(layer)), [comparing, layer]);
  useEffect(() => {
    const step = currentStep(draft);
    saveDraft({ ...draft, open: true });
    updateUrl(isSame(step, committedSections) ? undefined : step);
  }, [draft]);

  /** Repaints the page first. The panel follows in a transition. */
  const apply = (next: Draft, unsaved?: Sections) => {
    latest.current = next;
    const state = stateOf(next, unsaved);
    showLayer(state.layer);
    startTransition(() => setState(state));
  };
  /** @param isFinal whether this is an undo step */
  const show = (next: Sections, isFinal = true) =>
    isFinal ? apply(addStep(latest.current, next)) : apply(latest.current, next);
  /** Sets a token, or removes it with undefined. Setting "both" replaces a theme's own value. */
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
    undo: draft.at > 0 ? () => apply(undo(latest.current)) : undefined,
    redo: draft.at < draft.steps.length - 1 ? () => apply(redo(latest.current)) : undefined,
    setComparing,
    comparing,
  };
}

function stateOf(draft: Draft, unsaved?: Sections) {
  const sections = unsaved ?? currentStep(draft);
  return { draft, sections, ...readSections(sections) };
}
