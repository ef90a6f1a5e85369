import type { Change, Outcome } from "../vite/edit/content-files.ts";
import type { Field } from "../vite/edit/fields.ts";
import { Action } from "./action.tsx";
import { useEdit } from "./edit-context.ts";
import { fieldAt } from "./fields.ts";

type EntryActionsProps = {
  /** A list's entry, or a field of one. */
  field: Field;
  save: (change: Change) => Promise<Outcome>;
  /** Leaves the entry out. Default: "Delete entry". */
  remove?: string;
};

/** Adds, moves and deletes an entry of a list. */
export function EntryActions({ field: { file, path, format }, save, remove = "Delete entry" }: EntryActionsProps) {
  const { state } = useEdit();
  const at = indexOf(path);
  const list = at < 0 ? undefined : fieldAt(state, file, path.slice(0, at));
  if (!list) return null;
  const index = path[at] as number;
  const entries = list.value as unknown[];
  const entry = entries[index];
  const name = entry instanceof Object ? Object.values(entry)[0] : entry;
  const base = { file, path: [...list.path], was: entries };
  const others = [...entries.keys()].toSpliced(index, 1);
  const moveTo = (to: number) => () => save({ ...base, order: others.toSpliced(to, 0, index) });
  // Names, such as those of case studies, are not invented.
  const canAdd = (!format || format === "tag" || at < path.length - 1) && entries.length < (list.most ?? Infinity);
  return (
    <>
      {index > 0 && (
        <Action name={`Move ${name} up`} run={moveTo(index - 1)}>
          ↑
        </Action>
      )}
      {index < others.length && (
        <Action name={`Move ${name} down`} run={moveTo(index + 1)}>
          ↓
        </Action>
      )}
      {canAdd && (
        <Action name={`Add entry after ${name}`} run={() => save({ ...base, index: index + 1, item: list.blank })}>
          Add entry
        </Action>
      )}
      <Action name={`${remove} ${name}`} run={() => save({ ...base, order: others })}>
        {remove}
      </Action>
    </>
  );
}

/** Whether a field is the last of its entry in a form, which then has the entry's buttons. */
export function isLastOfEntry({ file, path }: Field, fields: readonly Field[]): boolean {
  const entry = (of: Field) => String(of.path.slice(0, indexOf(of.path) + 1));
  const own = fields.filter((each) => each.file === file && each.type !== "group" && each.type !== "list");
  const last = own.findLast((each) => entry(each) === String(path.slice(0, indexOf(path) + 1)));
  return String(last?.path) === String(path);
}

/** The position of the innermost list's index in a path, or -1. */
function indexOf(path: Field["path"]): number {
  return path.findLastIndex((step) => typeof step === "number");
}
