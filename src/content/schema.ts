/**
 * The schemas of the content's files. `error` texts say what is expected; editors show the descriptions. A string that is an
 * address, a name or a date has a `format` or a pattern; edit mode takes all others for texts that a page shows.
 * `npm run tools -- schemas` writes the JSON Schemas that the files name in their first line.
 */
import { z } from "zod";
import { fromCss } from "../theme/layer/color.ts";
import { breakTitle } from "./break-title.ts";
import { languageName, suggestLanguage } from "./language.ts";

const TEXT = "text";
const text = z.string({ error: TEXT }).trim().min(1, { error: "text that is not empty" });
/** YAML reads 2025 as a number. */
const textOrNumber = z.union([text, z.number()], { error: TEXT }).transform(String);
const texts = z.array(text, { error: 'a list of texts, each after "- "' });
const address = text
  .refine((value) => /^https?:\/\/[^/]/i.test(value) && URL.canParse(value), {
    error: "a full URL, such as https://example.com/page",
  })
  .meta({ format: "uri" });
const email = text
  .refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
    error: "an email address, such as hello@example.com",
  })
  .meta({ format: "email" });
const flag = (fallback: boolean) => z.boolean({ error: "true or false" }).default(fallback);
const slug = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: "lower-case letters and digits joined by hyphens, such as my-project",
});
const picture = text.regex(/^[^/\\]+\.\w+$/, { error: "the name of a picture in this folder, such as portrait.jpg" });
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: "keys and values, one per line, indented by two spaces" });
/** May be left out, like all of its keys. */
const optionalGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  group(shape).prefault({} as z.input<ReturnType<typeof group<Shape>>>);

/** Hidden while the owner has not filled it in. */
const fact = textOrNumber.transform((value) => (isPlaceholder(value) ? undefined : value)).optional();
const facts = texts.default([]).transform((all) => all.filter((text) => !isPlaceholder(text)));

function isPlaceholder(text: string): boolean {
  return text.startsWith("PLACEHOLDER");
}

/** BCP 47. Node knows all languages' names, so an unknown one has none. */
const language = text
  .refine((tag) => languageName(tag) !== undefined, {
    error: ({ input }) => `a language tag such as en, de or pt-BR${suggestLanguage(String(input))}`,
  })
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] as string)
  .meta({ format: "language" });

const lines = group({
  wide: texts.describe("Its lines on a wide screen."),
  narrow: texts.describe("Its lines on a phone."),
});

const page = <Shape extends z.core.$ZodLooseShape>(title: string, description: string, more: Shape) =>
  optionalGroup({
    title: text.default(title).describe("The page's name in the browser tab, before yours."),
    description: text.default(description).describe("One or two sentences for search engines and link previews."),
    ...more,
  });

const lid = (shown: string) =>
  z
    .union([text, lines], { error: "text, or lines: wide: [...] and narrow: [...]" })
    .default(shown)
    .transform((value) => (typeof value === "string" ? breakTitle(value) : value))
    .describe("The title across the lid.");

const fields = <Shape extends z.core.$ZodLooseShape>(labels: Shape) =>
  optionalGroup(labels).describe("The labels of the form's fields.");

