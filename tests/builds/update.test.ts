/** Real git and real npm, on a small product and its owner's site in temporary folders. Nothing is fetched from a network. */
import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { whyNotFetched } from "../../scripts/support/git.mjs";
import { ownersInGit, ownersOutsideGit } from "../../scripts/update/owners-folder.mjs";
import { compareVersions, linesOfNews } from "../../scripts/update/versions.mjs";
import { root } from "../../vite/root.mjs";

const LAYER = "tokens/org_settings.tokens.json";
const ENV = ".env.production.local";

let work: string;
let product: string;
/** The owner's site at 1.0.0, which each test gets a copy of. */
let edited: string;
let site: string;
let count = 0;

/** Without what git and npm say to commands that they have started, and without a proxy. */
const clean = Object.entries(process.env).filter(([name]) => !/^(?:GIT|npm)_|_proxy$|^NODE_|^VITEST/i.test(name));
const environment = () => ({
  ...Object.fromEntries(clean),
  ...{ GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", npm_config_offline: "true", TMPDIR: work },
  ...{ GIT_AUTHOR_NAME: "Owner", GIT_AUTHOR_EMAIL: "owner@site.example" },
  ...{ GIT_COMMITTER_NAME: "Owner", GIT_COMMITTER_EMAIL: "owner@site.example" },
});

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: folder, env: environment(), encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}${stdout}`);
  return stdout.trimEnd();
}

function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
const read = (file: string, folder = site) => readFileSync(join(folder, file), "utf8");

function commitAll(folder: string, message: string) {
  git(folder, "add", "--all");
  git(folder, "commit", "-q", "-m", message);
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
/** A product's package.json. The two lists are apart, so that the owner's line and the product's do not conflict. */
const manifest = (version: string, devDependencies = {}) =>
  json({
    ...{ name: "product", version, private: true, type: "module", dependencies: {} },
    ...{ description: "A site.", license: "MIT", engines: {}, keywords: [] },
    scripts: { update: "node scripts/update.mjs", build: "node build.mjs", test: "node check.mjs" },
    devDependencies,
  });
const lock = (version: string, devDependencies?: object, packages = {}) =>
  json({
    ...{ name: "product", version, lockfileVersion: 3, requires: true },
    packages: { "": { name: "product", version, license: "MIT", devDependencies, engines: {} }, ...packages },
  });

/** Builds what git holds and the owner's keys, when the packages are there. */
const BUILD = `import { readFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
const site = readFileSync("content/site.yaml", "utf8");
if (site.includes("stops: build")) throw new Error("content/site.yaml: this cannot be built");
const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
for (const name in devDependencies) if (!existsSync("node_modules/" + name)) throw new Error(name + " is not installed");
if (site.includes("waits: build")) {
  writeFileSync(process.env.TMPDIR + "/waits", "");
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}
mkdirSync("dist", { recursive: true });
writeFileSync("dist/index.html", site + readFileSync("${ENV}", "utf8"));`;
/** The content has to have the key that the samples have. */
const CHECK = `import { readFileSync } from "node:fs";
const key = (folder) => readFileSync(folder + "/site.yaml", "utf8").split(":")[0];
if (process.argv[2] !== "content") throw new Error("Which suite?");
console.log("content    │ Looking at /, page 1 of 2 …");
if (readFileSync("content/site.yaml", "utf8").includes("stops: check")) throw new Error("content/site.yaml: this is not allowed");
if (key("content") !== key("samples")) throw new Error("content/site.yaml has no key " + key("samples"));
if (!readFileSync("dist/index.html", "utf8").includes("KEY")) throw new Error("built without the owner's keys");`;
const migration = (from: string, to: string) => `import { readFileSync, writeFileSync } from "node:fs";
export const title = "The ${from} is called ${to}.";
export async function migrate(folder) {
  const file = folder + "/content/site.yaml";
  const text = readFileSync(file, "utf8");
  if (!text.startsWith("${from}:")) throw new Error(file + " has no ${from}");
  writeFileSync(file, text.replace("${from}:", "${to}:"));
}
`;
const section = (version: string, text: string) => `## ${version}\n\n${text}\n\n`;
const CHANGELOG = "# Changelog\n\nWhat changes.\n\n";

function makeProduct() {
  product = join(work, "product");
  write(product, {
    ...{ "package.json": manifest("1.0.0"), "package-lock.json": lock("1.0.0"), "product.txt": "one\n" },
    ...{ ".gitignore": "node_modules\ndist/\n.env.*.local\n", "build.mjs": BUILD, "check.mjs": CHECK },
    ...{ "CHANGELOG.md": CHANGELOG + section("1.0.0", "The first."), "samples/site.yaml": "name: Sample\n" },
    [LAYER]: json({ $description: "Yours.", both: {} }),
  });
  cpSync(join(root, "scripts/update.mjs"), join(product, "scripts/update.mjs"));
  cpSync(join(root, "scripts/update"), join(product, "scripts/update"), { recursive: true });
  cpSync(join(root, "scripts/support"), join(product, "scripts/support"), { recursive: true });
  cpSync(join(root, "vite/root.mjs"), join(product, "vite/root.mjs"));
  git(product, "init", "-q", "-b", "main");
  commitAll(product, "Version 1");
  git(product, "tag", "v1.0.0");

  write(product, {
    ...{ "package.json": manifest("9.0.0"), "package-lock.json": lock("9.0.0"), "product.txt": "nine\n" },
    "CHANGELOG.md": CHANGELOG + section("9.0.0", "The name is a heading.") + section("1.0.0", "The first."),
    ...{ "samples/site.yaml": "heading: Sample\n", "scripts/migrations/9.0.0.mjs": migration("name", "heading") },
  });
  commitAll(product, "Version 9");
  git(product, "tag", "-a", "-m", "Version 9", "v9.0.0");

  // Names sorted as texts would put 10.0.0 before 9.0.0. The migration of 1.0.0 is not for who has 1.0.0.
  const tool = { "node_modules/tool": { resolved: "tool", link: true }, tool: { version: "1.0.0", dev: true } };
  write(product, {
    "package.json": manifest("10.0.0", { tool: "file:tool" }),
    "package-lock.json": lock("10.0.0", { tool: "file:tool" }, tool),
    ...{ "tool/package.json": json({ name: "tool", version: "1.0.0" }), "product.txt": "ten\n", "new.txt": "new\n" },
    "CHANGELOG.md": read("CHANGELOG.md", product).replace(
      "## 9",
      `${section("10.0.0", "The heading is a title.")}## 9`,
    ),
    "samples/site.yaml": "title: Sample\n",
    "scripts/migrations/10.0.0.mjs": migration("heading", "title"),
    "scripts/migrations/1.0.0.mjs": migration("old", "name"),
    // The owner's files stay, even if a version ships them by mistake.
    "content/stray.txt": "The product's\n",
    "check.mjs": `${CHECK}\nif (readFileSync("content/site.yaml", "utf8").includes("stops: ten")) throw new Error("this is new");\n`,
    [LAYER]: json({ $description: "Yours alone.", both: {}, dark: {} }),
  });
  commitAll(product, "Version 10");
  git(product, "tag", "v10.0.0");
  git(product, "tag", "not-a-version");

  write(product, { "product.txt": "eleven, nearly\n" });
  commitAll(product, "Go on");
}

/** An owner who has cloned 1.0.0 and edited everything that an owner may edit. */
function makeOwner() {
  edited = join(work, "edited");
  git(work, "clone", "-q", "--no-tags", product, edited);
  git(edited, "switch", "-q", "-C", "mine", git(product, "rev-parse", "v1.0.0"));
  git(edited, "branch", "-q", "-D", "main");
  write(edited, {
    "content/site.yaml": "name: Ada's site\r\n# my own remark\n",
    "content/pictures/me ü.bin": "\0\u0001picture",
    [LAYER]: '{"both": {"primaryColor": "#123456"}}',
    [ENV]: "VITE_KEY=KEY-of-mine\n",
  });
  commitAll(edited, "My site");
}

beforeAll(() => {
  work = realpathSync(mkdtempSync(join(tmpdir(), "updates-")));
  makeProduct();
  makeOwner();
});
beforeEach(() => {
  site = join(work, `site ${++count}`);
  cpSync(edited, site, { recursive: true });
});
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

async function start(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { cwd: site, env: environment(), ...options });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  const [status] = await once(child, "close");
  return { status: status as number | null, output };
}
const npmUpdate = (...args: string[]) => start("npm", ["run", "update", "--", ...args]);
const update = (...args: string[]) => start(process.execPath, ["scripts/update.mjs", ...args]);

