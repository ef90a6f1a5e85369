/**
 * Adds case studies to a copy of the project, as an owner would. Their names, kinds and texts differ like real ones:
 * copies of one text would compress to nothing and make the figures too good.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ONSETS = ["b", "br", "d", "f", "gl", "h", "k", "l", "m", "n", "p", "pr", "r", "s", "st", "t", "tr", "v", "w"];
const VOWELS = ["a", "e", "i", "o", "u", "ea", "io"];
const ENDS = ["n", "r", "l", "s", "x", "m", "nd", "rt", "st", "ck"];
const FOR = ["Ferry", "Bakery", "Museum", "Clinic", "Library", "Orchestra", "Nursery", "Brewery", "Theatre", "Harbour"];
const WHAT = [
  "timetable",
  "booking desk",
  "online shop",
  "archive",
  "member area",
  "design system",
  "newsletter",
  "map",
];
const HOW = ["redesign", "from scratch", "for phones", "in two languages", "with an editor", "without a server", "app"];
const ROLES = ["Full Stack", "Pipeline Developer", "Web Design"];

/**
 * Made-up projects, the same at every call. Their names differ from each other, from the site's routes and from the
 * names of route accents.
 * @param {number} count up to a few thousand
 */
export function madeUpProjects(count) {
  const names = new Set();
  // A linear congruential generator, so that names are the same everywhere and in no order.
  let seed = 2025;
  const pick = (list) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((seed / 2 ** 32) * list.length)];
  };
  while (names.size < count) names.add(pick(ONSETS) + pick(VOWELS) + pick(ONSETS) + pick(VOWELS) + pick(ENDS));
  return [...names].map((slug) => ({
    slug,
    title: slug[0].toUpperCase() + slug.slice(1),
    role: pick(ROLES),
    kind: `${pick(FOR)} ${pick(WHAT)} ${pick(HOW)}`,
  }));
}

/** Folders of the case studies there are, in order. */
export function projectNames(project) {
  return readdirSync(join(project, "samples/work")).sort();
}

/** Adds the projects to a copy of the sources, where an owner would. */
export function addProjects(copy, projects) {
  const work = join(copy, "samples/work");
  const models = projectNames(copy);
  projects.forEach(({ slug, title, role, kind }, index) => {
    const folder = join(work, slug);
    cpSync(join(work, models[index % models.length]), folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const text = readFileSync(path, "utf8");
      // Makes each picture different, since Vite keeps equal files only once.
      if (name.endsWith(".svg")) writeFileSync(path, text.replace("</svg>", `<desc>${title}</desc></svg>`));
      if (name === "case-study.md") {
        const own = Object.entries({ title, role, kind }).reduce(
          (all, [key, value]) => all.replace(new RegExp(`^${key}: .*$`, "m"), `${key}: ${value}`),
          text,
        );
        writeFileSync(path, own.replace(/problem: "?/, `$&${title} for ${kind}. `));
      }
    }
  });
  const site = join(copy, "samples/site.yaml");
  const lines = projects.map(({ slug }) => `\n  - ${slug}`).join("");
  writeFileSync(site, readFileSync(site, "utf8").replace(/^work:$/m, `$&${lines}`));
}
