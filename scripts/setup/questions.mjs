/** Asks for everything in the terminal, and checks each answer by the schema at its question. */
import { homedir } from "node:os";
import process from "node:process";
import { confirm, intro, isCancel, log, multiselect, select, text } from "@clack/prompts";
import { Stopped } from "../support/stoppable.mjs";
import { issueOf, link, mailKey, portrait, site, withScheme } from "./answers.mjs";
import { askColor } from "./color-prompt.mjs";
import { checkPhoto, readResume } from "./given-files.mjs";
import { product } from "./product.mjs";

const { PAGES } = product;

/** Pages that can be left out by a question. */
const ASKED = ["showcase", "inquiry", "dashboard"];
const MAX_LINKS = 6;

/** @throws {Stopped} when the question was cancelled */
async function answered(question) {
  const value = await question;
  if (isCancel(value)) throw new Stopped();
  return value;
}

/** Asks for a text. An optional one may be undefined. */
async function ask(message, schema, { initial = "", hint = "", optional = false } = {}) {
  let offered;
  const validate = (typed = "") => {
    if (optional && !typed.trim()) return;
    const issue = issueOf(schema, typed);
    const meant = issue && withScheme(typed);
    if (!meant || issueOf(schema, meant)) return issue;
    // The same text again accepts the suggestion.
    if (offered === typed) return;
    offered = typed;
    return `The address needs https://. Press Enter again to take ${meant}`;
  };
  // A line break would submit the answer.
  const line = initial.replaceAll(/\s*\n\s*/g, " ").trim();
  const typed = (await answered(text({ message, initialValue: line, placeholder: hint, validate }))) ?? "";
  if (optional && !typed.trim()) return;
  if (typed === line) return schema.parse(initial);
  return schema.parse(issueOf(schema, typed) ? withScheme(typed) : typed);
}

