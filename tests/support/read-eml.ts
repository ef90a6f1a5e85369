/** Reads a message the way a mail program does: unfolds headers and decodes encoded words. */
export function readEml(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const unfolded = source.slice(0, end).replace(/\r\n(?=[ \t])/g, "");
  const headers: Record<string, string> = {};
  for (const line of unfolded.split("\r\n")) {
    const [, name = "", value = ""] = /^([!-9;-~]+): (.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = decodeWords(value);
  }
  return { headers, body: source.slice(end + 4) };
}

/** Blanks between two encoded words are not part of the text (RFC 2047, section 6.2). */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)[ \t]+(?==\?)/g, "$1")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text) => Buffer.from(text, "base64").toString("utf8"));
}
