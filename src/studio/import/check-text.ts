/** What can be said of a file before it is parsed. */
import { UnreadableFile } from "./unreadable.ts";

const MOST = 5 * 1024 * 1024;

/** How files begin that hold no text. A byte that is no UTF-8 arrives as U+FFFD. */
const MAGIC: readonly (readonly [RegExp, string, string])[] = [
  [/^[\u0089\ufffd]PNG/, "a PNG picture", "Drop the JSON file of the tokens instead."],
  [
    /^(?:\u00ff\u00d8\u00ff|\ufffd{2,4}[\s\S]{0,8}(?:JFIF|Exif))/,
    "a JPEG picture",
    "Drop the JSON file of the tokens instead.",
  ],
  [/^(?:GIF8|RIFF[\s\S]{4}WEBP)/, "a picture", "Drop the JSON file of the tokens instead."],
  [/^PK\p{Cc}{2}/u, "a ZIP archive", "Unpack it, and drop the files that were inside."],
  [/^%PDF/, "a PDF document", "Drop the JSON file of the tokens instead."],
];

/**
 * @returns the text without a byte order mark
 * @throws UnreadableFile where it is too long, empty, or no text
 */
export function checkText(file: string, text: string): string {
  const refuse = (found: string, mend: string) => new UnreadableFile(file, "", found, mend);
  if (text.length > MOST) {
    const size = (text.length / 1024 / 1024).toFixed(1);
    throw refuse(`The file has ${size} MB, and 5 MB are the most.`, "Export the tokens alone, without pictures.");
  }
  const head = text.slice(0, 64);
  for (const [pattern, what, mend] of MAGIC) {
    if (pattern.test(head)) throw refuse(`This is ${what}, and no file of tokens.`, mend);
  }
  if (text.slice(0, 4096).includes("\u0000") || /^\ufffd{2}/.test(head)) {
    throw refuse("This is no text.", "Drop a JSON file of tokens.");
  }
  const bare = text.replace(/^\ufeff/, "");
  if (!bare.trim()) throw refuse("The file is empty.", "Export it anew, or drop another.");
  return bare;
}
