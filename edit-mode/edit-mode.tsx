import { useCallback, useEffect, useRef, useState } from "react";
import type { Outcome, State } from "../content-files.ts";
import type { Field } from "../fields.ts";
import { FieldEditor, Said } from "./field-editor.tsx";
import { findTargets, shownText, type Target } from "./match.ts";
import { Panel } from "./panel.tsx";
import { loadState, post, save, upload } from "./post.ts";

const KEY = "edit-mode";
/** In ms. A page that renders changes many elements at once. */
const QUIET = 150;

type Open = { element: HTMLElement; target: Target };

/** The key of the open text or section: it opens again when the page reloads, as it does when the dev server starts again. */
const OPEN = "edit-open";
const keyOf = (target: Target) =>
  "field" in target ? `${target.field.file}#${target.field.path}` : `${target.section.file}##${target.section.index}`;

/** The switch in the corner. While it is on, each text of the content opens in place, and the panel has the rest. */
export function EditMode() {
  const [isOn, setOn] = useState(() => location.search === "?edit" || sessionStorage.getItem(KEY) === "1");
  const [state, setState] = useState<State>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [open, setOpen] = useState<Open>();
  const targets = useRef(new Map<HTMLElement, Target>());

  const refresh = useCallback(async () => {
    const next = await loadState();
    setOutcome(next.fields ? undefined : next);
    if (next.fields) setState(next);
  }, []);

  useEffect(() => {
    sessionStorage.setItem(KEY, isOn ? "1" : "");
    if (isOn) void refresh();
    else setOpen(undefined);
  }, [isOn, refresh]);

  // A file was saved in a text editor. A text that is being typed waits: saving it tells of the change.
  useEffect(() => {
    const follow = () => {
      if (!Object.keys(sessionStorage).some((key) => key.startsWith("edit:"))) void refresh();
    };
    if (isOn) import.meta.hot?.on("vite:afterUpdate", follow);
    return () => import.meta.hot?.off("vite:afterUpdate", follow);
  }, [isOn, refresh]);

  // Marks what can be edited, again whenever the page renders.
  useEffect(() => {
    if (!isOn || !state) return;
    let timer = 0;
    const mark = () => {
      unmark(targets.current);
      targets.current = findTargets(state);
      for (const element of targets.current.keys()) {
        element.dataset.edit = element.tabIndex < 0 ? "tab" : "";
        if (element.dataset.edit) element.tabIndex = 0;
      }
      const again = [...targets.current].find(([, target]) => keyOf(target) === sessionStorage.getItem(OPEN));
      if (again) setOpen((now) => now ?? { element: again[0], target: again[1] });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(mark, QUIET);
    };
    mark();
    const observer = new MutationObserver(soon);
    observer.observe(document.getElementById("root") as HTMLElement, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      unmark(targets.current);
    };
  }, [isOn, state]);

  useEffect(() => {
    if (!isOn) return;
    const begin = (event: MouseEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent && event.key !== "Enter") return;
      // With a modifier a link is followed.
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const element = (event.target as Element).closest<HTMLElement>("[data-edit]");
      const target = element && targets.current.get(element);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      sessionStorage.setItem(OPEN, keyOf(target));
      setOpen({ element, target });
    };
    const drop = async (event: DragEvent) => {
      const image = (event.target as Element).closest?.<HTMLImageElement>("[data-edit] img, img[data-edit]");
      const target = targets.current.get(image?.closest<HTMLElement>("[data-edit]") as HTMLElement);
      if (!image || !target || !state) return;
      event.preventDefault();
      const [picture] = event.dataTransfer?.files ?? [];
      if (event.type !== "drop" || !picture) return;
      setOutcome(await replacePicture(target, image.alt, picture, state.fields));
      await refresh();
    };
    const options = { capture: true };
    document.addEventListener("click", begin, options);
    document.addEventListener("keydown", begin, options);
    document.addEventListener("dragover", drop);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("click", begin, options);
      document.removeEventListener("keydown", begin, options);
      document.removeEventListener("dragover", drop);
      document.removeEventListener("drop", drop);
    };
  }, [isOn, state, refresh]);

  const close = () => {
    sessionStorage.removeItem(OPEN);
    open?.element.focus();
    setOpen(undefined);
  };
  const known = open && "section" in open.target ? open.target.section : undefined;
  // Its id changes while its heading is typed.
  const section = state?.sections.find(({ file, index }) => file === known?.file && index === known.index);
  const inPlace = open && "field" in open.target ? open.target.field : undefined;

  return (
    <>
      <button type="button" className="edit-switch" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
        Edit
      </button>
      {isOn && !state && <Said outcome={outcome} />}
      {isOn && state && (
        <Panel
          state={state}
          outcome={outcome}
          section={section}
          onSaved={refresh}
          onClose={close}
          onStep={async (name) => {
            setOutcome(await post(name));
            await refresh();
          }}
        />
      )}
      {state && open && inPlace && (
        <InPlace element={open.element}>
          <FieldEditor
            key={`${inPlace.file}${inPlace.path}`}
            field={inPlace}
            fields={state.fields}
            isInPlace
            style={fontOf(open.element)}
            onCancel={close}
            onType={(text) => showTyped(open.element, text, shownText(inPlace))}
            onSaved={async (isDone) => {
              if (isDone) close();
              await refresh();
            }}
          />
        </InPlace>
      )}
    </>
  );
}

