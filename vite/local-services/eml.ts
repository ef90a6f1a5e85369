/** A message as RFC 5322 text in UTF-8, so that an editor shows it too; names in encoded words (RFC 2047). */

/** As typed, including line breaks and injected headers. */
export type Letter = { user_name: string; user_email: string; message: string };

const CRLF = "\r\n";
const OWN_ADDRESS = "portfolio@localhost";
/** Keeps an encoded word within 76 characters. */
const BYTES_PER_WORD = 39;

/**
 * The file, with CRLF line ends.
 * @param id unique, of letters, digits and dashes
 */
export function writeEml({ user_name: name, user_email: email, message }: Letter, date: Date, id: string): string {
  const sender = phrase(name);
  const headers = [
    ["Date", date.toUTCString().replace("GMT", "+0000")],
    ["Message-ID", `<${id}@localhost>`],
    ["From", `${sender}${CRLF} <${OWN_ADDRESS}>`],
    ["To", `<${OWN_ADDRESS}>`],
    // Only a plain address; the message's text shows what was typed.
    ...(isAddress(email) ? [["Reply-To", `${sender}${CRLF} <${email}>`]] : []),
    ["Subject", phrase(`Message from ${name}`)],
    ["MIME-Version", "1.0"],
    ["Content-Type", "text/plain; charset=UTF-8"],
    ["Content-Transfer-Encoding", "8bit"],
  ];
  const body = `Name: ${oneLine(name)}\nEmail: ${oneLine(email)}\n\n${message}\n`;
  return `${headers.map(([header, value]) => `${header}: ${value}`).join(CRLF)}${CRLF}${CRLF}${body.replaceAll(/\r\n|\r|\n/g, CRLF)}`;
}

/** Text for a header: plain words unchanged, anything else as encoded words, which cannot end the header. */
function phrase(text: string): string {
  if (/^[a-z0-9'-]+( [a-z0-9'-]+)*$/i.test(text) && text.length <= BYTES_PER_WORD) return text;
  const words: string[] = [];
  let word = "";
  for (const character of oneLine(text)) {
    if (Buffer.byteLength(word + character) > BYTES_PER_WORD) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`).join(`${CRLF} `);
}

function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}

function isAddress(email: string): boolean {
  return email.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(email);
}
