/** Longer addresses are cut off by some mail programs (Outlook: 2083 characters). */
const MAX_LENGTH = 1900;
const CUT = "\n[…]";

type Mailto = {
  href: string;
  /** The body was too long and only its beginning is in the link. */
  shortened: boolean;
};

/** A link that opens the visitor's mail program with a message in it. */
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

/** Line breaks are CRLF in mail (RFC 6068, section 5). Half a surrogate pair cannot be encoded at all. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r\n|\r|\n/g, "\r\n"));
}
