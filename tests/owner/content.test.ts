/** Any owner's content can be read and built, and every page shows what its files say. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { figuresOf } from "#tests/support/figures-of.ts";
import { headingOf } from "#tests/support/heading-of.ts";
import type { PageFile } from "#tests/support/owner-pages.ts";
import { tellOwner } from "#tests/support/tell-owner.ts";
import { PAGES } from "../../src/content/schema.ts";
import type { Prose } from "../../src/content/work/case-study.ts";
import { periodOf } from "../../vite/content/plugin.ts";
import { sitePages } from "../../vite/content/site-pages.ts";
import { isPublic } from "../../vite/content-folder.mjs";
import { directoryOf, fullTitle, previewOf } from "../../vite/pages/head.ts";

const owner = inject("owner");
const { content, dist, pages: seen } = owner;
const { site, pages, resume, studies = [] } = content ?? {};
const listed = content ? sitePages(content) : [];
const filesOf = new Map(seen.map(({ path, file }) => [path, file]));
const fileOf = (path: string) => filesOf.get(path) as PageFile;
const bare = (text: string) => text.replaceAll(/\s+/g, "");
/** Whether a page says a text, however its lines are broken. */
const says = (text: string, sought: string) => bare(text).includes(bare(sought));

/** Reports the texts that a page lacks, as sentences. */
function unsaid(page: string, text: string, sought: Record<string, string | undefined>, file: string): string[] {
  return Object.entries(sought).flatMap(([key, value]) =>
    value === undefined || says(text, value) ? [] : [`${page} does not say "${value}" (${key} in ${file}).`],
  );
}

const BUILD = "The page is made from that file by the build. Run npm run dev to see what it shows instead.";

test("the content is read without a mistake", () => {
  tellOwner(owner.mistakes ? [owner.mistakes] : [], "Fix these places. The other checks wait for it.");
});

test("the site is built without a warning that you can fix", () => {
  if (owner.mistakes) return;
  tellOwner(owner.failure ? [owner.failure] : [], "npm run build says the same. The other checks wait for it.");
  // A new site may lack preview pictures and a resume, and the build itself keeps text on colours legible.
  const isHint = (line: string) => /npm run (?:previews|resume)|\[plugin tokens\]/.test(line);
  for (const hint of owner.warnings.filter(isHint)) console.log(`Hint: ${hint}`);
  tellOwner(
    owner.warnings.filter((line) => !isHint(line)),
    "npm run build says the same. Each line names what to change.",
  );
});

/** Checks of a site that could be built; the tests above report why others could not. */
const built = test.runIf(seen.length > 0);

built("every page is a file with its title, description, address and one heading", () => {
  const site = { name: content?.site.name ?? "", url: content?.site.site ?? "" };
  const found = listed.flatMap((page) => {
    const { title, description, canonical, headings } = fileOf(page.path);
    const wrong = (what: string, is: string, should: string) =>
      is === should ? [] : [`${page.path}: the ${what} is "${is}", not "${should}".`];
    return [
      ...wrong("title", title, fullTitle(page, { ...site, jobTitle: "", knowsAbout: [], sameAs: [] })),
      ...wrong("description", description, page.unlisted ? "" : page.description),
      ...wrong("address", canonical, page.unlisted ? "" : `${site.url}${directoryOf(page.path)}`),
      ...(headings.length === 1 ? [] : [`${page.path} has ${headings.length} headings of the first level, not one.`]),
      ...wrong("heading", headings[0] ?? "", content ? headingOf(content, page.path).replaceAll(/\s+/g, " ") : ""),
    ];
  });
  tellOwner(found, `Titles and descriptions are in site.yaml, pages.yaml and the case studies. ${BUILD}`);
});

