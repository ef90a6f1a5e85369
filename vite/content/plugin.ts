/**
 * The owner's content as modules: `import { profile } from "virtual:content/profile"`, and one for each case study; src/content
 * has their types. A mistake stops the build with its location; in dev the overlay shows it.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { directionOf, languageName } from "../../src/content/language.ts";
import { PAGES } from "../../src/content/schema.ts";
import { changedModules } from "../changed-modules.ts";
import { contentFolder, ICON, iconFile, isPublic } from "../content-folder.mjs";
import { contentType } from "../content-types.mjs";
import { unmark } from "../edit/marks.ts";
import type { EditMode } from "../edit/plugin.ts";
import { filesIn } from "../files-in.mjs";
import { root } from "../root.mjs";
import { writeEditorSchemas } from "./editor-schemas.ts";
import { ModuleWriter } from "./module-writer.ts";
import type { CaseStudyText, FigureText, FilmText, ThemedFile } from "./read-case-study.ts";
import { type Content, checkDrawings, readContent } from "./read-content.ts";
import { checkRecipients, readRecipients } from "./recipients.ts";
import { sealStudy } from "./seal.ts";
import { sitePages } from "./site-pages.ts";
import { errorPage, FACTS } from "./texts.ts";
import { isPublicStudy } from "./titles.ts";

const PREFIX = "virtual:content/";
/** The mode of `npm run present` (scripts/present.mjs). */
const PRESENT_MODE = "present";
const STUDY = /\/case-study\.md$/;
/**
 * A route's module in the table of pages: the folder's page, or another one in it. For a page that is left out the module is
 * empty, so its code stays out of the build.
 */
const ROUTE = /^#routes\/(\w+)\/([\w-]+)\.tsx$/;
const TABLE = /\/src\/routes\.tsx$/;
const LEFT_OUT = "\0left-out";
/** The modules that are made of the content: these, and the fits of its titles (vite/modules/fit-table.ts). */
const OF_CONTENT = /^\0virtual:(?:content|fit-table)\//;

/** `isPublished`: for the files that visitors load. `hasNotes`: for the speaker on this machine. */
const MODULES: Record<string, (content: Content, isPublished: boolean, hasNotes: boolean) => string> = {
  profile: ({ site, projects, folder }) => {
    const { work: _, leaveOut: __, ...profile } = site;
    const links = profile.links.map((link) => ({ ...link, name: link.name ?? new URL(link.href).host }));
    // The landing page shows the first projects without loading the list of them.
    const first = projects.slice(0, 4).map(({ slug, title }) => ({ slug, title }));
    const writer = new ModuleWriter();
    const portrait = site.portrait && {
      ...writer.picture(`${folder}/${site.portrait.file}`),
      alt: site.portrait.alt,
    };
    const resume = isPublic(folder, profile.resume) ? profile.resume : undefined;
    return writer.module("profile", { ...profile, links, first, portrait, resume });
  },
  pages: ({ pages, site, texts }) => {
    // The descriptions are for search engines: site-pages has them.
    const shown = Object.entries(pages).map(([name, { description: _, ...texts }]) => [name, texts]);
    const all = { ...Object.fromEntries(shown), landing: { title: site.title }, error: errorPage(texts) };
    // The components' cards are about code, and stay English.
    if (!/^en\b/.test(site.language)) all.showcase.language = "en";
    return `export const pages = ${JSON.stringify(all)};`;
  },
  shown: ({ shown }) => `export const shown = ${JSON.stringify(shown)};`,
  resume: (content) => `export const resume = ${JSON.stringify(resumeOf(content))};`,
  websites: ({ websites }) => `export const websites = ${JSON.stringify(websites)};`,
  projects: ({ projects }) => `export const projects = ${JSON.stringify(projects)};`,
  "site-pages": (content) => `export const sitePages = ${JSON.stringify(sitePages(content))};`,
  "row-art": ({ folder, projects, studies }) => {
    const writer = new ModuleWriter();
    const drawings = projects.flatMap(({ slug }) => {
      const file = `${folder}/work/${slug}/row.svg`;
      const isSealed = studies.find((study) => study.slug === slug)?.sealed;
      return !isSealed && existsSync(resolve(root, file)) ? [[slug, writer.address(file)]] : [];
    });
    return writer.module("rowArt", Object.fromEntries(drawings));
  },
  // Its one file is for all slides, so it names no private case study.
  deck: ({ deck, studies }, isPublished, hasNotes) => {
    const shown = isPublished ? studies.filter(isPublicStudy) : studies;
    const plans = shown.map(({ slug, deck: order, minutes, notes }) => {
      return [slug, { order, minutes, notes: hasNotes ? notes : undefined }];
    });
    const list = deck.filter((name) => shown.some(({ slug }) => slug === name));
    return `export const deck = ${JSON.stringify({ list, studies: Object.fromEntries(plans) })};`;
  },
  "case-studies": ({ studies }) =>
    loaders(
      "caseStudies",
      studies.filter(({ listed }) => listed),
    ),
  // A published page alone names the module of an unlisted case study.
  unlisted: ({ studies }, isPublished) =>
    loaders("unlisted", isPublished ? [] : studies.filter(({ listed }) => !listed)),
};