/** content/pages.yaml: all of it is optional, with these defaults. */
export const pagesSchema = optionalGroup({
  landing: optionalGroup({
    description: text.optional().describe("For search engines and link previews. Default: your title and bio."),
  }),
  work: page("Work", "Case studies: the problem, my role, the decisions I made and what I learned.", {
    heading: lid("WORK"),
    lead: text.default("How each was made, and why."),
  }),
  about: page("About", "About me: background, experience, skills and a resume to download.", {
    lid: lid("About"),
    lead: text.optional().describe("The first paragraph, in larger type."),
    bio: texts.default([]).describe("Paragraphs about you."),
    resumeLabel: text.default("Resume"),
    experienceHeading: text.default("Experience"),
    educationHeading: text.default("Education"),
    skillsHeading: text.default("Skills"),
    languagesHeading: text.default("Languages"),
    quote: group({ text, by: text.describe("Its author.") })
      .optional()
      .describe("A sentence between experience and skills. Optional."),
  }),
  contact: page("Contact", "Tell me about your website. Use the short form or email me.", {
    lid: lid("Hello"),
    heading: text.default("Let's Build Your Website!"),
    fields: fields({ name: text.default("Name"), email: text.default("Email"), message: text.default("Message") }),
    send: text.default("Send"),
    reply: fact.describe("When you reply. Beside both forms."),
    include: facts.describe("Things to put in a message, such as a deadline. Beside both forms."),
  }),
  showcase: page("Showcase", "UI components with code and styling. Use them, read them, take them apart.", {
    lid: lid("Showcase"),
    film: group({
      src: address.describe("Loads when a visitor presses play. If it fails, the site's own clip plays."),
      title: text,
    })
      .optional()
      .describe("The video player's film, on another host. Default: the site's own clip."),
  }),
  inquiry: page("Inquiry", "Tell me about your project: three short fields.", {
    lid: lid("Let's build your website!"),
    heading: text.default("Let's Build Your Website!"),
    lead: text.default("Tell me what you need and where to reply."),
    fields: fields({
      name: text.default("Name"),
      email: text.default("Email"),
      projectDetails: text.default("Project Details"),
    }),
    send: text.default("Send Inquiry"),
    sent: lid("Thank you! I'll be in touch soon.").describe("The title after sending."),
    next: texts
      .default(["I’ll reply to {email}."])
      .describe("The next steps, shown after sending. {email} becomes the visitor's address."),
    again: text.default("Send another inquiry"),
    deliverByEmail: flag(false).describe(
      "false: inquiries are only logged to the browser's console. true: they are also emailed to you.",
    ),
  }),
  dashboard: page("Client websites", "Client websites at a glance: status, uptime and open issues.", {
    lid: lid("Dashboard"),
    sampleNote: text.default("Demo data. These three sites are fictional."),
  }),
});

export const PAGES = (Object.keys(pagesSchema.unwrap().shape) as (keyof Pages)[]).filter((name) => name !== "landing");
export type PageName = (typeof PAGES)[number];

/** content/site.yaml */
export const siteSchema = group({
  site: address
    .transform((value) => (value.endsWith("/") ? value : `${value}/`))
    .describe("This site's address, for search engines and link previews."),
  language: language.default("en").describe("The site's language: a tag such as en, de, ja, ar or pt-BR."),
  name: text.describe("Your name."),
  place: fact.describe(
    "Below your name on the landing page, such as Lisbon (GMT). Hidden if it begins with PLACEHOLDER.",
  ),
  availability: fact.describe(
    "Below the place, such as Available from March 2026. Hidden if it begins with PLACEHOLDER.",
  ),
  title: text.describe("Your job title, such as Product designer & web developer. Large on the landing page."),
  titleLines: lines.optional().describe("The title's lines on the landing page. Default: the build breaks it."),
  bio: text.describe("Two or three sentences on the landing page."),
  email: email.describe("Your public email address."),
  links: z
    .array(
      group({
        label: text.describe("The link's text in the side box."),
        href: address.describe("The link's address."),
        name: text.optional().describe("Screen readers announce it after the label, to tell links apart."),
      }),
      { error: "a list of links, each with a label and an href" },
    )
    .max(6, { error: "at most six links, to fit in the side box" })
    .describe("The side box's links, from top to bottom."),
  copyright: textOrNumber.describe("The side box's last line, such as © 2025."),
  portrait: group({
    file: picture.describe("A picture in this folder: JPEG, PNG, WebP or SVG."),
    alt: text.describe("Describes the picture for people who cannot see it."),
  })
    .optional()
    .describe("The about page's photo. Optional."),
  resume: text
    .meta({ format: "file" })
    .default("resume.pdf")
    .describe("The resume's file name. `npm run resume` prints it."),
  work: z
    .array(slug, { error: "a list of folders in work/" })
    .default([])
    .describe("Folders in work/, in the order of the work list. A folder that is not listed is a draft."),
  leaveOut: z
    .array(z.enum(PAGES, { error: `one of ${PAGES.join(", ")}` }), { error: "a list of pages" })
    .default([])
    .describe("Pages to leave out."),
});

const day = text
  .refine((value) => z.regexes.date.test(value), { error: "a date, such as 2024-02-12" })
  .meta({ format: "date" });

/** content/websites.yaml */
export const websitesSchema = z
  .array(
    group({
      name: text.describe("The client's name."),
      url: address.describe("The site's URL, which `npm run status` checks."),
      since: day.optional().describe("The day you began work."),
      slug: slug
        .optional()
        .describe("The site's name in status.json, by default its address with hyphens. Do not change it later."),
    }),
    { error: "a list of websites, each with a name and a url" },
  )
  .prefault([]);

