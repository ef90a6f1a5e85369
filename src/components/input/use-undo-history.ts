import { type RefObject, useEffect, useEffectEvent, useState } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Undo and redo for a field that is reformatted while typing, where the browser's own history would corrupt the text.
 * @param enabled whether the field is reformatted
 * @param onChange called after undo or redo
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
    // A composition is one step, recorded before it starts.
    listen("compositionstart", () => history.record(target));
    listen("beforeinput", (event) => {
      if (event.inputType === "historyUndo") turn(event, -1);
      else if (event.inputType === "historyRedo") turn(event, 1);
      else if (!event.isComposing) history.record(target);
    });
    // Browsers with nothing to undo send no `beforeinput` for these keys.
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
  const record = ({ value, selectionStart: start, selectionEnd: end }: TextField) => {
    // New text drops undone steps; the same text updates the selection.
    if (value !== steps[at]?.value) steps.length = ++at;
    steps[at] = { value, start, end };
  };
  return {
    record,
    last: () => steps[at]?.value,
    /** Restores the previous or next step. @returns whether there was one */
    turn(target: TextField, by: -1 | 1): boolean {
      record(target);
      const step = steps[at + by];
      if (!step) return false;
      at += by;
      target.value = step.value;
      target.setSelectionRange(step.start, step.end);
      return true;
    },
  };
}