function loaders(name: string, studies: Content["studies"]): string {
  const loads = studies.map(
    ({ slug, file }) => `${JSON.stringify(slug)}: () => import(${JSON.stringify(resolve(root, file))})`,
  );
  return `export const ${name} = { ${loads.join(", ")} };`;
}

/** The entries without tags, and those with the given one. */
function taggedWith<T extends { "x-for"?: string[] | undefined }>(tag: string, entries: readonly T[]) {
  return entries.flatMap(({ "x-for": tags, ...entry }) => (!tags || tags.includes(tag) ? [entry] : []));
}

/**
 * The resume with the profile's name and addresses; a job named like a case study links to it.
 * @param tag of the resume; the site's own shows no highlights
 */
export function resumeOf({ resume, site, projects, texts }: Content, tag = "site") {
  const same = (text: string) => unmark(text).toLowerCase();
  const slugOf = (name: string) => projects.find(({ title }) => same(title) === same(name))?.slug;
  const dated = <T extends Dates>({ startDate, endDate, ...entry }: T) => {
    return { ...entry, period: periodOf({ startDate, endDate }, site.language, texts.present) };
  };
  return {
    ...resume,
    basics: {
      ...resume.basics,
      name: site.name,
      label: site.title,
      email: site.email,
      profiles: site.links.map(({ label, href }) => ({ network: label, url: href })),
    },
    work: taggedWith(tag, resume.work).map(({ highlights = [], ...job }) => {
      const all = highlights.map((each) => (typeof each === "string" ? { text: each } : each));
      const own = tag === "site" ? undefined : taggedWith(tag, all).map(({ text }) => text);
      return { ...dated(job), slug: slugOf(job.name), highlights: own };
    }),
    education: taggedWith(tag, resume.education).map(dated),
    skills: taggedWith(tag, resume.skills),
    languages: taggedWith(tag, resume.languages),
  };
}

type Dates = { startDate?: string; endDate?: string };

/** `2014-06` to `2016` as "Jun 2014 – 2016". Without an end it is still open. Browsers could format it otherwise than the build. */
export function periodOf({ startDate, endDate }: Dates, language: string, present = "present"): string {
  const shown = (date: string) => {
    const month = date.length > 4 ? ({ month: "short" } as const) : {};
    return new Date(date.slice(0, 7)).toLocaleDateString(language, { year: "numeric", ...month, timeZone: "UTC" });
  };
  const end = endDate ? shown(endDate) : present;
  if (!startDate) return endDate ? end : "";
  return shown(startDate) === end ? end : `${shown(startDate)} – ${end}`;
}

/** @param folder of the content. Default: the owner's, or else the samples. */
export function contentPlugin(folder = contentFolder()): Plugin {
  let known: Content | undefined;
  let editMode: EditMode | undefined;
  let isBuild = false;
  let hasNotes = false;
  const read = () => {
    if (known) return known;
    const content = readContent(folder);
    known = editMode ? editMode.mark(content) : content;
    return known;
  };
  return {
    name: "content",
    buildStart() {
      known = undefined;
      // The dev server checks a picture when a page shows it.
      if (this.environment.mode !== "build") return;
      checkDrawings(read());
      checkRecipients(read());
      if (this.environment.config.consumer === "server") return;
      for (const { file, listed } of read().studies) {
        if (!listed) this.emitFile({ type: "chunk", id: resolve(root, file) });
      }
    },
    config(_, { command }) {
      if (command !== "build") return;
      const { websites, studies } = readContent(folder);
      // Drop code from a build that does not need it. The dev server reads the content again.
      const flags = {
        NO_WEBSITES: !websites.length,
        NO_PRIVATE: studies.every(({ listed, sealed }) => listed && !sealed),
      };
      const define = Object.entries(flags).map(([name, value]) => [`import.meta.env.${name}`, String(value)]);
      return { define: Object.fromEntries(define) };
    },
    configResolved({ command, mode, plugins }) {
      writeEditorSchemas();
      isBuild = command === "build";
      // A build has no notes in any mode.
      hasNotes = !isBuild && mode === PRESENT_MODE;
      editMode = plugins.find(({ name }) => name === "edit")?.api;
    },
    resolveId: {
      // Before Vite's own resolver, which finds the route's file.
      order: "pre",
      handler(id, importer) {
        if (id.startsWith(PREFIX)) return `\0${id}`;
        const [, folder, file] = (TABLE.test(importer ?? "") && ROUTE.exec(id)) || [];
        const page = PAGES.find((name) => name === file) ?? folder;
        return page && read().site.leaveOut.some((name) => name === page) ? LEFT_OUT : undefined;
      },
    },
    load(id, options) {
      if (id === LEFT_OUT) return "export {};";
      const study = STUDY.test(id) && read().studies.find(({ file }) => resolve(root, file) === id);
      if (study) return studyModule(read(), study, isBuild ? (options?.ssr ? "ssr" : this) : undefined);
      const make = id.startsWith(`\0${PREFIX}`) && MODULES[id.slice(PREFIX.length + 1)];
      if (!make) return;
      return make(read(), isBuild && !options?.ssr, hasNotes);
    },
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        if (!html.includes(HTML)) throw new Error(`index.html has no ${HTML}, which gets the site's language.`);
        return html.replace(HTML, htmlTag(read().site.language));
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = "" }, response, next) => {
        const name = decodeURIComponent(url.split("?")[0] ?? "").slice(1);
        const file = ownFiles(folder).get(name);
        if (!file) return next();
        response.setHeader("Content-Type", contentType(name));
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === "server") return;
      for (const [fileName, file] of ownFiles(folder)) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
      }
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(resolve(root, folder))) return;
      const language = known?.site.language;
      known = undefined;
      // It is in the page's first tag. Mistakes are reported when a module is loaded.
      if (language && file.endsWith("site.yaml") && languageOr(language, read) !== language) {
        this.environment.hot.send({ type: "full-reload" });
      }
      return changedModules(this.environment, modules, (id) => OF_CONTENT.test(id));
    },
  };
}

