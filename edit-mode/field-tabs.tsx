/** The tabs that are forms: the fields of the shown page, and those of the whole site. */
import { useEffect, useState } from "react";
import type { Field } from "../vite/edit/fields.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { FieldEditor } from "./field-editor.tsx";
import { fieldAt, isOfPage, labelOf, shownPage, studyOf } from "./fields.ts";
import { ImportResume } from "./import-resume.tsx";
import { save } from "./post.ts";
import { Privacy } from "./privacy.tsx";

/** Keys of site.yaml and of case studies that have a form of their own. */
const ELSEWHERE = { site: ["work", "leaveOut"], page: ["listed", "sealed"] };

export function PageTab() {
  const [, follow] = useState("");
  useEffect(() => {
    // Each page sets the title, and no event tells of a visit.
    const observer = new MutationObserver(() => follow(shownPage()));
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  const page = shownPage();
  return (
    <>
      {page === "/about" && <ImportResume />}
      <Privacy file={studyOf(page)} />
      <FieldList isShown={(field) => isOfPage(field, page) && !ELSEWHERE.page.includes(String(field.path[0]))} />
    </>
  );
}

export function SiteTab() {
  return (
    <>
      <Pages />
      <ImportResume />
      <Language />
      <FieldList isShown={({ file, path }) => file === "site.yaml" && !ELSEWHERE.site.includes(String(path[0]))} />
    </>
  );
}

/** A list is shown by its entries, an empty one by a button that adds the first. */
function FieldList({ isShown }: { isShown: (field: Field) => boolean }) {
  const { state } = useEdit();
  const shown = state.fields.filter((field) => isShown(field) && field.type !== "group");
  return shown.map((field) => {
    const { file, path, type, value, blank } = field;
    if (type !== "list") return <FieldEditor key={`${file}${path}${JSON.stringify(value)}`} field={field} />;
    if ((value as unknown[] | undefined)?.length) return null;
    return (
      <div className="edit-field" key={`${file}${path}`}>
        <strong>{labelOf(field)}</strong>
        <small>{field.help}</small>
        <Action run={() => save({ file, path: [...path], was: value ?? null, index: 0, item: blank })}>
          Add entry
        </Action>
      </div>
    );
  });
}

/** Offers the system's language until one is set. */
function Language() {
  const { state } = useEdit();
  const { value, fallback } = fieldAt(state, "site.yaml", ["language"]) ?? {};
  const { language } = new Intl.Locale(navigator.language);
  if (value !== undefined || language === fallback) return null;
  const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
  return (
    <Action run={() => save({ file: "site.yaml", path: ["language"], was: null, value: language })}>
      {`Set the site’s language to ${name}`}
    </Action>
  );
}

function Pages() {
  const { state } = useEdit();
  const { value, choices } = fieldAt(state, "site.yaml", ["leaveOut"]) ?? {};
  const hidden = (value as string[] | undefined) ?? [];
  const leaveOut = (pages: string[]) =>
    save({ file: "site.yaml", path: ["leaveOut"], was: value ?? null, value: pages });
  return (
    <fieldset className="edit-field">
      <legend>Pages</legend>
      {choices?.map((page) => {
        const isHidden = hidden.includes(page);
        const next = isHidden ? hidden.filter((each) => each !== page) : [...hidden, page];
        const label = isHidden ? "Show" : "Hide";
        return (
          <div className="edit-row" key={page}>
            <a href={`#/${page}`}>{page}</a>
            <Action name={`${label} ${page}`} run={() => leaveOut(next)}>
              {label}
            </Action>
          </div>
        );
      })}
    </fieldset>
  );
}
