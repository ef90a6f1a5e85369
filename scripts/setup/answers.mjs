/**
 * The answers of setup. A file of answers is JSON, with paths from its own folder:
 *
 *   { "name": "Ada Example", "title": "Illustrator", "bio": "…", "email": "ada@…", "site": "https://…",
 *     "copyright": "© 2026", "links": [{ "label": "…", "href": "https://…", "name": "…" }],
 *     "primaryColor": "#0a7d55", "secondaryColor": { "dark": "gold", "light": "indigo" },
 *     "typeface": "@fontsource-variable/inter",
 *     "mail": { "publicKey": "…", "serviceId": "…", "templateId": "…", "origin": "…" }, "deliverInquiries": true,
 *     "resume": "resume.json", "photo": { "file": "me.jpg", "alt": "What the picture shows" },
 *     "samples": { "a-sample": "keep" | "empty" | "drop" }, "caseStudies": ["folder of a case study"],
 *     "about": { "lead": "…", "bio": ["…"], "quote": { "text": "…", "by": "…" } or null },
 *     "leaveOut": ["showcase"] }
 *
 * The first run needs the first line, later runs only the name. Missing keys change nothing.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { root } from "../../vite/root.mjs";
import { checkPhoto, mistake, readResume, readStudyFolder } from "./given-files.mjs";
import { product } from "./product.mjs";

const { OwnerError, PAGES, pagesSchema, readColor, readYaml, siteSchema } = product;

/** Fields of the content's schema. */
export const site = siteSchema.shape;
export const link = site.links.element.shape;
export const portrait = site.portrait.unwrap().shape;
const about = pagesSchema.unwrap().shape.about.unwrap().shape;

const COLOR = 'an opaque colour of CSS, such as "#0a7d55", "tomato" or "oklch(0.5 0.1 160)"';
export const color = z.string({ error: COLOR }).refine((value) => readColor(value), { error: COLOR });
/** A dollar or a hash has a meaning in a file of variables. */
export const mailKey = z
  .string({ error: "a key as EmailJS shows it" })
  .regex(/^[\w-]+$/, { error: "a key as EmailJS shows it: letters, digits, _ and -" });
/** `work` follows from the case studies. */
const LEAVABLE = PAGES.filter((page) => page !== "work");

