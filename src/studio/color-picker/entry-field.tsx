import clsx from "clsx";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";

type EntryFieldProps = {
  label: string;
  /** Read out after the label. */
  unit?: string;
  /** What the field shows while nothing is typed. */
  text: string;
  /** What a typed text is about. It goes when this changes. */
  about: string;
  /** The id of the message about a wrong text. None: nothing is wrong. */
  problem?: string;
  /** Takes a typed text. @returns whether it is one that can be used */
  onEnter: (text: string) => boolean;
  /** Arrows up and down, where the field is a number. */
  onStep?: (by: 1 | -1) => void;
  /** Called with what is typed, and without when it is thrown away. */
  onEdit: (text?: string) => void;
};

/** A text that takes effect with Enter, or when the field is left. A wrong one stays as it was typed. Escape takes it back. */
export function EntryField({ label, unit, text, about, problem, onEnter, onStep, onEdit }: EntryFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [draftAbout, setDraftAbout] = useState(about);
  // Set in the same render, so that no frame shows the typed text beside another colour.
  if (draftAbout !== about) {
    setDraftAbout(about);
    setDraft(undefined);
  }
  const enter = () => {
    if (draft !== undefined && onEnter(draft)) setDraft(undefined);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // The form around, if there is one, is not sent.
      event.preventDefault();
      enter();
    } else if (event.key === "Escape" && draft !== undefined) {
      // The text alone goes. A panel around stays open.
      event.stopPropagation();
      setDraft(undefined);
      onEdit();
    } else if (onStep && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onStep(event.key === "ArrowUp" ? 1 : -1);
    }
  };
  return (
    <div className={classes.entry}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {unit && <span className="sr-only">, {unit}</span>}
      </label>
      <input
        id={id}
        dir="ltr"
        type="text"
        inputMode={onStep ? "decimal" : "text"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft ?? text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          onEdit(event.currentTarget.value);
        }}
        onKeyDown={keyDown}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
        onBlur={enter}
        className={clsx(classes.input)}
      />
    </div>
  );
}