function languageOr(before: string, read: () => Content): string {
  try {
    return read().site.language;
  } catch {
    return before;
  }
}

/** Files of the content served unchanged, such as resume, icons and previews: paths by address. */
function ownFiles(folder: string): Map<string, string> {
  const directory = resolve(root, folder, "public");
  const own = filesIn(directory).map((name) => [name, resolve(directory, name)] as const);
  return new Map([[ICON, resolve(root, iconFile(folder))], ...own]);
}

const HTML = '<html lang="en">';

/** English pages carry no style for other languages and scripts: src/app.css. */
export function htmlTag(language: string): string {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  const direction = directionOf(language) === "rtl" ? ' dir="rtl"' : "";
  return `<html lang="${language}"${direction}${/^en\b/.test(language) ? "" : ` data-translated="${script}"`}>`;
}

type Bundle = Pick<Rolldown.PluginContext, "emitFile">;

/** A build never has the content of a sealed one: for its `bundle` it is encrypted, and prerendered it stays closed. */
async function studyModule(content: Content, study: CaseStudyText, bundle?: Bundle | "ssr"): Promise<string> {
  const { slug } = study;
  const unlisted = content.unlisted.find((project) => project.slug === slug);
  // The list has no such project, and no fits for its title.
  const project = unlisted
    ? `export { lineFits } from "virtual:fit-table/${slug}";\nexport const project = ${JSON.stringify(unlisted)};\n`
    : "";
  if (!study.sealed || !bundle) {
    const writer = new ModuleWriter();
    return project + writer.module("study", studyOf(content, study, writer));
  }
  if (bundle === "ssr") return `${project}export const sealed = {};`;
  const recipients = readRecipients(content.folder)[slug] ?? [];
  const { sealed, files } = await sealStudy(slug, recipients, (writer) => studyOf(content, study, writer));
  for (const [fileName, source] of files) bundle.emitFile({ type: "asset", fileName, source });
  return `${project}export const sealed = ${JSON.stringify(sealed)};`;
}

function studyOf({ site, texts }: Content, study: CaseStudyText, writer: ModuleWriter) {
  const { facts, film, screens, sections, summary, responsibilities, info, constraints, learnt, edge, url, outro } =
    study;
  const known = Object.entries(FACTS).flatMap(([key, head]) => {
    const value = facts[key as keyof typeof FACTS];
    return value ? [{ head: texts[head] ?? head, value }] : [];
  });
  const figure = (each: FigureText) => figureOf(each, writer);
  return {
    ...{ summary, responsibilities, info, constraints, learnt, edge, url, outro },
    facts: known,
    film: film && filmOf(film, site.language, writer),
    screens: screens.map(figure),
    sections: sections.map((section) => ({
      ...section,
      figures: section.figures.map(figure),
      rejectedFigures: section.kind === "decision" ? section.rejectedFigures.map(figure) : undefined,
    })),
  };
}

function figureOf({ files, url: _, ...text }: FigureText, writer: ModuleWriter) {
  const drawing = (file: ThemedFile) => writer.drawing(file);
  const { wide, narrow, after } = files;
  return { ...text, ...drawing(wide), narrow: narrow && drawing(narrow), after: after && drawing(after) };
}

function filmOf({ videos, poster, captions, ...text }: FilmText, language: string, writer: ModuleWriter) {
  const files = videos.map((file) => ({ src: writer.address(file), type: contentType(file) }));
  return {
    ...text,
    // The player shows no quality when there is one alone.
    sources: { renditions: [{ quality: "1080p", files }] },
    poster: poster && writer.picture(poster).src,
    captions: captions && {
      src: writer.address(captions),
      language,
      label: languageName(language, language) ?? language,
    },
  };
}
