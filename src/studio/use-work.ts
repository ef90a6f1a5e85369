import { startTransition, useEffect, useRef, useState } from "react";
import type { SectionName } from "#theme/layer/org-settings.ts";
import { putInAddress } from "./preview.ts";
import { committedSections, readSections, showCommitted, showLayer } from "./preview-sheet.ts";
import { isSame, type Sections } from "./sections.ts";
import { keepWork, keptWork, redone, shownStep, undone, type Work, withStep } from "./work.ts";

/** What the studio's parts do with the layer. */
export type Studio = ReturnType<typeof useWork>;

const startingWork = () => keptWork() ?? { steps: [committedSections], at: 0, open: true };

/** The layer that is being worked at: shown on the page, kept in this tab, and put into the address. */
export function useWork() {
  const [state, setState] = useState(() => stateOf(startingWork()));
  /** The newest work: the panel's own state may still be on its way. */
  const latest = useRef(state.work);
  const { work, sections, layer, warnings } = state;
  const [comparing, setComparing] = useState(false);
  useEffect(() => (comparing ? showCommitted() : showLayer(layer)), [comparing, layer]);
  useEffect(() => {
    const step = shownStep(work);
    keepWork({ ...work, open: true });
    putInAddress(isSame(step, committedSections) ? undefined : step);
  }, [work]);

  /** The page wears the layer at once. The panel follows when the page is painted. */
  const wear = (next: Work, draft?: Sections) => {
    latest.current = next;
    const state = stateOf(next, draft);
    showLayer(state.layer);
    startTransition(() => setState(state));
  };
  /** @param isFinal whether the layer is a step of its own, to be undone by itself */
  const show = (next: Sections, isFinal = true) =>
    isFinal ? wear(withStep(latest.current, next)) : wear(latest.current, next);
  /** Sets a token in a section, or takes it out with undefined. "both" takes the place of a theme's own. */
  const set = (name: SectionName, id: string, value: unknown, isFinal = true) => {
    const changed = { ...shownStep(latest.current) } as Record<SectionName, Record<string, unknown>>;
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
    undo: work.at > 0 ? () => wear(undone(latest.current)) : undefined,
    redo: work.at < work.steps.length - 1 ? () => wear(redone(latest.current)) : undefined,
    setComparing,
    comparing,
  };
}

function stateOf(work: Work, draft?: Sections) {
  const sections = draft ?? shownStep(work);
  return { work, sections, ...readSections(sections) };
}
