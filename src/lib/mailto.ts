/** Some mail programs cut off longer addresses (Outlook: 2083 characters). */
const MAX_LENGTH = 1900;
const CUT = "\n[…]";

type Mailto = { href: string; shortened: boolean };

/** A link that opens a message in the visitor's mail program; a body that is too long is shortened. */
export function mailto(to: string, subject: string, body: string): Mailto {
  const start = `mailto:${encodeURIComponent(to).replace("%40", "@")}?subject=${encode(subject)}&body=`;
  const whole = start + encode(body);
  if (whole.length <= MAX_LENGTH) return { href: whole, shortened: false };
  let href = start;
  for (const character of body) {
    const next = href + encode(character);
    if (next.length > MAX_LENGTH - encode(CUT).length) break;
    href = next;
  }
  return { href: href + encode(CUT), shortened: true };
}

/** Line breaks become CRLF (RFC 6068, section 5). Half a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r\n|\r|\n/g, "\r\n"));
}
