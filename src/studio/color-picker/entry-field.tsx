import clsx from "clsx";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { colorPickerClasses as classes } from "./color-picker.classes.ts";

type EntryFieldProps = {
  label: string;
  unit?: string;
  text: string;
  /** Typed text is dropped when this changes. */
  about: string;
  problem?: string;
  /** @returns whether the text is valid */
  onEnter: (text: string) => boolean;
  onStep?: (by: 1 | -1) => void;
  /** Called without text when Escape discards it. */
  onEdit: (text?: string) => void;
};

/** Applies its text on Enter or blur. Invalid text stays; Escape discards it. */
export function EntryField({ label, unit, text, about, problem, onEnter, onStep, onEdit }: EntryFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [draftAbout, setDraftAbout] = useState(about);
  // During render, so that no frame shows old text with a new colour.
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
      // Do not submit a surrounding form.
      event.preventDefault();
      enter();
    } else if (event.key === "Escape" && draft !== undefined) {
      // Do not close a surrounding panel.
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