/** All that an update can change: files, ignored ones too, the index, branches, worktrees, and copies left behind. */
function everything(folder = site) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return {
    files: Object.fromEntries(
      files.filter((file) => !file.includes("/.git/")).map((file) => [file, readFileSync(file, "latin1")]),
    ),
    git: [
      ["status", "--ignored"],
      ["ls-files", "--stage"],
      ["worktree", "list"],
      ["branch", "-v"],
      ["rev-parse", "HEAD"],
    ].map((args) => git(folder, ...args)),
    copies: readdirSync(work).filter((name) => name.startsWith("update-")),
  };
}

/** An update that says why, and leaves all as it was. */
async function expectNothingChanged(words: RegExp[], ...args: string[]) {
  const before = everything();
  const { status, output } = await update(...args);
  for (const pattern of [...words, /Nothing was changed\./]) expect(output).toMatch(pattern);
  expect(status).toBe(1);
  expect(everything()).toEqual(before);
  expect(before.copies).toEqual([]);
}

test("the newest version is merged, and only migrations change the owner's files", async () => {
  const old = git(site, "rev-parse", "HEAD");
  const { status, output } = await npmUpdate(product);
  expect(output).toContain("Your site has version 1.0.0. Updating to v10.0.0");
  expect(output).toMatch(/\n {4}10\.0\.0\n {6}The heading is a title\.\n {4}9\.0\.0\n {6}The name is a heading\.\n/);
  expect(output).not.toContain("The first.");
  expect(output).toContain("9.0.0: The name is called heading.\n    content/site.yaml");
  expect(output).toContain("10.0.0: The heading is called title.\n    content/site.yaml");
  expect(output).toContain("Checking your content …\n  Looking at /, page 1 of 2 …\n");
  expect(output).toContain("Your site now has version 10.0.0.");
  expect(status).toBe(0);

  expect(read("content/site.yaml")).toBe("title: Ada's site\r\n# my own remark\n");
  for (const file of ["content/pictures/me ü.bin", LAYER, ENV]) expect(read(file), file).toBe(read(file, edited));
  expect(readdirSync(join(site, "content")).sort()).toEqual(["pictures", "site.yaml"]);
  expect([read("product.txt"), read("new.txt")]).toEqual(["ten\n", "new\n"]);
  expect(existsSync(join(site, "node_modules/tool"))).toBe(true);
  expect(git(site, "status", "--porcelain")).toBe("");
  expect(git(site, "symbolic-ref", "--short", "HEAD")).toBe("mine");
  expect(git(site, "ls-files")).not.toContain(ENV);
  expect(git(site, "log", "-1", "--format=%B")).toMatch(/^Update to v10\.0\.0\n\n9\.0\.0: .+\n\n10\.0\.0: /);
  expect(git(site, "tag"), "the product's tags are not among the owner's").toBe("");
  expect(everything()).toMatchObject({ copies: [] });
  expect(git(site, "worktree", "list").split("\n")).toHaveLength(1);

  const again = await update();
  expect(again.output).toContain("Your site already has v10.0.0.");
  expect(again.status).toBe(0);

  const [, undo = ""] = /git (reset --keep \w+)/.exec(output) ?? [];
  git(site, ...undo.split(" "));
  expect(git(site, "rev-parse", "HEAD")).toBe(old);
  expect(read("content/site.yaml")).toBe(read("content/site.yaml", edited));
});

