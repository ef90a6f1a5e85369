import { useEffect, useState } from "react";
import type { Outcome } from "../vite/edit/content-files.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { FieldEditor } from "./field-editor.tsx";
import { fieldNamed } from "./fields.ts";
import { Message } from "./message.tsx";
import { post } from "./post.ts";

type Finding = { file: string; line: number; key: string; value: string };
type Left = { placeholders: Finding[]; confirmations: Finding[]; unused: string[]; notes: string[] };

/** In ms. Looking takes a second of the machine, so it waits until no other change follows. */
const PAUSE = 2000;

/** What `npm run doctor` lists: fields to fill in, pages to open and commands to run. */
export function LeftToDo() {
  const { state } = useEdit();
  const [left, setLeft] = useState<Left & Outcome>();
  const [most, setMost] = useState(0);
  const [isLooking, setLooking] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change
  useEffect(() => {
    const asking = new AbortController();
    const look = async (quick: boolean) => {
      const found = await post<Left>("left", { quick }, asking.signal);
      if (asking.signal.aborted) return;
      setLeft(found);
      setLooking(quick);
      if (found.placeholders) setMost((before) => Math.max(before, count(found)));
    };
    const ask = async () => {
      setLooking(true);
      // The texts at once; generated files take a second to compare, on a busy machine a minute.
      if (!left) await look(true);
      await look(false);
    };
    const timer = setTimeout(ask, left ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      // Otherwise each change would add a look, and keep the page waiting for its texts.
      asking.abort();
    };
  }, [state]);

  if (!left) return <p role="status">Looking for what is left …</p>;
  if (!left.placeholders) return <Message outcome={left} />;
  return (
    <>
      <label>
        {count(left)} left to do <progress value={most - count(left)} max={most || 1} />
      </label>
      <p role="status">{isLooking && "Comparing the resume and the link previews with the content …"}</p>
      <ul className="edit-list">
        {left.confirmations.map(({ file, line, value }) => (
          <li key={file + value}>
            {value} <small>{`${file}:${line}`}</small>
            <Action name={`Keep: ${value}`} run={() => post("confirm", { file, value })}>
              Keep
            </Action>
          </li>
        ))}
        {left.placeholders.map(({ file, line, key, value }) => {
          const field = fieldNamed(state, file, key);
          const page = `#/${file.replace("/case-study.md", "")}`;
          return (
            <li key={`${file}:${line}${key}`}>
              {field ? <FieldEditor field={field} /> : value} <small>{`${file}:${line}`}</small>
              {!field && file.startsWith("work/") && <a href={page}>Open its page, and click the section.</a>}
            </li>
          );
        })}
        {left.unused.map((path) => (
          <li key={path}>
            {path} is not shown on a page.
            <Action name={`Delete ${path}`} run={() => post("remove", { path })}>
              Delete
            </Action>
          </li>
        ))}
        {left.notes.map((note) => {
          const [, name] = /npm run (resume|previews|status)$/.exec(note) ?? [];
          return (
            <li key={note}>
              {note} {name && <Action run={() => post("run", { name })}>Run {name}</Action>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function count({ placeholders, confirmations, unused, notes }: Left): number {
  return placeholders.length + confirmations.length + unused.length + notes.length;
}
