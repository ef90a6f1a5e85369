import type { Outcome } from "../vite/edit/content-files.ts";

/** The build's words about a change: the mistakes, and how to fix them. */
export function wordsOf({ problems = [], message, conflict }: Outcome = {}): string {
  const words = problems.map(({ file, line, found, expected }) => {
    const place = line ? `${file}, line ${line}` : file;
    return `Found ${found}. Expected: ${expected}. (${place})`;
  });
  if (conflict) words.push(`The file was changed elsewhere. It says: ${String(conflict.theirs ?? "nothing")}`);
  return [message, ...words].filter(Boolean).join("\n");
}

/** Whether a change is saved. */
export function isDone({ problems, message, conflict }: Outcome): boolean {
  return !problems && !message && !conflict;
}

export function Message({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <p role="status" className="edit-message">
      {wordsOf(outcome)}
    </p>
  );
}
