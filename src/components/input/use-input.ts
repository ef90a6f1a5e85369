import {
  type ChangeEvent,
  type CompositionEvent,
  type InvalidEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { afterPress } from "#lib/after-press.ts";
import { useFormReset } from "#lib/use-form-reset.ts";
import { editPhone } from "./phone-number.ts";
import { useOwnUndo } from "./use-own-undo.ts";
import { type InputKind, submitMessage, violation } from "./validate.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

export type InputState = {
  kind: InputKind;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  validate?: boolean;
};

type Problem = {
  message: string;
  /** The invalid text that was taken out, for Undo. */
  cleared?: string;
};

/** What an Input holds and does: its value, formatting while typed, and the message when something is wrong. */
export function useInput({ kind, value, defaultValue = "", onChange, validate = false }: InputState) {
  const field = useRef<TextField>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [problem, setProblem] = useState<Problem>();
  // A message is said aloud unless the field is about to take focus, which reads it as the description anyway.
  const [spoken, setSpoken] = useState(true);
  const shown = value ?? ownValue;

  const set = (next: string) => {
    setOwnValue(next);
    if (next !== shown) onChange?.(next);
  };

  const changed = (target: TextField) => {
    if (problem && target.validity.valid && !(validate && violation(kind, target.value))) setProblem(undefined);
    set(target.value);
  };

  const history = useOwnUndo(field, kind === "phone", changed);
  const edited = (target: TextField, inputType?: string) => {
    if (kind === "phone") {
      const caret = target.selectionStart ?? target.value.length;
      // Before a composition, that is: while it lasts, what is shown is all of it.
      const next = editPhone(history.last() ?? shown, { value: target.value, caret }, inputType);
      if (next.value !== target.value) {
        // Written here and not by the next render, which would put the caret at the end.
        target.value = next.value;
        target.setSelectionRange(next.caret, next.caret);
      }
      history.note(target);
    }
    changed(target);
  };

  const change = (event: ChangeEvent<TextField>) => {
    const { isComposing, inputType } = event.nativeEvent as InputEvent;
    // Writing to a field while an input method composes in it ends the composition.
    if (isComposing) set(event.currentTarget.value);
    else edited(event.currentTarget, inputType);
  };

  // Typed into the prerendered page, or put back by the browser, before scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at first.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== shown) edited(field.current);
  }, []);

  const check = (target: TextField) => {
    const message = validate && violation(kind, target.value);
    if (!message) return;
    const { value } = target;
    setSpoken(true);
    setProblem((before) => ({ message, cleared: value || before?.cleared }));
    set("");
  };

  const keyDown = (event: KeyboardEvent<TextField>) => {
    const { nativeEvent, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (event.key !== "Tab" || nativeEvent.isComposing || shiftKey || ctrlKey || altKey || metaKey) return;
    // On blur it would be too late: by then the browser knows the next stop, and it would not be Undo.
    check(event.currentTarget);
  };

  const pending = useRef(() => {});
  useEffect(() => () => pending.current(), []);
  const blur = () => {
    pending.current = afterPress(() => {
      if (field.current && field.current !== document.activeElement) check(field.current);
    });
  };

  const undo = () => {
    if (!problem?.cleared) return;
    set(problem.cleared);
    setProblem({ message: problem.message });
    field.current?.focus();
  };

  useFormReset(field, () => {
    setProblem(undefined);
    setOwnValue(defaultValue);
  });

  return {
    field,
    message: problem?.message,
    spoken,
    undo: problem?.cleared === undefined ? undefined : undo,
    handlers: {
      value: shown,
      onChange: change,
      onCompositionEnd: (event: CompositionEvent<TextField>) => edited(event.currentTarget),
      onKeyDown: keyDown,
      onBlur: blur,
      onInvalid: (event: InvalidEvent<TextField>) => {
        event.preventDefault();
        setSpoken(event.currentTarget === document.activeElement);
        const message = submitMessage(kind, event.currentTarget);
        setProblem((before) => ({ message, cleared: before?.cleared }));
      },
    },
  };
}
