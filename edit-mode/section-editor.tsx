import { useEffect, useRef, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { Outcome, Section } from "../vite/edit/content-files.ts";
import { useEdit } from "./edit-context.ts";
import { isDone, wordsOf } from "./message.tsx";
import { PictureDrop } from "./picture-drop.tsx";
import { save, upload } from "./post.ts";
import { TextArea } from "./text-area.tsx";

/** Pause in typing before the text is saved, in ms. */
const PAUSE = 600;
const CARET = "edit-caret";

/** `count`: how many sections the text had when it was last saved, as `was`. */
type Draft = { text: string; was: string; count: number };

/** A section's Markdown, saved when the typing pauses and the build can read it. */
export function SectionEditor({ section, onClose }: { section: Section; onClose: () => void }) {
  const { refresh } = useEdit();
  const { file, index } = section;
  const draftKey = `edit:${file}#${index}`;
  const [draft, setDraft] = useState(
    () => storedDraft(draftKey) ?? { text: section.text, was: section.text, count: 1 },
  );
  const { text, was, count } = draft;
  const [outcome, setOutcome] = useState<Outcome>();
  const area = useRef<HTMLTextAreaElement>(null);
  const next = text.trim();

  // The caret stays too when the page reloads.
  useEffect(() => {
    const caret = Number(sessionStorage.getItem(CARET));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the typing pauses
  useEffect(() => {
    // An empty section would be deleted, and the next one take its place: see the button.
    if (next === was || !next) return;
    const timer = setTimeout(commit, PAUSE);
    return () => clearTimeout(timer);
  }, [text, was, count]);

  async function commit() {
    const result = await save({ file, section: index, count, was, text: next });
    setOutcome(result);
    if (!isDone(result)) return false;
    sessionStorage.removeItem(draftKey);
    setDraft((now) => ({ ...now, was: next, count: result.count ?? 1 }));
    await refresh();
    return true;
  }

  function type(typed: string) {
    setDraft({ ...draft, text: typed });
    sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, text: typed }));
    sessionStorage.setItem(CARET, String(area.current?.selectionStart));
  }

  async function insert(pictures: FileList) {
    const result = await upload(file, pictures);
    setOutcome(result);
    if (!result.name) return;
    const at = area.current?.selectionStart ?? text.length;
    type(`${text.slice(0, at)}\n\n![PLACEHOLDER: what the picture shows](${result.name})\n\n${text.slice(at)}`);
  }

  const theirs = String(outcome?.conflict?.theirs ?? "");
  function take() {
    setDraft({ text: theirs, was: theirs, count });
    setOutcome(undefined);
    sessionStorage.removeItem(draftKey);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field inside
    <div className="edit-field edit-section" onKeyDown={({ key }) => key === "Escape" && onClose()}>
      <PictureDrop label="Add a picture" onPick={insert}>
        <TextArea
          ref={area}
          label="Markdown of this section. Drop a picture to add it."
          message={wordsOf(outcome)}
          value={text}
          onChange={type}
        />
      </PictureDrop>
      {outcome?.conflict && (
        <div className="edit-row">
          <Button size="small" variant="line" onClick={() => setDraft({ ...draft, was: theirs })}>
            Keep mine
          </Button>
          <Button size="small" variant="line" onClick={take}>
            Take the file’s
          </Button>
        </div>
      )}
      <Button size="small" onClick={async () => (next || (await commit())) && onClose()}>
        {next ? "Done" : "Delete section"}
      </Button>
    </div>
  );
}

/** The text typed before the page was reloaded, unless it cannot be read. */
function storedDraft(key: string): Draft | undefined {
  try {
    const draft: Draft = JSON.parse(sessionStorage.getItem(key) ?? "");
    return typeof draft.text === "string" && typeof draft.was === "string" && draft.count > 0 ? draft : undefined;
  } catch {
    return undefined;
  }
}
