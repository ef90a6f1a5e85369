import { Input } from "#components/input/input.tsx";
import { useDraft } from "#lib/use-draft.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { EntryActions } from "./entry-actions.tsx";
import { fieldAt, studyOf } from "./fields.ts";
import { isDone } from "./message.tsx";
import { post, save } from "./post.ts";

const EMPTY = { title: "" };

/** The work list, its drafts, and a new case study. */
export function WorkTab() {
  const { state } = useEdit();
  const { draft, change, clear } = useDraft("edit-new-study", EMPTY);
  const listed = (fieldAt(state, "site.yaml", ["work"])?.value as string[] | undefined) ?? [];
  const show = (slug: string) =>
    save({ file: "site.yaml", path: ["work"], was: listed, index: listed.length, item: slug });
  const addStudy = async () => {
    const result = await post("study", draft);
    if (isDone(result)) clear(draft);
    return result;
  };
  return (
    <>
      <ol className="edit-list">
        {listed.map((slug, index) => {
          const field = fieldAt(state, "site.yaml", ["work", index]);
          const isSet = (key: string, value: boolean) =>
            fieldAt(state, studyOf(`/work/${slug}`), [key])?.value === value;
          return (
            <li className="edit-row" key={slug}>
              <a href={`#/work/${slug}`}>{slug}</a> {isSet("listed", false) && "(unlisted)"}{" "}
              {isSet("sealed", true) && "(sealed)"}
              {field && <EntryActions field={field} save={save} remove="Hide" />}
            </li>
          );
        })}
        {state.drafts.map((slug) => (
          <li className="edit-row" key={slug}>
            {slug} (draft)
            <Action name={`Show ${slug}`} run={() => show(slug)}>
              Show
            </Action>
            <Action name={`Delete ${slug}`} run={() => post("remove", { path: `work/${slug}` })}>
              Delete
            </Action>
          </li>
        ))}
      </ol>
      <div className="edit-field">
        <Input
          label="Title of a new case study"
          hint="Its page has the rest."
          value={draft.title}
          onChange={(title) => change("title", title)}
        />
        <Action run={addStudy}>Add case study</Action>
      </div>
    </>
  );
}
