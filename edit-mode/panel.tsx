import { useEffect, useRef, useState } from "react";
import type { Outcome, Section, State } from "../content-files.ts";
import type { Field } from "../fields.ts";
import { FieldEditor, labelOf, Said } from "./field-editor.tsx";
import { ImportResume } from "./import-resume.tsx";
import { Mail } from "./mail.tsx";
import { rank, route } from "./match.ts";
import { post, save, upload } from "./post.ts";

type Props = {
  state: State;
  outcome: Outcome | undefined;
  /** The case study's section that is being edited. */
  section: Section | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
  onStep: (name: "undo" | "redo") => Promise<void>;
};

const TABS = ["Left to do", "This page", "Site", "Work", "Mail"] as const;

export function Panel({ state, outcome, section, onSaved, onClose, onStep }: Props) {
  const [tab, setTab] = useState(() => sessionStorage.getItem("edit-tab") ?? TABS[0]);
  useEffect(() => sessionStorage.setItem("edit-tab", tab), [tab]);
  const panel = useRef<HTMLElement>(null);
  /** The button that was pressed, which the change may replace. */
  const pressed = useRef<{ name: string; at: number }>(undefined);
  const buttons = () => [...(panel.current?.querySelectorAll("button") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change
  useEffect(() => {
    const { name = "", at = -1 } = pressed.current ?? {};
    // At the end of a list there is only the other one.
    const other = name.replace(/(?:up|down)$/, (way) => (way === "up" ? "down" : "up"));
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    const all = buttons();
    const named = (sought: string) => all.find((each) => nameOfButton(each) === sought);
    (named(name) ?? named(other) ?? all[at])?.focus();
  }, [state]);
  const saved = () => {
    const at = buttons().indexOf(document.activeElement as HTMLButtonElement);
    const button = buttons()[at];
    pressed.current = button && { name: nameOfButton(button), at };
    return onSaved();
  };
  return (
    <aside ref={panel} className="edit-panel" aria-label="Edit">
      <div className="edit-row">
        <button type="button" disabled={!state.undo} onClick={() => void onStep("undo")}>
          Undo
        </button>
        <button type="button" disabled={!state.redo} onClick={() => void onStep("redo")}>
          Redo
        </button>
      </div>
      <Said outcome={outcome} />
      {section ? (
        <SectionEditor key={section.file + section.index} section={section} onSaved={onSaved} onClose={onClose} />
      ) : (
        <>
          <div className="edit-row">
            {TABS.map((name) => (
              <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
                {name}
              </button>
            ))}
          </div>
          {tab === "Left to do" && <LeftToDo state={state} onSaved={saved} />}
          {tab === "This page" && route() === "/about" && <ImportResume onSaved={saved} />}
          {tab === "This page" && (
            <Fields
              state={state}
              onSaved={saved}
              isShown={(field) => field.file !== "site.yaml" && [0, 1].includes(rank(field, route()))}
            />
          )}
          {tab === "Site" && <Site state={state} onSaved={saved} />}
          {tab === "Work" && <Work state={state} onSaved={saved} />}
          {tab === "Mail" && <Mail email={String(fieldAt(state, "site.yaml", "email")?.value)} />}
        </>
      )}
    </aside>
  );
}

const nameOfButton = (button: HTMLElement) => button.ariaLabel ?? button.textContent;

type Part = { state: State; onSaved: () => Promise<void> };

function Fields({ state, onSaved, isShown }: Part & { isShown: (field: Field) => boolean }) {
  const shown = state.fields.filter((field) => isShown(field) && field.type !== "group");
  return shown.map((field) => {
    if (field.type !== "list") {
      return (
        <FieldEditor
          key={`${field.file}${field.path}${JSON.stringify(field.value)}`}
          field={field}
          fields={state.fields}
          onSaved={() => void onSaved()}
        />
      );
    }
    const entries = (field.value as unknown[] | undefined) ?? [];
    if (entries.length || field.choices) return null;
    return (
      <div className="edit-field" key={`${field.file}${field.path}`}>
        <span>{labelOf(field)}</span>
        <p className="edit-help">{field.help}</p>
        <Add
          label="Add entry"
          change={() =>
            save({ file: field.file, path: [...field.path], was: field.value ?? null, index: 0, item: field.blank })
          }
          onSaved={onSaved}
        />
      </div>
    );
  });
}

/** A button that changes something, and what the build says to it. */
function Add({
  label,
  change,
  onSaved,
  name,
}: {
  label: string;
  name?: string;
  change: () => Promise<Outcome>;
  onSaved: () => Promise<void>;
}) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={name}
        // Not disabled, which would drop the focus.
        aria-busy={isBusy}
        onClick={async () => {
          if (isBusy) return;
          setBusy(true);
          const said = await change();
          setBusy(false);
          setOutcome(said);
          if (!said.problems && !said.message) await onSaved();
        }}
      >
        {isBusy ? `${label} …` : label}
      </button>
      {outcome && (
        <Said outcome={outcome.conflict ? { message: "The file was changed elsewhere. Try again." } : outcome} />
      )}
    </>
  );
}

