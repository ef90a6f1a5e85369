import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { Change, Outcome } from "../vite/edit/content-files.ts";
import type { Field } from "../vite/edit/fields.ts";
import { Action } from "./action.tsx";
import { EdgeChoice } from "./edge-choice.tsx";
import { useEdit } from "./edit-context.ts";
import { EntryActions, isLastOfEntry } from "./entry-actions.tsx";
import { labelOf, shownText } from "./fields.ts";
import { isDone, wordsOf } from "./message.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { check, save, upload } from "./post.ts";
import { TextArea } from "./text-area.tsx";

/** Pause in typing before the build checks the text, in ms. */
const PAUSE = 200;

type FieldEditorProps = {
  field: Field;
  hasFocus?: boolean;
  /** Shows what is typed on the page. */
  onType?: (text: string) => void;
  /** For an editor that covers a text of the page. */
  onClose?: () => void;
};

/** One key of the content. Typed text stays in the tab until it is saved or cancelled. */
export function FieldEditor({ field, hasFocus, onType, onClose }: FieldEditorProps) {
  const { state, refresh } = useEdit();
  const { file, path, type, value } = field;
  const stored = shownText(field);
  const draftKey = `edit:${file}:${path.join(".")}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? stored);
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef(0);
  const control = useRef<HTMLTextAreaElement>(null);
  const isChanged = text !== stored;
  const conflict = outcome?.conflict;
  const base = { file, path: [...path], was: value ?? null };
  const changeTo = (typed: string): Change => {
    const next = type === "number" ? Number(typed) : typed.trim();
    // An optional text that is emptied goes back to its default.
    return { ...base, value: next === "" && !field.isRequired ? undefined : next };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was reloaded
  useEffect(() => {
    // Before the editor has its place, which the page then scrolls to.
    if (hasFocus) control.current?.focus({ preventScroll: true });
    if (isChanged) typeText(text);
    return () => clearTimeout(timer.current);
  }, []);

  function typeText(typed: string) {
    setText(typed);
    onType?.(typed);
    sessionStorage.setItem(draftKey, typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => setOutcome(await check(changeTo(typed))), PAUSE);
  }

  async function saveAndClose(change: Change) {
    clearTimeout(timer.current);
    const result = await save(change);
    if (isDone(result)) await close();
    return result;
  }

  async function commit(change: Change) {
    setOutcome(await saveAndClose(change));
  }

  function close() {
    clearTimeout(timer.current);
    sessionStorage.removeItem(draftKey);
    onClose?.();
    return refresh();
  }

  function cancel() {
    setText(stored);
    setOutcome(undefined);
    onType?.(stored);
    void close();
  }

  async function replacePicture(pictures: FileList) {
    const result = await upload(file, pictures);
    setOutcome(result);
    if (result.name) await commit({ ...base, value: result.name });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void commit(changeTo(text));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (type === "boolean") {
    const isTrue = Boolean(value ?? field.fallback);
    return (
      <div className="edit-field">
        <strong>{`${labelOf(field)}: ${isTrue}`}</strong>
        <small>{field.help}</small>
        <Action run={() => save({ ...base, value: !isTrue })}>{`Set to ${!isTrue}`}</Action>
      </div>
    );
  }
  const input = (
    <TextArea
      ref={control}
      label={`${labelOf(field)}${field.isRequired ? "" : " (optional)"}`}
      hint={field.help}
      message={wordsOf(outcome)}
      value={text}
      onChange={typeText}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field inside
    <div className="edit-field" onKeyDown={handleKey}>
      {path.at(-1) === "file" ? (
        <PictureDrop label="Choose another picture" onPick={replacePicture}>
          {input}
        </PictureDrop>
      ) : (
        input
      )}
      {path[0] === "edge" && <EdgeChoice choose={(name) => saveAndClose({ ...base, value: name })} />}
      <div className="edit-row">
        {isChanged && (
          <Button
            size="small"
            onClick={() => void commit({ ...changeTo(text), ...(conflict && { was: conflict.theirs }) })}
          >
            {conflict ? "Keep mine" : "Save"}
          </Button>
        )}
        {(onClose || isChanged) && (
          <Button size="small" variant="line" onClick={cancel}>
            {conflict ? "Take the file’s" : "Cancel"}
          </Button>
        )}
        {(onClose || isLastOfEntry(field, state.fields)) && <EntryActions field={field} save={saveAndClose} />}
      </div>
    </div>
  );
}
