import { useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { ImportOutcome } from "../vite/edit/content-files.ts";
import { Action } from "./action.tsx";
import { isDone, Message } from "./message.tsx";
import { post } from "./post.ts";

/** Replaces resume.json with a file, once the owner has seen what changes. */
export function ImportResume() {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const input = useRef<HTMLInputElement>(null);
  const { text, was, lines, hidden = [], unread = [] } = outcome ?? {};

  function close() {
    setOutcome(undefined);
    if (input.current) input.current.value = "";
  }

  async function accept() {
    const result = await post("use-resume", { text, was });
    if (isDone(result)) close();
    return result;
  }

  return (
    <div className="edit-field">
      <label htmlFor="edit-import">Import a resume</label>
      <small>A JSON Resume (.json), or the ZIP file that LinkedIn sends for “Get a copy of your data”.</small>
      <input
        id="edit-import"
        ref={input}
        type="file"
        accept=".json,.zip"
        // So that the same file can be chosen again, once it is fixed.
        onClick={close}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          setOutcome(file && (await post<ImportOutcome>("import", file)));
        }}
      />
      <Message outcome={outcome} />
      {lines && (
        <div className="edit-message">
          <div className="edit-row">
            <Action run={accept}>Use this resume</Action>
            <Button size="small" variant="line" onClick={close}>
              Cancel
            </Button>
          </div>
          {unread.length > 0 && <p>These cannot be read: {unread.join("; ")}.</p>}
          {hidden.length > 0 && <p>The about page does not show: {hidden.join(", ")}.</p>}
          <pre>{lines.join("\n") || "It is the same as resume.json."}</pre>
        </div>
      )}
    </div>
  );
}