const fieldAt = ({ fields }: State, file: string, key: string) =>
  fields.find((field) => field.file === file && nameOf(field.path) === key);

const listAt = (state: State, file: string, key: string) =>
  (fieldAt(state, file, key)?.value as string[] | undefined) ?? [];

function Site({ state, onSaved }: Part) {
  const out = listAt(state, "site.yaml", "leaveOut");
  const pages = fieldAt(state, "site.yaml", "leaveOut")?.choices;
  const known = state.fields.some(
    ({ file, path, value }) => file === "site.yaml" && path[0] === "leaveOut" && value !== undefined,
  );
  return (
    <>
      <fieldset className="edit-field">
        <legend>Pages</legend>
        {pages?.map((page) => (
          <div className="edit-row" key={page}>
            <a href={`#/${page}`}>{page}</a>
            <Add
              label={out.includes(page) ? "Show" : "Hide"}
              name={`${out.includes(page) ? "Show" : "Hide"} ${page}`}
              change={() =>
                save({
                  file: "site.yaml",
                  path: ["leaveOut"],
                  was: known ? out : null,
                  value: out.includes(page) ? out.filter((each) => each !== page) : [...out, page],
                })
              }
              onSaved={onSaved}
            />
          </div>
        ))}
      </fieldset>
      <ImportResume onSaved={onSaved} />
      <Fields
        state={state}
        onSaved={onSaved}
        isShown={({ file, path }) => file === "site.yaml" && path[0] !== "work" && path[0] !== "leaveOut"}
      />
    </>
  );
}

function Work({ state, onSaved }: Part) {
  const listed = listAt(state, "site.yaml", "work");
  const order = [...listed.keys()];
  const base = { file: "site.yaml", path: ["work"], was: listed };
  const arrange = (next: number[]) => () => save({ ...base, order: next });
  return (
    <>
      <ol className="edit-list">
        {listed.map((slug, index) => (
          <li className="edit-row" key={slug}>
            <a href={`#/work/${slug}`}>{slug}</a>
            {index > 0 && (
              <Add
                label="↑"
                name={`Move ${slug} up`}
                change={arrange(order.toSpliced(index, 1).toSpliced(index - 1, 0, index))}
                onSaved={onSaved}
              />
            )}
            {index < listed.length - 1 && (
              <Add
                label="↓"
                name={`Move ${slug} down`}
                change={arrange(order.toSpliced(index, 1).toSpliced(index + 1, 0, index))}
                onSaved={onSaved}
              />
            )}
            <Add label="Hide" name={`Hide ${slug}`} change={arrange(order.toSpliced(index, 1))} onSaved={onSaved} />
          </li>
        ))}
        {state.drafts.map((slug) => (
          <li className="edit-row" key={slug}>
            {slug} (draft)
            <Add
              label="Show"
              name={`Show ${slug}`}
              change={() => save({ ...base, index: listed.length, item: slug })}
              onSaved={onSaved}
            />
          </li>
        ))}
      </ol>
      <NewStudy onSaved={onSaved} />
    </>
  );
}