/** The path of a file dropped on the terminal. */
export function droppedPath(typed) {
  const path = typed.trim().replace(/^(['"])(.*)\1$/, "$2");
  const plain = path === typed.trim() && process.platform !== "win32" ? path.replaceAll(/\\(.)/g, "$1") : path;
  return plain.replace(/^~(?=\/)/, homedir());
}

/** Asks for a file and reads it at once. Empty changes nothing. */
async function askFile(message, read) {
  const validate = async (typed = "") => {
    if (!typed.trim()) return;
    try {
      await read(droppedPath(typed));
    } catch (error) {
      if (error.name !== "OwnerError" && !("expected" in error)) throw error;
      const of = ({ line, key, found, expected }) =>
        `Line ${line}${key ? `, ${key}` : ""}: ${found}. Expected: ${expected}.`;
      return error.problems ? error.problems.slice(0, 3).map(of).join("\n") : `${error.message}.`;
    }
  };
  const typed = await answered(text({ message, placeholder: "empty: none", validate }));
  return typed?.trim() ? droppedPath(typed) : undefined;
}

const yesNo = (message, initialValue) => answered(confirm({ message, initialValue }));

/**
 * Asks all questions. Defaults are the content's current values.
 * @param {ReturnType<typeof import("./present.mjs").readPresent>} present
 * @returns {Promise<Record<string, any>>} in the form of a file of answers
 * @throws {Stopped} when it was cancelled
 */
export async function askAll(present) {
  intro("Your site. Ctrl+C leaves everything as it is, until the last question.");
  const now = present.isFirst ? {} : present.site;
  const hints = present.isFirst ? present.site : {};
  const answers = {
    name: await ask("Your name", site.name, { initial: now.name, hint: hints.name }),
    title: await ask("Your job title, the landing page's large text", site.title, {
      initial: now.title,
      hint: hints.title,
    }),
    bio: await ask("Two or three sentences about you", site.bio, { initial: now.bio }),
    email: await ask("Your email address", site.email, { initial: now.email, hint: hints.email }),
    site: await ask("The address of the published site", site.site, { initial: now.site, hint: hints.site }),
    links: await askLinks(now.links ?? []),
    copyright: await ask("The side box's last line", site.copyright, {
      initial: String(now.copyright ?? `© ${new Date().getFullYear()}`),
    }),
    ...(await askColors(present)),
    ...(await askMail(present)),
    resume: await askFile("Your resume as JSON Resume: a file, or an https address", (path) =>
      readResume(path, process.cwd()),
    ),
    photo: await askPhoto(present),
    samples: await askSamples(present),
    leaveOut: await askPages(present),
  };
  return answers;
}

async function askLinks(now) {
  const links = [];
  while (links.length < MAX_LINKS) {
    const old = now[links.length];
    const end = links.length ? "empty: no more" : "e.g. GitHub; empty: none";
    const label = await ask(`Link ${links.length + 1} of the side box (${end})`, link.label, {
      initial: old?.label,
      optional: true,
    });
    if (!label) break;
    const href = await ask(`The address of ${label}`, link.href, { initial: old?.href });
    links.push({ ...(old?.name && old.label === label && old.href === href && { name: old.name }), label, href });
  }
  return links;
}

async function askColors({ layer }) {
  const { base } = await product.loadTokens("{}");
  const sections = JSON.parse(layer);
  const answers = {};
  for (const [key, name] of /** @type {const} */ ([
    ["primaryColor", "Primary colour: accent line and buttons"],
    ["secondaryColor", "Secondary colour: filled links, selection, and the strip in the light theme"],
  ])) {
    if (sections.dark?.[key] || sections.light?.[key]) {
      log.info(`${name}: tokens/org_settings.tokens.json has one for each theme, and keeps them.`);
      continue;
    }
    const now = sections.both?.[key];
    const value = typeof now === "object" ? now.$value : now;
    // A DTCG object, or another token's name, is not typed here.
    const initialValue = typeof value === "string" && product.readColor(value) ? value : "";
    const typed = await answered(
      askColor({ message: `${name} (any of CSS)`, key, initialValue, look: { layer, base, answers } }),
    );
    if (typed?.trim()) answers[key] = typed.trim();
    else if (initialValue) answers[key] = null;
  }
  return answers;
}

async function askMail({ mail, pages }) {
  const has = mail.publicKey && mail.serviceId && mail.templateId;
  log.message(
    "The contact form sends through EmailJS: an account at https://www.emailjs.com, in it a service and a template. Without\nkeys the form offers the visitor's own mail program.",
  );
  const answers = {};
  if (await yesNo(has ? "Change the EmailJS keys?" : "Do you have EmailJS keys?", !has && Boolean(mail.publicKey))) {
    answers.mail = {
      publicKey: await ask("Public key (Account, General)", mailKey, { initial: mail.publicKey }),
      serviceId: await ask("Service ID (Email Services)", mailKey, { initial: mail.serviceId, hint: "service_…" }),
      templateId: await ask("Template ID (Email Templates)", mailKey, { initial: mail.templateId, hint: "template_…" }),
    };
  }
  if (answers.mail || has) {
    const message = "Send inquiries to you as well? Otherwise they reach nobody.";
    answers.deliverInquiries = await yesNo(message, pages.inquiry?.deliverByEmail ?? true);
  }
  return answers;
}

async function askPhoto({ isFirst, site: { portrait: now } }) {
  const file = await askFile("Your photo: a file", (path) => checkPhoto(path, process.cwd()));
  if (!file) return;
  const alt = await ask("Alternative text: what the photo shows", portrait.alt, {
    initial: isFirst ? "" : now?.alt,
  });
  return { file, alt };
}

/** Samples that the owner has not edited. */
async function askSamples({ slugs, states, isFirst }) {
  const choices = {};
  for (const slug of slugs) {
    const state = isFirst ? "sample" : states[slug];
    if (state !== "sample" && state !== "emptied") continue;
    choices[slug] = await answered(
      select({
        message: `The sample case study ${slug}`,
        initialValue: state === "sample" ? "keep" : "empty",
        options: [
          { value: "keep", label: "Keep", hint: "as it is" },
          { value: "empty", label: "Empty", hint: "keeps title and headings for your own texts" },
          { value: "drop", label: "Drop" },
        ],
      }),
    );
  }
  return choices;
}

async function askPages({ site: { leaveOut: now = [] } }) {
  const chosen = await answered(
    multiselect({
      message: "Pages to leave out (Space selects, Enter continues)",
      options: ASKED.map((value) => ({ value, label: value })),
      initialValues: ASKED.filter((page) => now.includes(page)),
      required: false,
    }),
  );
  return PAGES.filter((page) => (ASKED.includes(page) ? chosen : now).includes(page) && page !== "work");
}