test.each([
  ["build", [/this cannot be built/, /"npm run build" fails with your current version too/, /not the cause/]],
  ["check", [/this is not allowed/, /"npm test -- content" fails with your current version too/]],
  ["ten", [/this is new/, /"npm test -- content" fails with the new version/]],
])("a failing %s shows its last lines, and all is as it was", async (what, words) => {
  appendFileSync(join(site, "content/site.yaml"), `stops: ${what}\n`);
  commitAll(site, "Break it");
  await expectNothingChanged(words, product);
});

test("a failed migration changes nothing", async () => {
  write(site, { "content/site.yaml": "nom: Ada\n" });
  commitAll(site, "Break it");
  await expectNothingChanged([/migrated to 9\.0\.0 \(scripts\/migrations\/9\.0\.0\.mjs\)/, /has no name/], product);
});

test("a conflict names the files, and the printed commands resolve it", async () => {
  write(site, { "product.txt": "mine\n", "new.txt": "mine\n" });
  commitAll(site, "Change the product's files");
  const words = [
    /changes them too:\n +new\.txt\n +product\.txt\n/,
    /git checkout \w{10} -- product\.txt\n +git rm -- new\.txt/,
  ];
  await expectNothingChanged(words, product);
  await expectNothingChanged(words, "--dry-run");
  // A dry run does not remember the address.
  const other = `${product}/.`;
  await expectNothingChanged(
    [new RegExp(`npm run update -- ${other}\\n`), new RegExp(`npm run update -- ${other} --from 1\\.0\\.0`)],
    other,
    "--dry-run",
  );

  const { output } = await update();
  const byHand = output
    .slice(output.indexOf("by hand"))
    .split("\n")
    .map((line) => line.trim());
  expect(byHand).toContain("git merge --no-commit product/v10.0.0");
  expect(byHand).toContain(`git checkout HEAD -- content ${LAYER}`);
  expect(byHand).toContain("npm run update -- --from 1.0.0");
  spawnSync("git", ["merge", "-q", "--no-commit", "product/v10.0.0"], { cwd: site, env: environment() });
  git(site, "checkout", "-q", "HEAD", "--", "content", LAYER);
  write(site, { "product.txt": "mine and ten\n", "new.txt": "mine\n" });
  commitAll(site, "Merge by hand");
  const { output: after, status } = await update("--from", "1.0.0");
  expect(after).toContain("Your site now has version 10.0.0.");
  expect(status).toBe(0);
  expect(read("content/site.yaml")).toMatch(/^title: Ada/);
  expect([read("product.txt"), read(LAYER)]).toEqual(["mine and ten\n", read(LAYER, edited)]);
});

