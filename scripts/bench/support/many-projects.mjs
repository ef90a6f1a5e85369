/**
 * Adds case studies to a copy of the project, as an owner would. Their names, kinds and texts differ like real ones:
 * copies of one text would compress to nothing and make the figures too good.
 */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
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

/**
 * Puts lines at the start of a constant that is a list or a record.
 * @param {string} name of the constant
 * @throws when the source has no such constant
 */
export function insertInto(source, name, lines) {
  const opening = new RegExp(`^(?:export )?const ${name}\\b.*= [[{]`, "m");
  if (!opening.test(source)) {
    throw new Error(
      `There is no list or record "${name}" any more. Follow its new form in scripts/bench/support/many-projects.mjs.`,
    );
  }
  return source.replace(opening, (start) => [start, ...lines].join("\n"));
}

/** Folders of the case studies there are, in order. */
export function projectNames(project) {
  return readdirSync(join(project, "src/content/work"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Adds the projects to a copy of the sources, where an owner would. */
export function addProjects(copy, projects) {
  const work = join(copy, "src/content/work");
  const models = projectNames(copy);
  const edit = (file, change) => {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };

  projects.forEach(({ slug, title, kind }, index) => {
    const model = models[index % models.length];
    const folder = join(work, slug);
    cpSync(join(work, model), folder, { recursive: true });
    renameSync(join(folder, `${model}.ts`), join(folder, `${slug}.ts`));
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const text = readFileSync(path, "utf8");
      // Makes each picture different, since Vite keeps equal files only once.
      if (name.endsWith(".svg")) writeFileSync(path, text.replace("</svg>", `<desc>${title}</desc></svg>`));
      if (name === `${slug}.ts`) {
        writeFileSync(
          path,
          text
            .replace(`export const ${model}`, `export const ${slug}`)
            .replace(/problem:\s*["`]/, `$&${title}, ${kind}. `),
        );
      }
    }
  });

  edit("src/content/work/projects.ts", (source) =>
    insertInto(
      source,
      "projects",
      projects.map((project) => `${JSON.stringify(project)},`),
    ),
  );
}