/** @param {{ slugs: string[], isFirst: boolean }} present names of the samples, and whether content/ is still missing */
function schemaFor({ slugs, isFirst }) {
  const first = (schema) => (isFirst ? schema : schema.optional());
  const twoColors = z.union([color, z.strictObject({ dark: color, light: color })], {
    error: `${COLOR}; or { "dark": …, "light": … } with one for each theme`,
  });
  const choice = z.enum(["keep", "empty", "drop"], { error: '"keep", "empty" or "drop"' }).optional();
  const path = (what) => z.string({ error: what }).min(1, { error: what });
  return z.strictObject(
    {
      name: site.name,
      title: first(site.title),
      bio: first(site.bio),
      email: first(site.email),
      site: first(site.site),
      copyright: site.copyright.optional(),
      links: site.links.optional(),
      primaryColor: twoColors.optional(),
      secondaryColor: twoColors.optional(),
      typeface: path("the name of a font package").optional(),
      mail: z
        .strictObject(
          {
            publicKey: mailKey,
            serviceId: mailKey,
            templateId: mailKey,
            origin: z
              .string()
              .regex(/^(?:\/|https?:\/\/)[^\s#$"'`]*$/, { error: 'an address, or a path such as "/"' })
              .optional(),
          },
          { error: "publicKey, serviceId and templateId in braces" },
        )
        .optional(),
      deliverInquiries: z.boolean({ error: "true or false" }).optional(),
      resume: path("a path to a resume.json, or its https address").optional(),
      photo: z
        .strictObject({ file: path("a path to a photo"), alt: portrait.alt }, { error: "file and alt in braces" })
        .optional(),
      samples: z
        .strictObject(Object.fromEntries(slugs.map((slug) => [slug, choice])), {
          error: `names of samples, such as { "${slugs[0]}": "drop" }`,
        })
        .default({}),
      caseStudies: z.array(path("a folder's path"), { error: "a list of folders" }).default([]),
      about: z
        .strictObject(
          { lead: about.lead, bio: about.bio.unwrap().optional(), quote: about.quote.nullable() },
          { error: "lead, bio and quote in braces" },
        )
        .optional(),
      leaveOut: z
        .array(z.enum(LEAVABLE, { error: `one of ${LEAVABLE.join(", ")}` }), { error: "a list of pages" })
        .optional(),
    },
    { error: 'the answers in braces, such as { "name": "Your name" }' },
  );
}

/**
 * Reads a file of answers and the files it names.
 * @param {string} path
 * @param {{ slugs: string[], isFirst: boolean, states: Record<string, string>, mail: Record<string, string> }} present
 * @throws OwnerError with the place of every mistake
 */
export async function readAnswers(path, present) {
  const file = resolve(path);
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new Error(`${path} is not a file.\n  expected: a JSON file with your answers`);
  }
  let read;
  try {
    read = readYaml({ file: path, text: readFileSync(file, "utf8") }, schemaFor(present));
  } catch (error) {
    if (error.name !== "OwnerError") throw error;
    throw new OwnerError(error.problems.map(inJson));
  }
  return completed(read, dirname(file), present);
}

/** Names JSON instead of YAML, and suggests the address that was meant. */
function inJson({ found, expected, ...problem }) {
  const typed = /^"(.*)"$/.exec(found)?.[1];
  const meant = /^a full URL/.test(expected) && typed && withScheme(typed);
  return {
    ...problem,
    found: found.replace(/which is not valid YAML$/, "which is not valid JSON"),
    expected: meant ? `"${meant}", if you mean that: ${expected}` : expected,
  };
}

/** Completes an address without a scheme. Undefined if https:// does not make it valid. */
export function withScheme(address) {
  const whole = `https://${address.trim()}`;
  // A single word is at best a machine in one's own network.
  return !/^\w+:/.test(address) && /^https:\/\/[^/]+\.\w/.test(whole) && site.site.safeParse(whole).success
    ? whole
    : undefined;
}

/**
 * The answers with the files they name: the resume's text, the photo's path, the case studies' files.
 * @param {{ value: any, problem: (path: any[], found: string, expected: string) => any }} read
 * @param {string} base folder that paths are from
 * @throws OwnerError with every mistake
 */
export async function completed({ value, problem }, base, present) {
  const problems = [];
  const attempt = async (path, read) => {
    try {
      return await read();
    } catch (error) {
      if (error.name === "OwnerError") problems.push(...error.problems);
      else if ("expected" in error) problems.push(problem(path, error.found, error.expected));
      else throw error;
    }
  };
  const { resume, photo, caseStudies = [], samples = {}, typeface } = value;
  const text = resume && (await attempt(["resume"], () => readResume(resume, base)));
  const file = photo && (await attempt(["photo", "file"], () => checkPhoto(photo.file, base)));
  const studies = [];
  for (const [index, folder] of caseStudies.entries()) {
    const study = await attempt(["caseStudies", index], async () => {
      const read = await readStudyFolder(folder, base);
      if (studies.some(({ slug }) => slug === read.slug)) {
        throw mistake(`"${folder}", and another folder named ${read.slug}`, "a different name for each folder");
      }
      const state = present.isFirst && present.slugs.includes(read.slug) ? "sample" : present.states[read.slug];
      if ((state === "sample" || state === "emptied") && samples[read.slug] !== "drop") {
        const fix = `another name for the folder, or "samples": { "${read.slug}": "drop" }`;
        throw mistake(`"${folder}", which has the name of the sample ${read.slug}`, fix);
      }
      return read;
    });
    if (study) studies.push(study);
  }
  if (typeface && !existsSync(`${root}node_modules/${typeface}/package.json`)) {
    problems.push(
      problem(["typeface"], `"${typeface}", which is not installed`, `npm install ${typeface}, and setup again`),
    );
  }
  const { publicKey, serviceId, templateId } = value.mail ?? present.mail;
  if (value.deliverInquiries && !(publicKey && serviceId && templateId)) {
    problems.push(
      problem(["deliverInquiries"], "true, without the keys of a mail service", '"mail" with its three keys'),
    );
  }
  if (problems.length) throw new OwnerError(problems);
  return { ...value, samples, resume: text, photo: photo && { ...photo, file }, studies };
}

/** The expected value in words. Undefined if the value is valid. */
export function issueOf(schema, value) {
  const { success, error } = schema.safeParse(value);
  return success ? undefined : `Expected: ${error.issues[0].message}.`;
}