built("the sitemap has every page and no other; what is left out is nowhere", () => {
  const map = readFileSync(join(dist, "sitemap.xml"), "utf8");
  const url = site?.site ?? "";
  expect(readFileSync(join(dist, "robots.txt"), "utf8")).toContain(`Sitemap: ${url}sitemap.xml`);
  const addresses = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
  expect(addresses).toEqual(listed.filter(({ unlisted }) => !unlisted).map(({ path }) => `${url}${directoryOf(path)}`));
  const gone = [
    ...PAGES.filter((name) => !content?.shown.includes(name)),
    ...(content?.drafts ?? []).map((slug) => `work/${slug}`),
  ];
  const found = gone.flatMap((name) => [
    ...(existsSync(join(dist, name, "index.html")) ? [`/${name} is left out and has a file.`] : []),
    ...(existsSync(join(dist, previewOf(`/${name}`)))
      ? [`/${name} is left out and has a preview picture: delete content/public/${previewOf(`/${name}`)}.`]
      : []),
    ...seen.flatMap(({ path, file }) =>
      file.links
        .filter(({ href }) => pathOf(href) === `/${name}`)
        .map(({ text }) => `${path} leads to /${name} by "${text}", but that page is left out.`),
    ),
  ]);
  tellOwner(found, "Take the link out of your text, or the page out of leaveOut in content/site.yaml.");
});

/** The path of a page within the served site. Undefined for other addresses. */
function pathOf(href: string): string | undefined {
  const { protocol, hostname, pathname } = URL.canParse(href) ? new URL(href) : new URL("about:blank");
  if (!protocol.startsWith("http") || hostname !== "127.0.0.1") return undefined;
  return pathname.replace(/(.)\/$/, "$1");
}

built("every link inside the site leads somewhere, and mail links lead to you", () => {
  const found = seen.flatMap(({ path, file }) =>
    file.links.flatMap(({ href, text }) => {
      const named = `"${text}" on ${path}`;
      if (href.startsWith("mailto:") && !studies.some(({ slug }) => path === `/work/${slug}`)) {
        return href.startsWith(`mailto:${site?.email}`) ? [] : [`${named} writes to ${href}, not to ${site?.email}.`];
      }
      // A whole address below your site's own may lead to something else that you publish there.
      const target = pathOf(href);
      if (target === undefined) return [];
      const page = filesOf.get(decodeURIComponent(target));
      const [, id] = /#(.+)$/.exec(href) ?? [];
      if (page)
        return !id || page.ids.includes(decodeURIComponent(id))
          ? []
          : [`${named} leads to #${id}, which ${target} lacks.`];
      return existsSync(join(dist, decodeURIComponent(target)))
        ? []
        : [`${named} leads to ${target}, which does not exist.`];
    }),
  );
  tellOwner(found, "Fix the address in that page's file: a case study, pages.yaml, or site.yaml.");
});

built("every file that a page names is there, with its type and headers", () => {
  tellOwner(owner.published, "npm run preview -- --check lists the same.");
});

/** A text as the page shows it, without its elements. */
function plain(prose: Prose): string {
  if (typeof prose === "string") return prose;
  return "tag" in prose ? prose.of.map(plain).join("") : prose.map(plain).join("");
}

built("every case study's page says all that its file says", () => {
  const found = studies
    .filter(({ sealed }) => !sealed)
    .flatMap((study) => {
      const path = `/work/${study.slug}`;
      const page = fileOf(path);
      const { role, kind, summary, responsibilities, info, facts, constraints, learnt, outro, film } = study;
      const known = Object.entries(facts).filter(([, value]) => !value?.startsWith("PLACEHOLDER"));
      const lists = { responsibilities, constraints };
      const sought = {
        ...{ role, kind, info, learnt, outro, film: film?.caption },
        ...Object.fromEntries(Object.entries(summary).map(([key, value]) => [`summary.${key}`, value])),
        ...Object.fromEntries(known.map(([key, value]) => [`facts.${key}`, value])),
        ...Object.fromEntries(
          Object.entries(lists).flatMap(([key, all]) => all.map((text, index) => [`${key}[${index}]`, text])),
        ),
      };
      const sections = study.sections.flatMap((section) => {
        const texts = section.kind === "text" ? [section.text] : [section.choice, section.rejected, section.why];
        const shown = page.sections.find(({ id }) => id === section.id);
        if (!shown) return [`${path} has no section #${section.id} ("${section.heading}" in ${study.file}).`];
        const here = Object.fromEntries(
          [section.heading, ...texts.map(plain)].map((text, i) => [`part ${i + 1}`, text]),
        );
        return unsaid(`${path}#${section.id}`, shown.text, here, study.file);
      });
      const withPictures = page.figures.filter(({ alts }) => alts.length);
      const pictures = figuresOf(study).flatMap(({ alt, caption, files }, index) => {
        const shown = withPictures[index];
        // The later state has no text of its own.
        const alts = shown?.alts.filter((each) => each || !files.after);
        return shown?.caption.replaceAll(/\s+/g, " ") === caption && alts?.every((each) => each === alt)
          ? []
          : [`${path}: picture ${index + 1} is not the one with the caption "${caption}" (${study.file}).`];
      });
      return [...unsaid(path, page.text, sought, study.file), ...sections, ...pictures];
    });
  tellOwner(found, BUILD);
});