/** Stores a dropped picture, and names it in place of the one with this alternative text. */
async function replacePicture(target: Target, alt: string, picture: File, fields: readonly Field[]): Promise<Outcome> {
  const { file } = "field" in target ? target.field : target.section;
  const stored = await upload(file, picture);
  if (!stored.name) return stored;
  if ("section" in target) {
    const { index, text } = target.section;
    const [before, after, ...more] = text.split(`![${alt}](`);
    if (after === undefined || more.length) {
      return { message: `${stored.name} is in the folder. Open the section, and name it there.` };
    }
    const changed = `${before}![${alt}](${stored.name}${after.replace(/^[^\s)]+/, "")}`;
    return save({ file, section: index, was: text, text: changed });
  }
  const path = [...target.field.path.slice(0, -1), "file"];
  const was = fields.find((each) => each.file === file && String(each.path) === String(path))?.value;
  return save({ file, path, was, value: stored.name });
}

function unmark(targets: ReadonlyMap<HTMLElement, Target>): void {
  for (const element of targets.keys()) {
    if (element.dataset.edit) element.removeAttribute("tabindex");
    delete element.dataset.edit;
  }
}

/** Covers an element, and follows it. */
function InPlace({ element, children }: { element: HTMLElement; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const { left, top, width } = element.getBoundingClientRect();
      const style = box.current?.style;
      if (!style) return;
      const wide = Math.min(Math.max(width, 320), innerWidth - 16);
      style.width = `${wide}px`;
      style.left = `${scrollX + Math.max(8, Math.min(left, innerWidth - wide - 8))}px`;
      style.top = `${scrollY + Math.max(8, top)}px`;
    };
    place();
    box.current?.scrollIntoView({ block: "nearest" });
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, [element]);
  return (
    <div ref={box} className="edit-in-place">
      {children}
    </div>
  );
}

/** Titles are too large for a field. */
function fontOf(element: HTMLElement) {
  const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
  return Number.parseFloat(fontSize) > 40 ? {} : { fontFamily, fontSize, fontWeight, lineHeight };
}

/** Shows the typed text on the page at once. A title in lines waits for the build, which breaks it. */
function showTyped(element: HTMLElement, typed: string, shown: string): void {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  const [only] = texts;
  if (only && texts.length === 1 && (element.dataset.editTyped === "" || only.data.trim() === shown.trim())) {
    element.dataset.editTyped = "";
    only.data = typed;
  }
}
