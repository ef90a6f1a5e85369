/** Files named in an answer: a resume, a photo, a case study's folder. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { slugOf } from "../../vite/slug.mjs";
import { filesIn } from "./present.mjs";
import { product } from "./product.mjs";

/** An error about an answer. */
export function mistake(found, expected) {
  return Object.assign(new Error(`${found}. Expected: ${expected}`), { found, expected });
}

const TIMEOUT_MS = 20_000;
/** Keys of JSON Resume's schema; a resume has at least one. */
const RESUME_KEYS = [
  ...["basics", "work", "volunteer", "education", "awards", "certificates", "publications"],
  ...["skills", "languages", "interests", "references", "projects"],
];

/** @throws {Error} made by mistake() when the path does not exist */
function resolveExisting(path, base, what) {
  const whole = resolve(base, path);
  if (existsSync(whole)) return whole;
  throw mistake(`"${path}", which does not exist`, `${what}, from ${base}`);
}

/**
 * The text of a JSON Resume.
 * @param {string} source a path or an https address
 * @param {string} base folder that a path is from
 * @throws {Error} made by mistake() when it is not a resume; OwnerError with its mistakes by line and key
 */
export async function readResume(source, base) {
  const text = /^https?:/i.test(source) ? await download(source) : readText(source, base);
  const { value } = product.readYaml({ file: source, text }, product.resumeSchema);
  const keys = Object.keys(value).filter((key) => key in JSON.parse(text));
  if (keys.some((key) => RESUME_KEYS.includes(key))) return text;
  const found = keys.length ? `the keys ${keys.slice(0, 4).join(", ")}` : "no key";
  throw mistake(
    `"${source}", which has ${found} and none of JSON Resume`,
    `a file in the schema of jsonresume.org, with keys such as ${RESUME_KEYS.slice(0, 4).join(", ")}`,
  );
}

function readText(path, base) {
  const file = resolveExisting(path, base, "a resume.json");
  if (!statSync(file).isFile()) throw mistake(`"${path}", which is a folder`, "the resume.json in it");
  const text = readFileSync(file, "utf8");
  checkJson(text, path);
  return text;
}

/** Fetched once, at the question. */
const fetched = new Map();

async function download(address) {
  if (fetched.has(address)) return fetched.get(address);
  if (!/^https:/i.test(address)) throw mistake(`"${address}"`, "a path, or an address that begins with https://");
  let text;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`the host answers ${response.status}`);
    text = await response.text();
  } catch (error) {
    const why = error.cause?.message ?? error.message;
    throw mistake(`"${address}", which cannot be fetched (${why})`, "an address that can be fetched, or a file");
  }
  checkJson(text, address);
  fetched.set(address, text);
  return text;
}

function checkJson(text, source) {
  try {
    JSON.parse(text);
  } catch (error) {
    throw mistake(
      `"${source}", which is not valid JSON (${error.message})`,
      "a resume.json as jsonresume.org describes it",
    );
  }
}

/**
 * A photo that the build can show.
 * @param {string} path
 * @param {string} base folder that the path is from
 * @returns {Promise<string>} the whole path
 * @throws {Error} made by mistake()
 */
export async function checkPhoto(path, base) {
  const file = resolveExisting(path, base, "a photo: JPEG, PNG, WebP or SVG");
  if (!statSync(file).isFile()) throw mistake(`"${path}", which is a folder`, "the photo in it");
  await checkPicture(file, path);
  return file;
}

/** @throws {Error} made by mistake() when the build cannot show the picture. `name` is the owner's name for it. */
async function checkPicture(file, name) {
  if (!/^[^?#%]+\.\w+$/.test(basename(file))) {
    throw mistake(`"${name}"`, "a name with an ending such as .jpg, and without ?, # and %");
  }
  try {
    await product.checkPicture(file, await product.readPicture(file));
  } catch (error) {
    if (error.name !== "UserError") throw error;
    const [, what, fix] = /^(.*?)\. (.*)$/s.exec(error.message) ?? [null, error.message, "another picture"];
    throw mistake(`"${name}", which ${what}`, fix);
  }
}

/**
 * A case study that the build can read, with its pictures.
 * @param {string} path of its folder
 * @param {string} base folder that the path is from
 * @returns {Promise<{ slug: string, title: string, files: Map<string, Buffer> }>} its files by their paths in the folder
 * @throws {Error} made by mistake() when it is not a folder; OwnerError with its mistakes by line
 */
export async function readStudyFolder(path, base) {
  const folder = resolveExisting(path, base, "a folder with a case-study.md");
  if (!statSync(folder).isDirectory()) throw mistake(`"${path}", which is not a folder`, `"${dirname(path)}"`);
  const slug = basename(folder);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw mistake(`the folder "${slug}"`, `a folder name for an address, such as "${slugOf(slug, "my-project")}"`);
  }
  // Files such as .DS_Store are the system's.
  const names = filesIn(folder).filter((name) => !/(?:^|[\\/])\./.test(name));
  if (!names.includes("case-study.md")) {
    throw mistake(`"${path}" without a case-study.md`, "the folder of a case study");
  }
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  const file = join(folder, "case-study.md");
  const study = inTheirWords(path, folder, () => product.readCaseStudy(file, String(files.get("case-study.md"))));
  const shown = product
    .figuresOf(study)
    .flatMap(({ files: { wide, narrow, after } }) => [wide, narrow ?? [], after ?? []]);
  const pictures = shown.flat().flatMap((each) => (typeof each === "string" ? [each] : Object.values(each)));
  for (const picture of new Set(pictures)) await checkPicture(picture, path + picture.slice(folder.length));
  return { slug, title: study.title, files };
}

/** Errors name files as the owner does. */
function inTheirWords(path, folder, read) {
  try {
    return read();
  } catch (error) {
    if (error.name !== "OwnerError") throw error;
    const named = (text) => text.replaceAll(folder, path);
    throw new product.OwnerError(
      error.problems.map((problem) => ({
        ...problem,
        file: named(problem.file),
        found: named(problem.found),
        expected: named(problem.expected),
      })),
    );
  }
}
