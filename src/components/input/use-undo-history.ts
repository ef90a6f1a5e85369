import { type RefObject, useEffect, useEffectEvent, useState } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Undo and redo for a field whose text is reformatted while typing. The browser's own history counts places in the typed
 * text, and would put pieces of that text into wrong places of the reformatted one.
 * @param enabled whether the field's text is reformatted; else the browser's own history stays in charge
 * @param onChange called with the field after undo or redo has changed the text
 */
export function useUndoHistory(
  field: RefObject<TextField | null>,
  enabled: boolean,
  onChange: (target: TextField) => void,
): TextHistory {
  const [history] = useState(textHistory);
  const turn = useEffectEvent((event: Event, by: -1 | 1) => {
    event.preventDefault();
    const target = event.currentTarget as TextField;
    if (history.turn(target, by)) onChange(target);
  });

  useEffect(() => {
    const target = field.current;
    if (!enabled || !target) return;
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => (target as HTMLElement).addEventListener(type, listener, { signal: listening.signal });
    // Notes the caret. Of a composition only the text before it counts, since the rest is unfinished.
    listen("compositionstart", () => history.note(target));
    listen("beforeinput", (event) => {
      if (event.inputType === "historyUndo") turn(event, -1);
      else if (event.inputType === "historyRedo") turn(event, 1);
      else if (!event.isComposing) history.note(target);
    });
    // A browser with nothing to undo sends no `beforeinput` for these keys.
    listen("keydown", (event) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === "z") turn(event, event.shiftKey ? 1 : -1);
      else if (key === "y" && event.ctrlKey) turn(event, 1);
    });
    return () => listening.abort();
  }, [field, enabled, history]);
  return history;
}

type TextHistory = ReturnType<typeof textHistory>;

function textHistory() {
  const steps: { value: string; start: number | null; end: number | null }[] = [];
  let at = -1;
  const note = ({ value, selectionStart: start, selectionEnd: end }: TextField) => {
    // A new text drops the steps that were undone. The same text may have a new selection.
    if (value !== steps[at]?.value) steps.length = ++at;
    steps[at] = { value, start, end };
  };
  return {
    /** Notes the field's text and selection. */
    note,
    /** The text that was last noted. */
    last: () => steps[at]?.value,
    /** Restores the step before or after. @returns whether there was one */
    turn(target: TextField, by: -1 | 1): boolean {
      note(target);
      const step = steps[at + by];
      if (!step) return false;
      at += by;
      target.value = step.value;
      target.setSelectionRange(step.start, step.end);
      return true;
    },
  };
}
