import { useRef, useState } from "react";
import type { ImportOutcome, Outcome } from "../content-files.ts";
import { Said } from "./field-editor.tsx";
import { post } from "./post.ts";

/** Replaces resume.json with a file, once the owner has seen what changes. */
export function ImportResume({ onSaved }: { onSaved: () => Promise<void> }) {
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const input = useRef<HTMLInputElement>(null);
  const { text, was, lines, hidden } = outcome ?? {};

  function close(next?: Outcome) {
    setOutcome(next);
    if (input.current) input.current.value = "";
  }

  return (
    <div className="edit-field">
      <label htmlFor="edit-import">Import a resume</label>
      <p className="edit-help">
        A JSON Resume (.json), or the ZIP file that LinkedIn sends for “Get a copy of your data”.
      </p>
      <input
        id="edit-import"
        ref={input}
        type="file"
        accept=".json,.zip"
        // So that the same file can be chosen again, once it is fixed.
        onClick={() => close()}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          setOutcome(file && (await post<ImportOutcome>("import", file)));
        }}
      />
      <Said outcome={outcome} />
      {lines && (
        <div className="edit-said">
          <div className="edit-row">
            <button
              type="button"
              className="edit-main"
              onClick={async () => {
                const said = await post("use-resume", { text, was });
                close(said);
                await onSaved();
              }}
            >
              Use this resume
            </button>
            <button type="button" onClick={() => close()}>
              Cancel
            </button>
          </div>
          {hidden && hidden.length > 0 && <p>The about page does not show: {hidden.join(", ")}.</p>}
          <pre>{lines.join("\n") || "It is the same as resume.json."}</pre>
        </div>
      )}
    </div>
  );
}