/** Keeps the form of a new case study. */
const NEW_STUDY = "edit-new-study";

function NewStudy({ onSaved }: Pick<Part, "onSaved">) {
  const [outcome, setOutcome] = useState<Outcome>();
  // Text typed before the page was reloaded.
  const [typed] = useState<Record<string, string>>(() => JSON.parse(sessionStorage.getItem(NEW_STUDY) ?? "{}"));
  const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
  return (
    <form
      className="edit-field"
      onInput={({ currentTarget }) => sessionStorage.setItem(NEW_STUDY, JSON.stringify(valuesOf(currentTarget)))}
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const said = await post("study", valuesOf(form));
        setOutcome(said);
        if (said.problems || said.message) return;
        sessionStorage.removeItem(NEW_STUDY);
        form.reset();
        await onSaved();
      }}
    >
      <strong>New case study</strong>
      {["title", "role", "kind", "color"].map((name) => (
        <label key={name}>
          {labelOf({ path: [name] })} <input name={name} defaultValue={typed[name]} required={name === "title"} />
        </label>
      ))}
      <label>
        Edge{" "}
        <select name="edge" defaultValue={typed.edge}>
          <option value="">none</option>
          {["arches", "film", "ruler", "steps"].map((edge) => (
            <option key={edge}>{edge}</option>
          ))}
        </select>
      </label>
      <button type="submit">Add case study</button>
      <Said outcome={outcome} />
    </form>
  );
}

/** `count`: how many sections the text had when it was last saved, as `was`. */
type SectionDraft = { text: string; was: string; count: number };

/** A section's Markdown, saved when the typing pauses and the build can read it. */
function SectionEditor({
  section,
  onSaved,
  onClose,
}: {
  section: Section;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const { file, index, text: stored } = section;
  const draftKey = `edit:${file}#${index}`;
  const [draft, setDraft] = useState<SectionDraft>(
    () => JSON.parse(sessionStorage.getItem(draftKey) ?? "null") ?? { text: stored, was: stored, count: 1 },
  );
  const { text, was, count } = draft;
  const [outcome, setOutcome] = useState<Outcome>();
  const area = useRef<HTMLTextAreaElement>(null);
  // The caret stays too when the page reloads.
  useEffect(() => {
    const caret = Number(sessionStorage.getItem("edit-caret"));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }, []);
  useEffect(() => {
    // An empty section would be deleted, and the next one take its place: see the button.
    if (text.trim() === was || !text.trim()) return;
    const timer = setTimeout(async () => {
      const change = { file, section: index, count, was, text: text.trim() };
      const said = await save(change);
      setOutcome(said);
      if (said.problems || said.message || said.conflict) return;
      sessionStorage.removeItem(draftKey);
      setDraft((now) => ({ ...now, was: change.text, count: said.count ?? 1 }));
      await onSaved();
    }, 600);
    return () => clearTimeout(timer);
  }, [text, was, count, file, index, draftKey, onSaved]);

  function type(next: string) {
    setDraft({ ...draft, text: next });
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, text: next }));
  }

  const theirs = String(outcome?.conflict?.theirs);

  async function finish() {
    if (!text.trim()) {
      const said = await save({ file, section: index, count, was, text: "" });
      setOutcome(said);
      if (said.problems || said.message || said.conflict) return;
      sessionStorage.removeItem(draftKey);
      await onSaved();
    }
    onClose();
  }

  async function insert(picture: File | undefined) {
    if (!picture) return;
    const said = await upload(file, picture);
    setOutcome(said);
    const at = area.current?.selectionStart ?? text.length;
    if (!said.name) return;
    type(`${text.slice(0, at)}\n\n![PLACEHOLDER: what the picture shows](${said.name})\n\n${text.slice(at)}`);
  }

  return (
    <div className="edit-field edit-section">
      <label htmlFor="edit-section">Markdown of this section. Drop a picture to add it.</label>
      <textarea
        id="edit-section"
        ref={area}
        dir="auto"
        value={text}
        onChange={({ target }) => {
          type(target.value);
          sessionStorage.setItem("edit-caret", String(target.selectionStart));
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const [picture] = event.dataTransfer.files;
          if (!picture) return;
          event.preventDefault();
          void insert(picture);
        }}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      />
      <input
        type="file"
        accept="image/*"
        aria-label="Add a picture"
        onChange={({ target }) => void insert(target.files?.[0])}
      />
      <Said outcome={outcome} />
      {outcome?.conflict && (
        <div className="edit-said">
          <p>The file was changed elsewhere. It says:</p>
          <pre>{theirs}</pre>
          <button type="button" onClick={() => setDraft({ ...draft, was: theirs })}>
            Keep mine
          </button>
          <button
            type="button"
            onClick={() => {
              setDraft({ ...draft, was: theirs, text: theirs });
              setOutcome(undefined);
              sessionStorage.removeItem(draftKey);
            }}
          >
            Take the file's
          </button>
        </div>
      )}
      <button type="button" onClick={() => void finish()}>
        {text.trim() ? "Done" : "Delete section"}
      </button>
    </div>
  );
}