test("a package added by the owner stays, even if both changed the lock file", async () => {
  write(site, { "content/font/package.json": json({ name: "font", version: "1.0.0" }) });
  write(site, {
    "package.json": read("package.json").replace(
      '"dependencies": {}',
      '"dependencies": { "font": "file:content/font" }',
    ),
  });
  expect((await start("npm", ["install", "--no-audit", "--no-fund"])).status).toBe(0);
  commitAll(site, "Add a font");
  const { status, output } = await update(product);
  expect(output).toContain("Your site now has version 10.0.0.");
  expect(status).toBe(0);
  for (const name of ["font", "tool"]) {
    expect(existsSync(join(site, "node_modules", name)), name).toBe(true);
    expect(read("package.json"), name).toContain(`"${name}": "file:`);
    expect(read("package-lock.json"), name).toContain(`"node_modules/${name}": {`);
  }
  expect(git(site, "status", "--porcelain")).toBe("");
});

/** A site without the product's history, as from an archive or "Use this template". */
function beginAnew() {
  rmSync(join(site, ".git"), { recursive: true });
  git(site, "init", "-q", "-b", "mine");
  commitAll(site, "My site");
}

test("a site without the product's history joins it by the tag of its version", async () => {
  beginAnew();
  await expectNothingChanged([/no address|not known yet/, /npm run update -- <address/]);
  const { status, output } = await update(product);
  expect(output).toContain("Your site now has version 10.0.0.");
  expect(status).toBe(0);
  expect(read("content/site.yaml")).toBe("title: Ada's site\r\n# my own remark\n");
  expect([read(LAYER), read("product.txt")]).toEqual([read(LAYER, edited), "ten\n"]);
  expect(git(site, "log", "--format=%s")).toContain("Version 9");
  expect((await update()).output).toContain("Your site already has v10.0.0.");
});

