/** Reads a message the way a mail program does: unfolds headers, decodes encoded words and quoted-printable. */
export function readEml(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf("\r\n\r\n");
  const unfolded = source.slice(0, end).replace(/\r\n(?=[ \t])/g, "");
  const headers: Record<string, string> = {};
  for (const line of unfolded.split("\r\n")) {
    const [, name = "", value = ""] = /^([!-9;-~]+): (.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = decodeWords(value);
  }
  const bytes = source
    .slice(end + 4)
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return { headers, body: Buffer.from(bytes, "latin1").toString("utf8") };
}

/** Blanks between two encoded words are not part of the text (RFC 2047, section 6.2). */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)[ \t]+(?==\?)/g, "$1")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text) => Buffer.from(text, "base64").toString("utf8"));
}