type Finding = { file: string; line: number; key: string; value: string };
type Left = { placeholders: Finding[]; confirmations: Finding[]; notes: string[] };

/** What `npm run doctor` lists, each with a way to its field. */
function LeftToDo({ state, onSaved }: Part) {
  const [left, setLeft] = useState<Left & Outcome>();
  const [most, setMost] = useState(0);
  const [open, setOpen] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change, once no other follows
  useEffect(() => {
    const timer = setTimeout(
      async () => {
        const found = await post<Left>("left");
        setLeft(found);
        if (found.placeholders) setMost((before) => Math.max(before, count(found)));
      },
      left ? 2000 : 0,
    );
    return () => clearTimeout(timer);
  }, [state]);
  if (!left) return <p role="status">Looking for what is left …</p>;
  if (!left.placeholders) return <Said outcome={left} />;
  const done = most - count(left);
  return (
    <>
      <label>
        {count(left)} left to do <progress value={done} max={most || 1} />
      </label>
      <ul className="edit-list">
        {left.confirmations.map(({ file, line, value }) => (
          <li key={file + value}>
            {value} <small>{`${file}:${line}`}</small>
            <Add
              label="Keep"
              name={`Keep: ${value}`}
              change={() => post("confirm", { file, value })}
              onSaved={onSaved}
            />
          </li>
        ))}
        {left.placeholders.map((finding) => {
          const name = `${finding.file}:${finding.line}`;
          const field = fieldAt(state, finding.file, finding.key);
          return (
            <li key={name + finding.key}>
              <button
                type="button"
                aria-expanded={open === name}
                onClick={() => setOpen(open === name ? undefined : name)}
              >
                {finding.value}
              </button>
              <small>{name}</small>
              {open === name && field && (
                <FieldEditor field={field} fields={state.fields} onSaved={() => void onSaved()} />
              )}
              {open === name && !field && finding.file.startsWith("work/") && (
                <a href={`#/${finding.file.replace("/case-study.md", "")}`}>Open its page, and click the section.</a>
              )}
            </li>
          );
        })}
        {left.notes.map((note) => {
          const [, name] = /npm run (resume|previews|status)$/.exec(note) ?? [];
          return (
            <li key={note}>
              {note}
              {name && <Add label={`Run ${name}`} change={() => post("run", { name })} onSaved={onSaved} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

const count = ({ placeholders, confirmations, notes }: Left) =>
  placeholders.length + confirmations.length + notes.length;

/** As doctor names a key. */
const nameOf = (path: Field["path"]) =>
  path.reduce<string>(
    (name, step) => (typeof step === "number" ? `${name}[${step}]` : name ? `${name}.${step}` : step),
    "",
  );