test("without the tag it explains how to join the histories", async () => {
  write(site, { "package.json": read("package.json").replace('"1.0.0"', '"3.1.4"') });
  beginAnew();
  await expectNothingChanged([/no tag v3\.1\.4/, /git merge -s ours --allow-unrelated-histories <commit>/], product);
});

test("a folder that cannot be merged is refused with a reason", async () => {
  git(site, "remote", "add", "product", product);
  write(site, {
    "content/new page.md": "# New\n",
    "product.txt": "mine\n",
    [`${LAYER}.new`]: "",
    "notes.txt": "mine\n",
  });
  rmSync(join(site, "content/pictures/me ü.bin"));
  await expectNothingChanged([
    /^ +content\/new page\.md$/m,
    /^ +content\/pictures\/me ü\.bin$/m,
    /^ +product\.txt$/m,
    new RegExp(`^ +${LAYER}\\.new$`, "m"),
    /^ +git add --all -- content product\.txt tokens\n +git commit -m "My changes"$/m,
  ]);
  git(site, "add", "--all", "--", "content", "product.txt", "tokens");
  git(site, "commit", "-q", "-m", "My changes");

  git(site, "switch", "-q", "-c", "other", "HEAD~1");
  write(site, { "product.txt": "other\n" });
  commitAll(site, "Other");
  spawnSync("git", ["merge", "mine"], { cwd: site, env: environment() });
  await expectNothingChanged([/A merge or a rebase is in progress.*git status/]);
  git(site, "merge", "--abort");

  git(site, "switch", "-q", "--detach");
  await expectNothingChanged([/No branch is checked out.*\n.*\n +git switch main/]);
  git(site, "switch", "-q", "other");

  write(site, { ".gitignore": `${read(".gitignore")}/content/\n` });
  git(site, "rm", "-rq", "--cached", "content");
  commitAll(site, "Hide the content");
  await expectNothingChanged([/Git ignores your content.*\.gitignore/]);

  rmSync(join(site, ".git"), { recursive: true });
  const { status, output } = await update();
  expect(output).toMatch(/not a git repository.*\n +git init\n +git add --all\n +git commit/);
  expect(status).toBe(1);
});

test("a wrong address or version is reported, and the known address stays", async () => {
  git(site, "remote", "add", "product", product);
  await expectNothingChanged([/It is not a git repository\. Git says: fatal: /], join(work, "nowhere"));
  git(work, "init", "-q", "--bare", "empty");
  await expectNothingChanged([/neither a version .* nor a main branch/], join(work, "empty"), "--dry-run");
  expect(git(site, "remote", "get-url", "product")).toBe(product);
  await expectNothingChanged(
    [/no version, branch or commit "v7"\. Its newest versions are v1\.0\.0, v9\.0\.0, v10/],
    "--to",
    "v7",
  );
  // The owner's commits are not the product's.
  await expectNothingChanged([/no version, branch or commit/], "--to", git(site, "rev-parse", "HEAD"));
  await expectNothingChanged([/Its host does not answer\. Is there a network/], "http://127.0.0.1:1/product.git");
});

test("unknown options, or options that npm keeps, change nothing", async () => {
  const before = everything();
  for (const args of [["--two"], ["one", "two"], ["--to"]])
    expect((await update(...args)).output).toContain("Use one address");
  const { status, output } = await start("npm", ["run", "update", "--dry-run"]);
  expect(output).toContain("npm run update -- --dry-run");
  expect(status).toBe(1);
  expect(everything()).toEqual(before);
});

