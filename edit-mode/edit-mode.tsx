import { useCallback, useEffect, useState } from "react";
import { Button } from "#components/button/button.tsx";
import type { Outcome, State } from "../vite/edit/content-files.ts";
import { EditContext } from "./edit-context.ts";
import { FieldEditor } from "./field-editor.tsx";
import { InPlace, showTyped } from "./in-place.tsx";
import { Message } from "./message.tsx";
import { Panel } from "./panel.tsx";
import { loadState } from "./post.ts";
import { useDroppedPicture } from "./use-dropped-picture.ts";
import { leave, type Open, useTargets } from "./use-targets.ts";

const IS_ON = "edit-mode";

/** The switch in the corner. While it is on, each text of the content opens in place, and the panel has the rest. */
export function EditMode() {
  const [isOn, setOn] = useState(() => location.search === "?edit" || sessionStorage.getItem(IS_ON) === "1");
  const [content, setContent] = useState<State>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [open, setOpen] = useState<Open>();
  const state = isOn ? content : undefined;

  const refresh = useCallback(async (done?: Outcome) => {
    const next = await loadState();
    setOutcome(next.fields ? done : next);
    if (next.fields) setContent(next);
  }, []);

  useEffect(() => {
    sessionStorage.setItem(IS_ON, isOn ? "1" : "");
    if (!isOn) return setOpen(undefined);
    void refresh();
    // A file was saved in a text editor. Not while the owner is typing; saving reports the conflict.
    const follow = () => {
      if (!Object.keys(sessionStorage).some((key) => key.startsWith("edit:"))) void refresh();
    };
    import.meta.hot?.on("vite:afterUpdate", follow);
    return () => import.meta.hot?.off("vite:afterUpdate", follow);
  }, [isOn, refresh]);

  useTargets(state, (next, isAgain) => setOpen((now) => (isAgain && now) || next));
  useDroppedPicture(state, refresh);

  const close = () => {
    if (open) leave(open);
    setOpen(undefined);
  };
  const [first] = open?.targets ?? [];
  const opened = first && "section" in first ? first.section : undefined;
  // Its id changes while its heading is typed.
  const section = state?.sections.find(({ file, index }) => file === opened?.file && index === opened.index);

  return (
    <>
      <Button className="edit-switch" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        Edit
      </Button>
      {isOn && !state && <Message outcome={outcome} />}
      {state && (
        <EditContext value={{ state, refresh }}>
          <Panel outcome={outcome} section={section} onClose={close} />
          {open && !section && (
            <InPlace element={open.element}>
              {open.targets.map((target, index) => {
                if (!("field" in target)) return null;
                const { field } = target;
                return (
                  <FieldEditor
                    key={`${field.file}${field.path}`}
                    field={field}
                    hasFocus={index === 0}
                    onType={(text) => showTyped(open.element, text, field)}
                    onClose={close}
                  />
                );
              })}
            </InPlace>
          )}
        </EditContext>
      )}
    </>
  );
}
