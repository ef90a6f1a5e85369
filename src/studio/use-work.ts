import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { putInAddress } from "./preview.ts";
import { committedSections, readSections, showCommitted, showLayer } from "./preview-sheet.ts";
import { isSame, type SectionName, type Sections } from "./sections.ts";
import { keepWork, keptWork, redone, shownStep, undone, type Work, withStep } from "./work.ts";

/** What the studio's parts do with the layer. */
export type Studio = ReturnType<typeof useWork>;

/** The layer that is being worked at: shown on the page, kept in this tab, and put into the address. */
export function useWork() {
  const [work, setWork] = useState<Work>(() => keptWork() ?? { steps: [committedSections], at: 0, open: true });
  /** A layer in the middle of a gesture. It becomes a step at the gesture's end. */
  const [draft, setDraft] = useState<Sections>();
  const [comparing, setComparing] = useState(false);
  const sections = draft ?? shownStep(work);
  const { layer, warnings } = useMemo(() => readSections(sections), [sections]);
  useLayoutEffect(() => (comparing ? showCommitted() : showLayer(layer)), [layer, comparing]);
  useEffect(() => {
    const step = shownStep(work);
    keepWork({ ...work, open: true });
    putInAddress(isSame(step, committedSections) ? undefined : step);
  }, [work]);

  /** @param isFinal whether the layer is a step of its own, to be undone by itself */
  const show = (next: Sections, isFinal = true) => {
    setDraft(isFinal ? undefined : next);
    if (isFinal) setWork((before) => withStep(before, next));
  };
  /** Sets a token in a section, or takes it out with undefined. "both" takes the place of a theme's own. */
  const set = (name: SectionName, id: string, value: unknown, isFinal = true) => {
    const changed = { ...shownStep(work) } as Record<SectionName, Record<string, unknown>>;
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
    undo: work.at > 0 ? () => setWork(undone) : undefined,
    redo: work.at < work.steps.length - 1 ? () => setWork(redone) : undefined,
    setComparing,
    comparing,
  };
}
