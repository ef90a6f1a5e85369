/**
 * What each file of the content may hold. A message says what is expected, so that an error can; a description is what
 * an editor shows. `npm run tools -- schemas` writes the same as JSON Schema, which the files name in their first line.
 */
import { z } from "zod";
import { fromCss } from "../theme/layer/color.ts";
import { breakTitle } from "./break-title.ts";

const TEXT = "a text";
const text = z.string({ error: TEXT }).trim().min(1, { error: "a text that is not empty" });
/** YAML reads 2025 as a number. */
const textOrNumber = z.union([text, z.number()], { error: TEXT }).transform(String);
const texts = z.array(text, { error: 'a list of texts, each after "- "' });
const address = text.refine((value) => /^https?:\/\/[^/]/i.test(value) && URL.canParse(value), {
  error: "a whole address, such as https://example.com/page",
});
const email = text.refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
  error: "an email address, such as hello@example.com",
});
const slug = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: "small letters, digits and hyphens between them, such as my-project",
});
const picture = text.regex(/^[^/\\]+\.\w+$/, { error: "the name of a picture in this folder, such as portrait.jpg" });
const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: "keys with their values below each other, each set in by two spaces" });
/** A group that may be left out when all of its keys may. */
const optionalGroup = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  group(shape).prefault({} as z.input<ReturnType<typeof group<Shape>>>);

/** The pages that an owner may leave out. */
export const PAGES = ["work", "about", "contact", "showcase", "inquiry", "dashboard"] as const;
export type PageName = (typeof PAGES)[number];

const lines = group({
  wide: texts.describe("Its lines on a wide screen."),
  narrow: texts.describe("Its lines on a phone."),
});

/** content/site.yaml */
export const siteSchema = group({
  site: address
    .transform((value) => (value.endsWith("/") ? value : `${value}/`))
    .describe("The address at which this website is published. Search engines and link previews get it."),
  name: text.describe("Your name."),
  title: text.describe("What you are, such as Product designer & web developer. The landing page sets it large."),
  titleLines: lines.optional().describe("Where the landing page breaks the title. Left out, the build breaks it."),
  bio: text.describe("Two or three sentences on the landing page."),
  email: email.describe("Where visitors write to."),
  links: z
    .array(
      group({
        label: text.describe("What the side box shows."),
        href: address.describe("Where the link leads."),
        name: text.optional().describe("What a screen reader says after the label. Tells links apart out of context."),
      }),
      { error: "a list of links, each with a label and an href" },
    )
    .max(6, { error: "six links at most, since the side box has no room for more" })
    .describe("The side box's links, in their order."),
  copyright: textOrNumber.describe("The side box's last line, such as © 2025."),
  portrait: group({
    file: picture.describe("A picture in this folder: JPEG, PNG, WebP or SVG."),
    alt: text.describe("What can be seen in the picture, for those who cannot see it."),
  })
    .optional()
    .describe("The photo of the about page. Left out, the page has none."),
  resume: text.default("resume.pdf").describe("File name of the printed resume. `npm run resume` prints it."),
  work: z
    .array(slug, { error: "a list of folders in work/" })
    .default([])
    .describe(
      "The case studies in the order of the work list: folders in work/. A folder that is not named here is a draft.",
    ),
  leaveOut: z
    .array(z.enum(PAGES, { error: `one of ${PAGES.join(", ")}` }), { error: "a list of pages" })
    .default([])
    .describe("Pages that the site does without."),
});

/** A page's own texts, and what search engines show of it. */
const page = <Shape extends z.core.$ZodLooseShape>(title: string, description: string, more: Shape) =>
  optionalGroup({
    title: text.default(title).describe("The page's name: of the browser's tab, before yours."),
    description: text.default(description).describe("One or two sentences for search engines and link previews."),
    ...more,
  });

/** The title on a page's lid, over the whole width: one text, or its lines. */
const lid = (shown: string) =>
  z
    .union([text, lines], { error: "a text, or its lines: wide: [...] and narrow: [...]" })
    .default(shown)
    .transform((value) => (typeof value === "string" ? breakTitle(value) : value))
    .describe("The title over the whole width of the lid.");

const fields = <Names extends string>(names: Record<Names, string>) =>
  optionalGroup(
    Object.fromEntries(Object.entries<string>(names).map(([key, label]) => [key, text.default(label)])) as Record<
      Names,
      z.ZodDefault<typeof text>
    >,
  ).describe("The labels of the form's fields.");

