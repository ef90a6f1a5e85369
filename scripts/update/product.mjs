/** The product's repository: the remote "product", its versions and its changelog. */
import { root } from "../../vite/root.mjs";
import { gitIn, whyNotFetched } from "../support/git.mjs";
import { compareVersions, linesOfNews } from "./versions.mjs";
import { indent, LINES } from "./words.mjs";

/** The product's tags, apart from the owner's. */
const TAGS = "refs/product/";
const BRANCHES = "refs/remotes/product/";
const { attempt, git } = gitIn(root);

/** @typedef {{ label: string, name: string, commit: string, version: string }} Version git finds it by its `name` */

/**
 * Fetches the product's branches and tags.
 * @param {string | undefined} address of the product, if new
 * @param {boolean} keep whether to remember it
 * @throws when no address is known, or the fetch fails
 */
export function fetchProduct(address, keep) {
  const known = attempt(["remote", "get-url", "product"]);
  if (!address && !known.ok) {
    throw new Error(`The product's address is not known yet. Give it once:
    npm run update -- <address of the product's git repository>`);
  }
  console.log(`Fetching the versions of ${address ?? known.out} …`);
  const refs = [`+refs/heads/*:${BRANCHES}*`, `+refs/tags/*:${TAGS}*`];
  const { ok, reason } = attempt(["fetch", "--quiet", "--no-tags", "--prune", "--", address ?? "product", ...refs]);
  if (!ok) {
    throw new Error(`Could not fetch from ${address ?? known.out}. ${whyNotFetched(reason)}
To correct the address: npm run update -- <address>`);
  }
  if (!address || !keep) return;
  if (known.ok) git("remote", "set-url", "product", address);
  else git("remote", "add", "--no-tags", "product", address);
}

/**
 * The requested version, or else the newest.
 * @param {string | undefined} address
 * @param {string | undefined} to a version, a branch or a commit
 * @returns {Version}
 * @throws when it does not exist
 */
export function findVersion(address, to) {
  const tags = git("for-each-ref", "--format=%(refname)", TAGS).split("\n");
  const versions = tags
    .map((ref) => ref.slice(TAGS.length))
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
    .sort(compareVersions);
  const wanted = to ?? versions.at(-1) ?? defaultBranch(address);
  const refs = [`${TAGS}${wanted}`, `${TAGS}v${wanted}`, `${BRANCHES}${wanted}`];
  if (/^[\da-f]{4,40}$/.test(wanted)) refs.push(wanted);
  for (const ref of refs) {
    const { ok, out: commit } = attempt(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]);
    // A hash could be one of the owner's commits.
    if (!ok || !git("for-each-ref", "--count=1", "--contains", commit, TAGS, BRANCHES)) continue;
    const name = ref.replace(/^refs\/(?:remotes\/)?/, "");
    return { label: name.replace("product/", ""), name, commit, version: readVersion(commit) };
  }
  const some = versions.length ? ` Its newest versions are ${versions.slice(-5).join(", ")}.` : "";
  throw new Error(`The product has no version, branch or commit "${wanted}".${some}`);
}

/** The branch of a product without versions. */
function defaultBranch(address) {
  const { out } = attempt(["ls-remote", "--symref", "--", address ?? "product", "HEAD"]);
  const [, branch] = /^ref: refs\/heads\/(\S+)\tHEAD/m.exec(out) ?? [];
  if (branch) return branch;
  throw new Error(`The product has neither a version (a tag such as v1.0.0) nor a main branch. Is its address right?
To change it: npm run update -- <address>`);
}

/** The version in a commit's package.json. @throws when it cannot be read */
export function readVersion(commit) {
  try {
    return JSON.parse(git("show", `${commit}:package.json`)).version ?? "0.0.0";
  } catch (error) {
    throw new Error(`The commit ${commit} has no readable package.json: ${error.message}`);
  }
}

/**
 * The product's commit that the site began with; without a common history, the tag of the site's version.
 * @param {string} head
 * @param {string} own the site's version
 * @param {Version} target
 * @param {() => string} again the next command
 * @returns {string}
 * @throws when the tag is missing
 */
export function findBase(head, own, target, again) {
  const common = attempt(["merge-base", head, target.commit]);
  if (common.ok) return common.out;
  const tag = attempt(["rev-parse", "--verify", "--quiet", `${TAGS}v${own}^{commit}`]);
  if (tag.ok) return tag.out;
  throw new Error(`Your site has no history in common with the product. According to package.json it began with version ${own},
but the product has no tag v${own}. Find the product's commit that you began with, join the histories, and update again:
    git log ${target.name}
    git merge -s ours --allow-unrelated-histories <commit>
    ${again()}`);
}

/**
 * The changelog's entries newer than a version.
 * @param {Version} target
 * @param {string} from
 * @returns {string} indented, shortened if long; may be empty
 */
export function whatIsNew({ name, commit }, from) {
  const lines = linesOfNews(attempt(["show", `${commit}:CHANGELOG.md`]).out, from);
  const rest = `… The rest is in the changelog: git show ${name}:CHANGELOG.md`;
  return indent(lines.length > LINES ? [...lines.slice(0, LINES), rest] : lines);
}
