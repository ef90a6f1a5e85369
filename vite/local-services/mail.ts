/** EmailJS's send-form endpoint (https://www.emailjs.com/docs/rest-api/send-form/), writing into a folder. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import process from "node:process";
import { answerText, Refusal, readBody } from "../endpoints.ts";
import { writeFiles } from "../write-files.mjs";
import { type Letter, writeEml } from "./eml.ts";

/** EmailJS's limit for all variables of a message together, in bytes. */
const MAX_VARIABLES = 50 * 1024;
const MAX_BODY = 8 * 1024 * 1024;
/** EmailJS takes one request a second from a visitor. */
const INTERVAL = 1000;

const ids = {
  user_id: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  service_id: "The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin",
  template_id: "The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
} as const;
const variables = ["user_name", "user_email", "message"] as const;

/** @param outbox absolute path of the folder for the messages; created if missing */
export function createMailService(outbox: string) {
  const lastSent = new Map<string, number>();

  /** Answers 200 'OK' when the message is written, or 400, 413 or 429 with the service's text. */
  return async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, MAX_BODY);
    const message = check(await readFields(request.headers["content-type"], body));
    const since = Date.now() - (lastSent.get(message.user_email) ?? 0);
    if (since < INTERVAL) throw new Refusal(429, "Too many requests");
    lastSent.set(message.user_email, Date.now());
    const path = deliver(outbox, message);
    console.log(`Mail written to ${relative(process.cwd(), path)}`);
    answerText(response, 200, "OK");
  };
}

/** Writes a message as a file that any mail program opens, and returns its path. Its name contains no visitor's text. */
function deliver(outbox: string, letter: Letter): string {
  const date = new Date();
  const id = randomUUID();
  const path = join(outbox, `${date.toISOString().replace(/[:.]/g, "-")}-${id.slice(0, 8)}.eml`);
  writeFiles(new Map([[path, writeEml(letter, date, id)]]));
  return path;
}

/** @throws Refusal 400 when the body is not form data */
async function readFields(contentType: string | undefined, body: Buffer): Promise<FormData> {
  if (!contentType?.toLowerCase().startsWith("multipart/form-data")) {
    throw new Refusal(400, "The request must be multipart/form-data.");
  }
  try {
    const headers = { "content-type": contentType };
    return await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    throw new Refusal(400, "The form data could not be read.");
  }
}

type Message = Record<keyof typeof ids | (typeof variables)[number], string>;

/** @throws Refusal when something is missing or the variables are too large */
function check(fields: FormData): Message {
  const message: Partial<Message> = {};
  const needed = [...Object.entries(ids), ...variables.map((name) => [name, `Field ${name} is required.`] as const)];
  for (const [name, text] of needed) {
    const value = fields.get(name);
    if (typeof value !== "string" || value.trim() === "") throw new Refusal(400, text);
    message[name as keyof Message] = value;
  }
  let size = 0;
  for (const value of fields.values()) size += typeof value === "string" ? Buffer.byteLength(value) : value.size;
  if (size <= MAX_VARIABLES) return message as Message;
  const [given, most] = [size, MAX_VARIABLES].map((bytes) => `${Math.ceil(bytes / 1024)} kB`);
  throw new Refusal(413, `Variables size limit: ${given} of at most ${most}`);
}
