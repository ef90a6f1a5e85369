import { type RefObject, useEffect, useEffectEvent, useState } from "react";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Undo and redo for a field whose text is rewritten while it is typed. The browser's own history counts places in the
 * text that was typed, and so puts pieces of it into the one that was written.
 * @param enabled whether the field is such a one; the browser's own history is left alone otherwise
 * @param onChange told the field once another text has been put back into it
 */
export function useOwnUndo(
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
    // Where the caret stood. Of a composition only what it began with: the rest is on its way.
    listen("compositionstart", () => history.note(target));
    listen("beforeinput", (event) => {
      if (event.inputType === "historyUndo") turn(event, -1);
      else if (event.inputType === "historyRedo") turn(event, 1);
      else if (!event.isComposing) history.note(target);
    });
    // A browser that has nothing to undo itself sends no `beforeinput` for these.
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
    // A new text, and with it goes what had been undone. The same text may have its selection elsewhere by now.
    if (value !== steps[at]?.value) steps.length = ++at;
    steps[at] = { value, start, end };
  };
  return {
    /** Takes down what the field holds and where its selection is. */
    note,
    /** The text that was last taken down. */
    last: () => steps[at]?.value,
    /** Puts back the step before or after. @returns whether there was one */
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