built("the about page has what resume.json and pages.yaml have", () => {
  if (!content?.shown.includes("about") || !pages || !resume || !site) return;
  const { text, links } = fileOf("/about");
  const { lead, bio, quote } = pages.about;
  const rows = (name: string, list: readonly object[]) =>
    Object.fromEntries(
      list.flatMap((entry, index) =>
        Object.entries(entry)
          .filter(([key, value]) => typeof value === "string" && SHOWN.includes(key))
          .map(([key, value]) => [`${name}[${index}].${key}`, value as string]),
      ),
    );
  const words = resume.skills.flatMap(({ name, keywords }) => (keywords.length ? keywords : name));
  const periods = [...resume.work, ...resume.education].map((each) => periodOf(each, site.language)).filter(Boolean);
  const sought = {
    ...rows("work", resume.work),
    ...rows("education", resume.education),
    ...rows("languages", resume.languages),
    ...Object.fromEntries(words.map((word) => [`skills: ${word}`, word])),
    ...Object.fromEntries(periods.map((period) => [`dates: ${period}`, period])),
  };
  const own = {
    lead,
    ...Object.fromEntries(bio.map((each, i) => [`bio[${i}]`, each])),
    quote: quote?.text,
    by: quote?.by,
  };
  const found = [
    ...unsaid("/about", text, sought, `${content.folder}/resume.json`),
    ...unsaid("/about", text, own, `about in ${content.folder}/pages.yaml`),
    // A fresh site has none.
    ...(!isPublic(content.folder, site.resume) || links.some(({ href }) => href.endsWith(`/${site.resume}`))
      ? []
      : [`/about has no link to ${site.resume}.`]),
    ...resume.work.flatMap(({ name }) => {
      const study = studies.find(({ title }) => title.toLowerCase() === name.toLowerCase());
      const leads = links.some(({ href, text }) => text === name && pathOf(href) === `/work/${study?.slug}`);
      return study && !leads ? [`"${name}" on /about does not lead to its case study, /work/${study.slug}.`] : [];
    }),
  ];
  tellOwner(found, BUILD);
});

/** An entry as the about page shows it, beside its dates. */
const SHOWN = ["name", "position", "summary", "institution", "area", "studyType", "language", "fluency"];

built("your name, links, address and copyright are where they belong", () => {
  if (!site || !content) return;
  const { name, bio, email, copyright, links } = site;
  const file = `${content.folder}/site.yaml`;
  const found = [
    ...unsaid("/", fileOf("/").text, { name, bio }, file),
    ...(content.shown.includes("contact") ? unsaid("/contact", fileOf("/contact").text, { email }, file) : []),
    ...seen.flatMap(({ path, file: page }) => [
      ...unsaid(`The side box of ${path}`, page.side, { copyright }, file),
      ...links
        .filter(({ label, href }) => {
          const address = new URL(href).href;
          return !page.links.some(
            ({ href, text, within }) => within === "aside" && href === address && text.startsWith(label),
          );
        })
        .map(({ label, href }) => `The side box of ${path} has no link "${label}" to ${href} (${file}).`),
    ]),
  ];
  tellOwner(found, BUILD);
});

built("the printed resume and the preview pictures are of the present content", () => {
  const found = Object.entries(owner.digests).flatMap(([name, digest]) => {
    const file = join(owner.folder, "content/public", name);
    const made = existsSync(file) ? readFileSync(file) : "";
    // Without a digest it is the owner's own.
    if (made.includes(digest) || !made.includes("sha256:")) return [];
    const command = name === site?.resume ? "npm run resume" : "npm run previews";
    return [`content/public/${name} is older than your texts, typeface or colours. Run: ${command}`];
  });
  const manifest = join(owner.folder, "content/public/site.webmanifest");
  const named = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).name : undefined;
  const wanted = `${site?.name}, ${site?.title}`;
  if (named !== undefined && named !== wanted) {
    found.push(`content/public/site.webmanifest is of "${named}", not of "${wanted}". Run: npm run previews`);
  }
  tellOwner(found, "The commands make the files again. Both need a Chromium.");
});