/** content/pages.yaml: all of it may be left out, and has the words below then. */
export const pagesSchema = optionalGroup({
  landing: optionalGroup({
    description: text.optional().describe("For search engines and link previews. Left out: your title and bio."),
  }),
  work: page("Work", "Case studies: the problem, my role, the decisions I made and what I learned.", {
    heading: text.default("WORK"),
    lead: text.default("Each box is a project. Open one."),
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
    quote: group({ text, by: text.describe("Who said it.") })
      .optional()
      .describe("A sentence between experience and skills. Left out, there is none."),
  }),
  contact: page("Contact", "Tell me about your website. Use the short form or email me.", {
    lid: lid("Hello"),
    heading: text.default("Let's Build Your Website!"),
    fields: fields({ name: "Name", email: "Email", message: "Message" }),
    send: text.default("Send"),
  }),
  inquiry: page("Inquiry", "Tell me about your project: three short fields.", {
    lid: lid("Let's build your website!"),
    heading: text.default("Let's Build Your Website!"),
    lead: text.default("Three fields are enough to get started."),
    fields: fields({ name: "Name", email: "Email", projectDetails: "Project Details" }),
    send: text.default("Send Inquiry"),
    sent: text.default("Thank you! I'll be in touch soon."),
    again: text.default("Send another inquiry"),
    deliverByEmail: z
      .boolean({ error: "true or false" })
      .default(false)
      .describe(
        "false: an inquiry is logged to the browser's console and goes nowhere. true: it also reaches you by the contact form's mail service.",
      ),
  }),
  showcase: page("Showcase", "UI components with code and styling. Use them, read them, take them apart.", {
    lid: lid("Showcase"),
    film: group({
      src: address.describe(
        "Fetched only when a visitor presses play. When it cannot be played, the site's own clip is.",
      ),
      title: text,
    })
      .optional()
      .describe("The video player's film on another host. Left out, the site's own clip plays."),
  }),
  dashboard: page("Client websites", "Client websites at a glance: status, uptime and open issues.", {
    lid: lid("Dashboard"),
    sampleNote: text.default("Demo data. These three sites are fictional."),
  }),
});

const day = text.refine(isDay, { error: "a day, such as 2024-02-12" });

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  // 31 February is a date in March.
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** content/websites.yaml */
export const websitesSchema = z
  .array(
    group({
      name: text.describe("As your client writes it."),
      url: address.describe("The site's address. It is checked by `npm run status`."),
      since: day.optional().describe("The day on which the work began."),
      slug: slug.describe("Names the site in status.json, where it must stay the same."),
    }),
    { error: "a list of websites, each with name, url and slug" },
  )
  .prefault([]);

// Unlike a token, it names no other.
const COLOR = "an opaque colour of CSS, such as tomato, or # and six digits";

/** content/work/<slug>/case-study.md, between the lines of three hyphens. */
export const frontMatterSchema = group({
  title: text.describe("As the lid shows it."),
  role: text.describe("What you were, such as Full Stack."),
  kind: text.describe("What the project is, in a few words."),
  url: address.optional().describe("The project's own site."),
  color: z
    .string({ error: COLOR })
    .refine((value) => fromCss(value), { error: COLOR })
    .optional()
    .describe("The colour of the lid and of the side box's line. Left out, the lid is black."),
  edge: text.optional().describe("The lid's lower edge: one of the site's shapes, or an SVG file in this folder."),
  summary: group({
    problem: text.describe("What was to be solved."),
    part: text.describe("What you did."),
    outcome: text.describe("What came out."),
  }).describe("All of it in half a minute, for those who read no further."),
  responsibilities: texts.default([]),
  info: text.optional(),
  facts: optionalGroup({
    year: textOrNumber.optional(),
    client: text.optional(),
    team: text.optional(),
    result: text.optional(),
  }).describe("What only you know. A row is left out while its text begins with PLACEHOLDER."),
  constraints: texts.default([]),
  learnt: text.optional().describe("What the project taught you."),
  outro: text.optional().describe("Stands beside the last link."),
});

const date = z
  .string({ error: TEXT })
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, { error: "a year, a month or a day, such as 2024-02" });

/** content/resume.json: what the site shows of the JSON Resume schema. Its other keys are kept for other tools. */
export const resumeSchema = z
  .looseObject({
    basics: z.looseObject({ summary: text.optional() }).prefault({}),
    work: z
      .array(
        z.looseObject({
          name: text,
          position: text,
          summary: text.default(""),
          startDate: date.optional(),
          endDate: date.optional(),
        }),
      )
      .default([]),
    education: z
      .array(
        z.looseObject({
          institution: text,
          area: text.optional(),
          studyType: text.optional(),
          startDate: date.optional(),
          endDate: date.optional(),
        }),
      )
      .default([]),
    skills: z.array(z.looseObject({ name: text, keywords: texts.default([]) })).default([]),
    languages: z.array(z.looseObject({ language: text, fluency: text.optional() })).default([]),
  })
  .prefault({});

export type Site = z.output<typeof siteSchema>;
export type Pages = z.output<typeof pagesSchema>;
export type Website = z.output<typeof websitesSchema>[number];
export type FrontMatter = z.output<typeof frontMatterSchema>;
export type ResumeFile = z.output<typeof resumeSchema>;

/** The schemas that editors complete and check with, by the names of their files in schemas/. */
export const SCHEMAS = { site: siteSchema, pages: pagesSchema, websites: websitesSchema };
