import type { Change, Outcome, State } from "../vite/edit/content-files.ts";

const token = document.querySelector<HTMLMetaElement>("meta[name=edit-token]")?.content ?? "";

/**
 * Asks the dev server. A server that does not answer is an outcome too, since what was typed must stay.
 * @param signal gives up, and so does the server
 */
export async function post<T = Outcome>(
  action: string,
  body: unknown = {},
  signal: AbortSignal | null = null,
): Promise<T & Outcome> {
  const isFile = body instanceof Blob;
  try {
    const response = await fetch(`/__edit/${action}`, {
      method: "POST",
      headers: { "x-edit-token": token, "content-type": isFile ? "application/octet-stream" : "application/json" },
      body: isFile ? body : JSON.stringify(body),
      signal,
    });
    return await response.json();
  } catch {
    const message = "The dev server isn’t responding. Restart it with npm run dev; your text is kept.";
    return { message } as T & Outcome;
  }
}

export const loadState = () => post<State>("state");
export const save = (change: Change) => post("change", change);
export const check = (change: Change) => post("check", change);

/** Stores a picture beside a file of the content. Its new name is in the outcome. A place takes one. */
export async function upload(beside: string, [file, another]: Iterable<File>): Promise<Outcome> {
  if (!file || another) return { message: "Nothing was added. Drop one picture at a time." };
  return post(`picture?${new URLSearchParams({ beside, name: file.name })}`, file);
}
