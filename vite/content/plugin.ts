/**
 * The owner's content as modules: `import { profile } from "virtual:content/profile"`, and one module for each case study. The
 * files in src/content say what is in them. A mistake stops the build with its place; in dev it is the overlay's text.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { contentFolder, ICON, iconFile } from "../content-folder.mjs";
import { contentType } from "../content-types.mjs";
import { root } from "../root.mjs";
import { Literals } from "./literals.ts";
import type { FigureText, ThemedFile } from "./read-case-study.ts";
import { type Content, readContent } from "./read-content.ts";
import { sitePages } from "./site-pages.ts";

const PREFIX = "virtual:content/";
const STUDY = /\/case-study\.md$/;
/** What the table of pages loads of a route. Of one that is left out it is an empty module: its code stays out of the build. */
const ROUTE = /^#routes\/(\w+)\//;
const TABLE = /\/src\/routes\.tsx$/;
const LEFT_OUT = "\0left-out";

/** What each module exports. */
const MODULES: Record<string, (content: Content) => string> = {
  profile: ({ site, projects }) => {
    const { portrait: _, work: __, leaveOut: ___, ...profile } = site;
    const links = profile.links.map((link) => ({ ...link, name: link.name ?? new URL(link.href).host }));
    // The landing page shows the first projects' colours without the list of them.
    return `export const profile = ${JSON.stringify({ ...profile, links, first: projects.slice(0, 4).map(({ slug }) => slug) })};`;
  },
  pages: ({ pages, site }) => {
    // What is for search engines only is in site-pages.
    const shown = Object.entries(pages).map(([name, { description: _, ...texts }]) => [name, texts]);
    const all = { ...Object.fromEntries(shown), landing: { title: site.title } };
    return `export const pages = ${JSON.stringify(all)};`;
  },
  shown: ({ shown }) => `export const shown = ${JSON.stringify(shown)};`,
  resume: (content) => `export const resume = ${JSON.stringify(resumeOf(content))};`,
  websites: ({ websites }) => `export const websites = ${JSON.stringify(websites)};`,
  projects: ({ projects }) => `export const projects = ${JSON.stringify(projects)};`,
  "site-pages": (content) => `export const sitePages = ${JSON.stringify(sitePages(content))};`,
  portrait: ({ site: { portrait }, folder }) => {
    const literals = new Literals();
    const value = portrait && { ...literals.picture(`${folder}/${portrait.file}`), alt: portrait.alt };
    return literals.module("portrait", value);
  },
  "row-art": ({ folder, projects }) => {
    const literals = new Literals();
    const drawings = projects.flatMap(({ slug }) => {
      const file = `${folder}/work/${slug}/row.svg`;
      return existsSync(resolve(root, file)) ? [[slug, literals.address(file)]] : [];
    });
    return literals.module("rowArt", Object.fromEntries(drawings));
  },
  "case-studies": ({ studies }) => {
    const loads = studies.map(
      ({ slug, file }) => `${JSON.stringify(slug)}: () => import(${JSON.stringify(resolve(root, file))})`,
    );
    return `export const caseStudies = { ${loads.join(", ")} };`;
  },
};

/** The resume, of which name and addresses are the profile's; an entry that is a project names its case study. */
function resumeOf({ resume, site, projects }: Content) {
  const slugOf = (name: string) => projects.find(({ title }) => title.toLowerCase() === name.toLowerCase())?.slug;
  return {
    ...resume,
    basics: {
      ...resume.basics,
      name: site.name,
      label: site.title,
      email: site.email,
      profiles: site.links.map(({ label, href }) => ({ network: label, url: href })),
    },
    work: resume.work.map((job) => ({ ...job, slug: slugOf(job.name) })),
  };
}

/** @param folder of the content. Default: the owner's, or else the samples. */
export function contentPlugin(folder = contentFolder()): Plugin {
  let known: Content | undefined;
  /** The content, read once for a build, and again after a change. */
  const read = () => {
    known ??= readContent(folder);
    return known;
  };
  return {
    name: "content",
    buildStart() {
      known = undefined;
    },
    config: (_, { command }) => ({
      // The code that shows own websites falls out of a build without any. The development server reads the list anew.
      define:
        command === "build" ? { "import.meta.env.NO_WEBSITES": String(!readContent(folder).websites.length) } : {},
    }),
    resolveId: {
      // Vite itself knows where a route's page lies, and would say so first.
      order: "pre",
      handler(id, importer) {
        if (id.startsWith(PREFIX)) return `\0${id}`;
        const [, page] = (TABLE.test(importer ?? "") && ROUTE.exec(id)) || [];
        return page && read().site.leaveOut.some((name) => name === page) ? LEFT_OUT : undefined;
      },
    },
    load(id) {
      if (id === LEFT_OUT) return "export {};";
      if (STUDY.test(id)) return studyModule(read(), id);
      const make = id.startsWith(`\0${PREFIX}`) && MODULES[id.slice(PREFIX.length + 1)];
      if (!make) return;
      const content = read();
      for (const file of content.sources) this.addWatchFile(file);
      return make(content);
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
      known = undefined;
      const { moduleGraph } = this.environment;
      return [
        ...modules,
        ...Object.keys(MODULES).flatMap((name) => moduleGraph.getModuleById(`\0${PREFIX}${name}`) ?? []),
      ];
    },
  };
}

/**
 * What the content has to be served as is: the resume, icons and previews, and whatever else the owner puts there. Paths by
 * names in addresses.
 */
function ownFiles(folder: string): Map<string, string> {
  const directory = resolve(root, folder, "public");
  const entries = existsSync(directory) ? readdirSync(directory, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const own = files.map((file) => [relative(directory, file).split(sep).join("/"), file] as const);
  return new Map([[ICON, resolve(root, iconFile(folder))], ...own]);
}

const FACTS = { year: "Year", client: "Client", team: "Team", result: "Result" } as const;

function studyModule({ studies }: Content, id: string): string | undefined {
  const study = studies.find(({ file }) => resolve(root, file) === id);
  if (!study) return undefined;
  const { title: _, role: __, kind: ___, slug: ____, file: _____, color: ______, facts, sections, ...texts } = study;
  const literals = new Literals();
  const known = Object.entries(FACTS).flatMap(([key, head]) => {
    const value = facts[key as keyof typeof FACTS];
    return value && !value.startsWith("PLACEHOLDER") ? [{ head, value }] : [];
  });
  return literals.module("study", {
    ...texts,
    facts: known,
    sections: sections.map((section) => ({
      ...section,
      figures: section.figures.map((figure) => figureOf(figure, literals)),
    })),
  });
}

function figureOf({ files, ...text }: FigureText, literals: Literals) {
  const drawing = (file: ThemedFile) => literals.drawing(file);
  return { ...text, ...drawing(files.wide), narrow: files.narrow && drawing(files.narrow) };
}
