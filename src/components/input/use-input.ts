import {
  type ChangeEvent,
  type CompositionEvent,
  type InvalidEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { type FieldProps, isComposing, useField, useFieldValue } from "#components/field/use-field.ts";
import { useTypedBefore } from "#components/field/use-typed-before.ts";
import { editPhone } from "./phone-number.ts";
import { useUndoHistory } from "./use-undo-history.ts";
import { type InputKind, submitMessage, violation } from "./validate.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

type InputState = {
  kind: InputKind;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  validate?: boolean | undefined;
};

export function useInput(
  props: FieldProps,
  { kind, value, defaultValue = "", onChange, validate = false }: InputState,
) {
  const control = useRef<TextField>(null);
  const [shown, set, reset] = useFieldValue(value, defaultValue, onChange);
  const [cleared, setCleared] = useState<string>();
  const field = useField(props, {
    control,
    onReset: () => {
      setCleared(undefined);
      reset();
    },
  });

  const changed = (target: TextField) => {
    if (target.validity.valid && !(validate && violation(kind, target.value))) {
      field.setProblem(undefined);
      setCleared(undefined);
    }
    set(target.value);
  };

  const history = useUndoHistory(control, kind === "phone", changed);
  const edited = (target: TextField, inputType?: string) => {
    if (kind === "phone") {
      const caret = target.selectionStart ?? target.value.length;
      // The text before any composition, which `shown` includes already.
      const next = editPhone(history.last() ?? shown, { value: target.value, caret }, inputType);
      if (next.value !== target.value) {
        // Written here, since the next render would put the caret at the end.
        target.value = next.value;
        target.setSelectionRange(next.caret, next.caret);
      }
      history.record(target);
    }
    changed(target);
  };

  const change = (event: ChangeEvent<TextField>) => {
    const { isComposing, inputType } = event.nativeEvent as InputEvent;
    // Writing to the field would end the composition.
    if (isComposing) set(event.currentTarget.value);
    else edited(event.currentTarget, inputType);
  };

  useTypedBefore(control, (target) => edited(target));

  const check = (target: TextField) => {
    const message = validate && violation(kind, target.value);
    if (!message) return;
    const { value } = target;
    field.setProblem({ message });
    setCleared((before) => value || before);
    set("");
  };

  const keyDown = (event: KeyboardEvent<TextField>) => {
    const { shiftKey, ctrlKey, altKey, metaKey } = event;
    if (event.key !== "Tab" || isComposing(event) || shiftKey || ctrlKey || altKey || metaKey) return;
    // On blur the browser has already chosen the next tab stop, so it would skip Undo.
    check(event.currentTarget);
  };

  const pending = useRef(() => {});
  useEffect(() => () => pending.current(), []);
  const blur = () => {
    pending.current = afterPress(() => {
      if (control.current && control.current !== document.activeElement) check(control.current);
    });
  };

  const undo = () => {
    if (!cleared) return;
    set(cleared);
    setCleared(undefined);
    control.current?.focus();
  };

  return {
    field,
    undo: cleared && undo,
    handlers: {
      value: shown,
      onChange: change,
      onCompositionEnd: (event: CompositionEvent<TextField>) => edited(event.currentTarget),
      onKeyDown: keyDown,
      onBlur: blur,
      onInvalid: (event: InvalidEvent<TextField>) => field.onInvalid(event, submitMessage(kind, event.currentTarget)),
    },
  };
}

/**
 * Runs a callback at once, or after the click if a button is pressed. An element that appeared before the release could push
 * the button from under the pointer, and the click would be lost.
 * @returns a function that cancels it
 */
function afterPress(run: () => void): () => void {
  if (!document.querySelector(":active")) {
    run();
    return () => {};
  }
  const listening = new AbortController();
  let timer = 0;
  const released = () => {
    listening.abort();
    timer = window.setTimeout(run);
  };
  // Not pointerup: after a tap, mousedown comes later and takes focus away.
  for (const event of ["mouseup", "dragend", "pointercancel"]) {
    window.addEventListener(event, released, { capture: true, signal: listening.signal });
  }
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
