/** The requests of edit mode's endpoint, by action. A schema's message completes "Expected: …", or is a sentence. */
import { z } from "zod";
import { MAIL_KEYS } from "../mail-keys.mjs";

const request = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: `an object with ${Object.keys(shape).join(", ") || "no keys"}` });
const text = z.string({ error: "text" });
/** Numbers of entries and sections. */
const index = z.int({ error: "a whole number" }).min(0, { error: "0 or more" }).max(10_000, { error: "10000 or less" });
const path = z.array(z.union([text, index]), { error: "a list of keys" }).min(1, { error: "a key" });
const key = z
  .string({ error: "text" })
  .regex(/^[\w-]+$/, { error: "a key as EmailJS shows it, of the characters a-z, A-Z, 0-9, _ and -" });

/** `was` is what the page showed, to notice another editor's change. */
const of = { file: text, was: z.unknown().optional() };
const nothing = request({});

export const requests = {
  state: nothing,
  undo: nothing,
  redo: nothing,
  /** Quick: without generated files. */
  left: request({ quick: z.boolean({ error: "true or false" }).default(false) }),
  /** A change of one value, list or section. */
  change: z.union(
    [
      request({ ...of, path, order: z.array(index) }),
      request({ ...of, path, index, item: z.unknown() }),
      // A text may get more headings while it is typed, and so span several sections.
      request({ ...of, section: index, count: index.optional(), text }),
      // Without a value the key is deleted.
      request({ ...of, path, value: z.unknown().optional() }),
    ],
    { error: "a change of one value, list or section" },
  ),
  study: request({
    title: text.trim().min(1, { error: "Type a title for the case study first." }),
    kind: text.default(""),
    role: text.default(""),
    color: text.default(""),
    edge: text.default(""),
  }),
  remove: request({ path: text }),
  unlist: request({ slug: text }),
  recipient: request({ slug: text, name: text.trim().min(1, { error: "Type the recipient's name first." }) }),
  withdraw: request({ slug: text, name: text }),
  picture: request({ beside: text.default(""), name: text.default("") }),
  useResume: request({ text, was: text }),
  /** Deletes a CONFIRM comment. */
  confirm: request({ file: text, value: text }),
  run: request({ name: z.enum(["resume", "previews", "status"], { error: '"resume", "previews" or "status"' }) }),
  mail: request({
    keys: request(Object.fromEntries(MAIL_KEYS.map((name) => [name, key]))).optional(),
    /** Whether the service has accepted a test message. */
    accepted: z.boolean({ error: "true or false" }).optional(),
  }),
};

export type Requests = { [Name in keyof typeof requests]: z.output<(typeof requests)[Name]> };
