import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Change, Outcome } from "../content-files.ts";
import type { Field } from "../fields.ts";
import { shownText } from "./match.ts";
import { check, save, upload } from "./post.ts";

/** `links[1].href` in words: "Links 2, href". */
export function labelOf({ path }: Pick<Field, "path">): string {
  const words = path.map((step) =>
    typeof step === "number" ? `${step + 1}` : step.replaceAll(/([A-Z])/g, " $1").toLowerCase(),
  );
  const label = words.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The build's words about a change: found, and how to fix it. */
export function Said({ outcome }: { outcome: Outcome | undefined }) {
  const { problems = [], message } = outcome ?? {};
  return (
    <div role="status" className="edit-said">
      {message && <p>{message}</p>}
      {problems.map(({ file, line, key, found, expected }) => (
        <p key={`${file}${line}${key}`}>
          Found {found}. Expected: {expected}. <small>{`${file}${line ? `, line ${line}` : ""}`}</small>
        </p>
      ))}
    </div>
  );
}

type Props = {
  field: Field;
  fields: readonly Field[];
  /** Called after each save, and with `true` when the editor should close. */
  onSaved: (isDone: boolean) => void;
  onCancel?: () => void;
  /** Shows what is typed on the page. */
  onType?: (text: string) => void;
  style?: CSSProperties;
  /** Covers the text on the page, and takes the focus. */
  isInPlace?: boolean;
};

/** One key of the content. Typed text stays in the tab until it is saved or cancelled. */
export function FieldEditor({ field, fields, onSaved, onCancel, onType, style, isInPlace }: Props) {
  const { file, path, help, type, value, choices } = field;
  const draftKey = `edit:${file}:${path.join(".")}`;
  const [text, setText] = useState(() => sessionStorage.getItem(draftKey) ?? shownText(field));
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef(0);
  const id = `edit-${file}-${path.join("-")}`;
  const was = value ?? null;
  const change = (typed: string): Change => {
    const next = type === "number" ? Number(typed) : typed.trim();
    // An optional text that is emptied goes back to its default.
    return { file, path: [...path], was, value: next === "" && !field.isRequired ? undefined : next };
  };
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was reloaded
  useEffect(() => {
    // Before the editor has its place, which the page then scrolls to.
    if (isInPlace) area.current?.focus({ preventScroll: true });
    if (text !== shownText(field)) onInput(text);
    return () => clearTimeout(timer.current);
  }, []);

  function onInput(typed: string) {
    setText(typed);
    onType?.(typed);
    sessionStorage.setItem(draftKey, typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => setOutcome(await check(change(typed))), 200);
  }

  async function commit(each: Change, isDone: boolean) {
    clearTimeout(timer.current);
    const said = await save(each);
    setOutcome(said);
    if (said.problems || said.message || said.conflict) return;
    sessionStorage.removeItem(draftKey);
    onSaved(isDone);
  }

  function cancel() {
    sessionStorage.removeItem(draftKey);
    setText(shownText(field));
    setOutcome(undefined);
    onType?.(shownText(field));
    onCancel?.();
  }

  async function replacePicture(picture: File | undefined) {
    if (!picture) return;
    const said = await upload(file, picture);
    setOutcome(said);
    if (said.name) await commit({ file, path: [...path], was, value: said.name }, true);
  }

  const isPicture = path.at(-1) === "file";
  const conflict = outcome?.conflict;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the file input does the same by keyboard
    <div
      className="edit-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (!isPicture) return;
        event.preventDefault();
        void replacePicture(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>
        {labelOf(field)}
        {!field.isRequired && <small> (optional)</small>}
      </label>
      {type === "boolean" ? (
        <input
          id={id}
          type="checkbox"
          checked={Boolean(value ?? field.fallback)}
          onChange={({ target }) => void commit({ file, path: [...path], was, value: target.checked }, false)}
        />
      ) : choices ? (
        <select id={id} value={text} onChange={({ target }) => void commit(change(target.value), false)}>
          {choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <textarea
          id={id}
          ref={area}
          dir="auto"
          value={text}
          rows={Math.min(8, Math.ceil(text.length / 40) || 1)}
          style={style}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onInput(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") cancel();
            else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void commit(change(text), true);
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      )}
      {isPicture && (
        <input
          type="file"
          accept="image/*"
          aria-label="Choose another picture"
          onChange={({ target }) => void replacePicture(target.files?.[0])}
        />
      )}
      <p id={`${id}-help`} className="edit-help">
        {help}
      </p>
      <Said outcome={outcome} />
      {conflict && (
        <div className="edit-said">
          <p>
            The file was changed elsewhere. It says: <q>{String(conflict.theirs ?? "nothing")}</q>
          </p>
          <button type="button" onClick={() => void commit({ ...change(text), was: conflict.theirs }, true)}>
            Keep mine
          </button>
          <button
            type="button"
            onClick={() => {
              sessionStorage.removeItem(draftKey);
              onSaved(true);
            }}
          >
            Take the file's
          </button>
        </div>
      )}
      <div className="edit-row">
        {text !== shownText(field) && (
          <button type="button" className="edit-main" onClick={() => void commit(change(text), true)}>
            Save
          </button>
        )}
        {(onCancel || text !== shownText(field)) && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
        <EntryButtons field={field} fields={fields} isInPlace={isInPlace} commit={(each) => void commit(each, true)} />
      </div>
    </div>
  );
}

/** The list entry that a field with a value of its own is or belongs to, such as "links,0". */
function entryOf({ path, type }: Field): string | undefined {
  if (type === "list" || type === "group") return;
  return String(path.slice(0, path.findLastIndex((step) => typeof step === "number") + 1));
}

type EntryProps = {
  field: Field;
  fields: readonly Field[];
  isInPlace: boolean | undefined;
  commit: (change: Change) => void;
};

/** Adds, moves and deletes the list entry that a field is or belongs to. */
function EntryButtons({ field, fields, isInPlace, commit }: EntryProps) {
  const { file, path } = field;
  const at = path.findLastIndex((step) => typeof step === "number");
  const list = fields.find((each) => each.file === file && String(each.path) === String(path.slice(0, at)));
  if (at < 0 || !list) return null;
  // In a form, once for each entry.
  const isLast = fields.findLast((each) => each.file === file && entryOf(each) === entryOf(field)) === field;
  if (!isInPlace && !isLast) return null;
  const index = path[at] as number;
  const entries = list.value as unknown[];
  const order = [...entries.keys()];
  const base = { file, path: [...list.path], was: entries };
  const entry = entries[index];
  const name = entry instanceof Object ? Object.values(entry)[0] : entry;
  const move = (to: number) => commit({ ...base, order: order.toSpliced(index, 1).toSpliced(to, 0, index) });
  return (
    <>
      {index > 0 && (
        <button type="button" aria-label={`Move ${name} up`} onClick={() => move(index - 1)}>
          ↑
        </button>
      )}
      {index < entries.length - 1 && (
        <button type="button" aria-label={`Move ${name} down`} onClick={() => move(index + 1)}>
          ↓
        </button>
      )}
      {entries.length < (list.most ?? Infinity) && (
        <button
          type="button"
          aria-label={`Add entry after ${name}`}
          onClick={() => commit({ ...base, index: index + 1, item: list.blank })}
        >
          Add entry
        </button>
      )}
      <button
        type="button"
        aria-label={`Delete entry ${name}`}
        onClick={() => commit({ ...base, order: order.toSpliced(index, 1) })}
      >
        Delete entry
      </button>
    </>
  );
}
