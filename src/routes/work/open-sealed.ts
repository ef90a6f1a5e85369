/** Opens a sealed case study: the key in the address, the files, and what is kept in this tab. */
import type { CaseStudy, Sealed, SealedText } from "#content/work/case-study.ts";
import { decrypt, filePlace, fromHex, importKey, keyPlace, LINK_KEY } from "#lib/sealed.ts";
import { readStored, store } from "#lib/stored.ts";

const LENGTH = 41;
const kept = (slug: string) => `sealed:${slug}`;

/** Takes the key out of the address, or the tab's storage. A mail filter has made it a query, which servers log. */
export function takeKey(slug: string): string | "filtered" | undefined {
  const url = new URL(location.href);
  const isFiltered = url.searchParams.has("k");
  const [path, query] = url.hash.split("?");
  const given = new URLSearchParams(query).get("k");
  if (isFiltered || given !== null) {
    url.searchParams.delete("k");
    url.hash = path ?? "";
    history.replaceState(history.state, "", url);
  }
  if (isFiltered) return "filtered";
  // If storage is blocked, a reload asks for the link again.
  if (given !== null) store("sessionStorage", kept(slug), given);
  return given ?? readStored("sessionStorage", kept(slug)) ?? undefined;
}

export function forgetKey(slug: string): void {
  store("sessionStorage", kept(slug), null);
}

/** The case study's key, or why the given one does not open it. */
export async function openKey({ keys, withdrawn }: Sealed, slug: string, given: string) {
  if (!crypto.subtle) return "insecure";
  // Without what a mail program has added, such as a full stop.
  const [hex = ""] = /^[\da-f]*/.exec(given.toLowerCase()) ?? [];
  const [, id = "", key = ""] = LINK_KEY.exec(hex.slice(0, LENGTH)) ?? [];
  try {
    if (Object.hasOwn(keys, id)) {
      const secret = await decrypt(await importKey(fromHex(key)), fromHex(keys[id] ?? ""), keyPlace(slug, id));
      return await importKey(new Uint8Array(secret));
    }
  } catch {
    // Another key.
  }
  forgetKey(slug);
  if (hex.length < LENGTH) return "incomplete";
  return withdrawn.includes(id) ? "withdrawn" : "wrong";
}

/** Keeps a picture's place until it is here. */
const BLANK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

type Step = { study: CaseStudy; hasFilm: boolean };

/** The text at once, and again with each file. A film is shown when all of it is here. @throws when a file fails to load */
export async function* openFiles({ text }: Sealed, slug: string, key: CryptoKey): AsyncGenerator<Step> {
  const open = async (file: string) => {
    const answer = await fetch(new URL(file, document.baseURI));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return decrypt(key, new Uint8Array(await answer.arrayBuffer()), filePlace(slug, file));
  };
  const { study, types }: SealedText = JSON.parse(new TextDecoder().decode(await open(text)));
  const written = JSON.stringify(study);
  const addresses = new Map<string, string>();
  const files = Object.entries(types);
  const step = (): Step => {
    const fill = (whole: string, file: string) =>
      file in types ? JSON.stringify(addresses.get(file) ?? BLANK) : whole;
    const filled = JSON.parse(written.replaceAll(/"(assets\/[\da-f]+\.bin)"/g, fill));
    return { study: filled, hasFilm: Boolean(study.film) && addresses.size === files.length };
  };
  yield step();
  for (const [file, type] of files) {
    const blob = new Blob([await open(file)], { type });
    // The page's policy allows pictures as data.
    addresses.set(file, type.startsWith("image/") ? await dataUrl(blob) : URL.createObjectURL(blob));
    yield step();
  }
}

function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