// A token may also name another token.
const COLOR = "an opaque colour of CSS, such as tomato, or # and six digits";

const minutes = z.number({ error: "a number" }).positive({ error: "more than 0" });
const note = text.optional();

/** The front matter of content/work/<slug>/case-study.md. */
export const frontMatterSchema = group({
  title: text.describe("The title on the lid."),
  role: text.describe("Your role, such as Full Stack."),
  kind: text.describe("The project in a few words."),
  url: address.optional().describe("The project's own site."),
  color: z
    .string({ error: COLOR })
    .refine((value) => fromCss(value), { error: COLOR })
    .optional()
    .describe("The colour of the lid and the side box's line. Default: black."),
  edge: text.optional().describe("The lid's lower edge: a shipped shape, such as film, or an SVG file in this folder."),
  summary: group({
    problem: text.describe("The problem, in one sentence."),
    part: text.optional().describe("Your role, if role and responsibilities do not say enough."),
    outcome: text.describe("The outcome."),
  }).describe("The case study in half a minute."),
  responsibilities: texts.default([]),
  info: text.optional(),
  facts: optionalGroup({ year: fact, client: fact, team: fact, result: fact }).describe(
    "Facts that only you know. Texts that begin with PLACEHOLDER are hidden.",
  ),
  constraints: texts.default([]),
  learnt: text.optional().describe("The lesson you learned."),
  outro: text.optional().describe("Shown beside the last link."),
  sealed: flag(false).describe(
    "true: only a recipient's link opens it. Title, role, kind, colour and edge stay public.",
  ),
  listed: flag(true).describe("false: in no list. Not secret: anyone with the address can read it."),
  deck: z
    .array(text, { error: "a list of parts, such as [problem, my-section, result]" })
    .optional()
    .describe(
      "The slides between the first and the last, in order: problem, result, or a section's address. Default: all.",
    ),
  minutes: z
    .union([minutes, z.record(z.string(), minutes)], { error: "a number, or a list of parts, such as problem: 1" })
    .optional()
    .describe(
      "How long presenting it may take: a number, or one for each part, and all: 12. Default: 130 words a minute.",
    ),
  notes: group({ problem: note, constraints: note, result: note, learnt: note, film: note, screens: note })
    .optional()
    .describe("For the speaker alone: on slides whose text is up here. In the text below, a paragraph: Note: …"),
});

/** content/deck.yaml */
export const deckSchema = z
  .array(slug, { error: 'a list of folders in work/, each after "- "' })
  .prefault([])
  .describe("The case studies that are presented together, from the work page, in this order. Default: all of them.");

const date = z
  .string({ error: TEXT })
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/, { error: "a year, a month or a day, such as 2024-02" });

const dates = { startDate: date.optional(), endDate: date.optional() };
const tag = text.meta({ format: "tag" });
const tags = {
  "x-for": z
    .array(tag, { error: "a list of tags" })
    .optional()
    .describe("The resumes that show it, such as design; site for the about page. Without tags: all of them."),
};
const highlight = z.union([text, z.object({ text, ...tags })], { error: "text, or an object with text and x-for" });

/** content/resume.json: the keys that the site shows. Others are for other tools. */
export const resumeSchema = z
  .object({
    basics: z.object({ summary: text.optional() }).prefault({}),
    work: z
      .array(
        z.object({
          ...{ name: text, position: text.default(""), summary: text.default(""), ...dates, ...tags },
          highlights: z.array(highlight).optional(),
        }),
      )
      .default([]),
    education: z
      .array(
        z.object({
          institution: text.default(""),
          area: text.optional(),
          studyType: text.optional(),
          ...dates,
          ...tags,
        }),
      )
      .default([]),
    skills: z.array(z.object({ name: text.default(""), keywords: texts.default([]), ...tags })).default([]),
    languages: z.array(z.object({ language: text, fluency: text.optional(), ...tags })).default([]),
  })
  .prefault({});

export type Site = z.output<typeof siteSchema>;
export type Pages = z.output<typeof pagesSchema>;
export type Website = z.output<typeof websitesSchema>[number] & { slug: string };
export type FrontMatter = z.output<typeof frontMatterSchema>;
export type ResumeFile = z.output<typeof resumeSchema>;

/** By file name. vite/content/editor-schemas.ts writes them for editors. */
export const SCHEMAS = { site: siteSchema, pages: pagesSchema, websites: websitesSchema, deck: deckSchema };