test("a dry run shows the changes and changes nothing", async () => {
  const before = everything();
  const { status, output } = await update(product, "--dry-run");
  for (const words of [
    "Updating to v10.0.0",
    "The heading is a title.",
    "9.0.0: The name is called heading.",
    "a dry run",
  ])
    expect(output).toContain(words);
  expect(status).toBe(0);
  expect(everything()).toEqual(before);
  expect(git(site, "remote")).toBe("origin");
});

test("--to takes an older version, then a branch", async () => {
  const { status, output } = await update(product, "--to", "9.0.0");
  expect(output).not.toContain("title");
  expect(status).toBe(0);
  expect([read("product.txt"), read("content/site.yaml").slice(0, 8)]).toEqual(["nine\n", "heading:"]);
  const next = await update("--to", "main", "--dry-run");
  expect(next.output).toContain("Your site has version 9.0.0. Updating to main, which is version 10.0.0.");
  expect(next.output).toContain("10.0.0: The heading is called title.");
  expect(next.output).not.toContain("The name is");
});

test("a product without versions updates to its main branch", async () => {
  git(work, "clone", "-q", "--bare", "--no-tags", "--single-branch", product, "untagged");
  for (const tag of git(join(work, "untagged"), "tag").split("\n").filter(Boolean))
    git(join(work, "untagged"), "tag", "-d", tag);
  const { output } = await update(join(work, "untagged"), "--dry-run");
  expect(output).toContain("Updating to main, which is version 10.0.0");
});

test("an uncommitted file of the owner's is not overwritten", async () => {
  write(site, { "new.txt": "mine\n" });
  await expectNothingChanged([/files could not be written/, /new\.txt/], product);
});

test("cancelled in the middle, it changes nothing", async () => {
  appendFileSync(join(site, "content/site.yaml"), "waits: build\n");
  commitAll(site, "Wait");
  const before = everything();
  const child = spawn(process.execPath, ["scripts/update.mjs", product], {
    cwd: site,
    env: environment(),
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const closed = once(child, "close");
  await expect.poll(() => existsSync(join(work, "waits")), { timeout: 200_000 }).toBe(true);
  // As Ctrl+C does it: the signal goes to the whole group.
  process.kill(-(child.pid as number), "SIGINT");
  expect(await closed).toEqual([130, null]);
  expect(output).toMatch(/Cancelled\.\n\nNothing was changed\./);
  expect(everything()).toEqual(before);
});

test("versions compare by number, and the changelog's new sections are read", () => {
  expect(["1.10.0", "v2.0.0", "1.9.9", "1.9.10"].sort(compareVersions)).toEqual([
    "1.9.9",
    "1.9.10",
    "1.10.0",
    "v2.0.0",
  ]);
  const text =
    "# C\n\nIntro.\n\n## Unreleased\n\nx\n\n## 1.1.0 (2026-01-02)\n\nNew.\n\n### Part\n\n## Older\n\n## 1.0.0\n\nOld.\n";
  expect(linesOfNews(text, "1.0.0")).toEqual(["1.1.0 (2026-01-02)", "  New.", "  ### Part"]);
  expect(linesOfNews(readFileSync(join(root, "CHANGELOG.md"), "utf8"), "0.1.0")[0]).toMatch(/^\d+\.\d+\.\d+ - /);
});

test.each([
  ["fatal: unable to access 'https://x/': Could not resolve host: x", /host was not found/],
  ["fatal: unable to access 'https://x/': Failed to connect to x port 443", /host does not answer/],
  ["remote: no\nfatal: could not read Username for 'https://x': terminal prompts disabled", /may not have access/],
  ["ERROR: Repository not found.\nfatal: Could not read from remote repository.", /not a git repository.*ERROR: Rep/],
  ["something else", /^Git says: something else$/],
])("git's %j is put in words", (said, words) => {
  expect(whyNotFetched(said)).toMatch(words);
});

test("the README names the owner's files", () => {
  const [, text = ""] = readFileSync(join(root, "README.md"), "utf8").split("## Update your site");
  for (const path of [...ownersInGit, ...ownersOutsideGit]) {
    expect(text.split("\n## ")[0]).toContain(path.replace("*", ""));
  }
});
