/** Runs the command in a copy of the project. */
import { type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { iconOf } from "../../scripts/previews/icon.mjs";
import { contrastOf, typedColor } from "../../scripts/setup/questions.mjs";
import { loadTokens } from "../../vite/tokens/tokens.ts";
import { copySite, LAYER_FILE } from "../support/copy-site.ts";

const SHIPPED_LAYER = readFileSync("samples/org_settings.tokens.json", "utf8");
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const STUDY = `---
title: Nightjar
role: Illustration
kind: A book of birds
summary: { problem: One., part: Two., outcome: Three. }
---

## How it began

![A bird](bird.png "A bird")
It sings.
`;
const OWN = ["content", LAYER_FILE, "LICENSE"];

let site: string;
let remove: () => Promise<void>;
/** The owner's files after a first run, to begin with. */
let begun: string;

const options = (): SpawnOptions => {
  const { CONTENT: _, ORG_SETTINGS: __, ...env } = process.env;
  return { cwd: site, env: { ...env, NO_COLOR: "1", BROWSER: "none" }, stdio: ["ignore", "pipe", "pipe"] };
};
function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { ...options(), encoding: "utf8" });
  return { status, output: String(stdout) + String(stderr) };
}
function setup(answers: object | string) {
  writeFileSync(join(site, "answers.json"), typeof answers === "string" ? answers : JSON.stringify(answers, null, 2));
  return run("scripts/setup.mjs", "--answers", "answers.json");
}
const read = (file: string) => readFileSync(join(site, file), "utf8");
const yaml = (file: string) => parse(read(file));
const changed = (file: string, change: (text: string) => string) => writeFileSync(join(site, file), change(read(file)));
function put(file: string, contents: string | Buffer) {
  mkdirSync(join(site, file, ".."), { recursive: true });
  writeFileSync(join(site, file), contents);
}

/** Every byte of the owner's files, by path. */
function state(): Record<string, string> {
  const content = existsSync(join(site, "content"))
    ? readdirSync(join(site, "content"), { recursive: true, withFileTypes: true })
    : [];
  const files = content.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const all = [...files, join(site, LAYER_FILE), join(site, "LICENSE")];
  return Object.fromEntries(all.map((file) => [file.slice(site.length), readFileSync(file, "base64")]));
}

beforeAll(async () => {
  ({ folder: site, remove } = await copySite(SHIPPED_LAYER));
  begun = join(site, "begun");
});
afterAll(() => remove());

test("the first run copies the samples, keeps content/, and writes the answers", () => {
  put("content/work/nightjar/case-study.md", STUDY);
  put("content/work/nightjar/bird.png", PNG);
  put("content/me.png", PNG);
  const { status, output } = setup({
    "site.yaml": {
      ...{ name: "Ada Weiss", title: "Illustrator", email: "ada@weiss.test", copyright: "© 2024 Ada" },
      ...{ portrait: { file: "me.png", alt: "Me, drawn" }, work: ["nightjar", "marz"], links: [] },
    },
    "pages.yaml": { about: { lead: "Hello.", quote: null }, inquiry: { deliverByEmail: true } },
    "org_settings.tokens.json": { both: { primaryColor: "tomato" }, light: { secondaryColor: "indigo" } },
  });
  expect(output).toContain(`Written: LICENSE, ${LAYER_FILE}, content/pages.yaml, content/site.yaml.`);
  expect(status).toBe(0);
  const samples = parse(readFileSync("samples/site.yaml", "utf8"));
  expect(yaml("content/site.yaml")).toEqual({
    ...{ ...samples, titleLines: undefined },
    ...{ name: "Ada Weiss", title: "Illustrator", email: "ada@weiss.test", copyright: "© 2024 Ada" },
    ...{ portrait: { file: "me.png", alt: "Me, drawn" }, work: ["nightjar", "marz"], links: [] },
  });
  expect(read("content/site.yaml")).toContain("# Folders in work/");
  const pages = yaml("content/pages.yaml");
  expect(Object.keys(pages.about)).toEqual(["lead", "bio"]);
  expect(pages.inquiry).toEqual({ deliverByEmail: true });
  // It describes the samples' owner.
  expect(pages.landing).toBeUndefined();
  expect(readdirSync(join(site, "content/work")).sort()).toEqual(["marz", "nightjar"]);
  expect(read("content/work/nightjar/case-study.md")).toBe(STUDY);
  expect(readdirSync(join(site, "content"))).not.toContain("README.md");
  expect(read("LICENSE")).toContain("Copyright (c) 2024 Ada Weiss");
  expect(JSON.parse(read(LAYER_FILE))).toMatchObject({
    both: { primaryColor: "tomato" },
    light: { secondaryColor: "indigo" },
  });
  for (const path of OWN) cpSync(join(site, path), join(begun, path), { recursive: true });
});

describe("again", () => {
  beforeEach(() => {
    for (const path of OWN) {
      rmSync(join(site, path), { recursive: true, force: true });
      cpSync(join(begun, path), join(site, path), { recursive: true });
    }
  });

  test("the second run changes only the answered values, and the third nothing", () => {
    changed("content/site.yaml", (text) => text.replace("name: Ada Weiss", "name:   Ada Weiss   # as on my passport"));
    const before = state();
    const mine = read("content/site.yaml");
    const answers = {
      "site.yaml": { name: "Ada Weiss", email: "hello@weiss.test" },
      "org_settings.tokens.json": { both: { primaryColor: null } },
    };
    expect(setup(answers).output).toContain(`Written: ${LAYER_FILE}, content/site.yaml.`);
    expect(read("content/site.yaml")).toBe(mine.replace("ada@weiss.test", "hello@weiss.test"));
    expect(JSON.parse(read(LAYER_FILE))).not.toHaveProperty("both.primaryColor");
    const after = state();
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(setup(answers).output).toContain("already has all of this");
    expect(state()).toEqual(after);
  });

  test.each([
    ["invalid JSON", '{ "site.yaml": { "name": ', /answers\.json, line 1/],
    ["a list", "[1]", /the files to change in braces/],
    ["an unknown file", { "site.yml": {} }, /key "site\.yml"[\s\S]*expected: "site\.yaml"/],
    ["an unknown key", { "site.yaml": { nam: "A" } }, /answers\.json, line 3, column 5, key "site\.yaml\.nam"/],
    ["an invalid value", { "site.yaml": { email: "ada" } }, /line 3, column 5, key "site\.yaml\.email"[\s\S]*"ada"/],
    ["a case study without a folder", { "site.yaml": { work: ["none"] } }, /key "site\.yaml\.work\[0\]"[\s\S]*"none"/],
    ["an unknown colour", { "org_settings.tokens.json": { both: { primaryColor: "tomatoe" } } }, /tomatoe/],
  ])("%s is reported with its place, and nothing is changed", (_, answers, said) => {
    const before = state();
    const { status, output } = setup(answers);
    expect(output).toMatch(said);
    expect(output).toContain("Nothing was changed.");
    expect(status).toBe(1);
    expect(state()).toEqual(before);
  });

  test("a first run with a mistake leaves no folder", () => {
    rmSync(join(site, "content"), { recursive: true });
    expect(setup({ "site.yaml": { email: "ada" } }).status).toBe(1);
    expect(existsSync(join(site, "content"))).toBe(false);
  });

  test("no terminal, a missing file and another option", () => {
    expect(run("scripts/setup.mjs").output).toContain("npm run setup -- --answers answers.json");
    expect(run("scripts/setup.mjs", "--answers", "none.json").output).toContain("none.json is not a file");
    expect(run("scripts/setup.mjs", "--anwsers", "x").output).toContain("--answers <file>");
  });

  const hasTerminal = spawnSync("script", ["-qec", "true", "/dev/null"], { stdio: "ignore" }).status === 0;
  test.skipIf(!hasTerminal)("asks six questions in a terminal and opens edit mode (needs util-linux)", async () => {
    rmSync(join(site, "content"), { recursive: true });
    writeFileSync(join(site, LAYER_FILE), SHIPPED_LAYER);
    const { NO_COLOR: _, ...env } = options().env as Record<string, string>;
    // A terminal without a size would have lines of one letter.
    const command = `stty cols 120 rows 50; exec "${process.execPath}" scripts/setup.mjs`;
    const child = spawn("script", ["-qec", command, "/dev/null"], {
      ...options(),
      // FORCE_COLOR: Node shows no colours where the variable CI is set.
      env: { ...env, TERM: "xterm-256color", FORCE_COLOR: "3", PORT: "5611" },
      stdio: "pipe",
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    const closed = once(child, "close");
    let from = 0;
    const shows = async (text: string) => {
      await vi.waitFor(() => expect(output.slice(from)).toContain(text), { timeout: 60_000, interval: 20 });
      from = output.length;
    };
    /** Waits for a text in what came since the last answer, and answers. */
    const answer = async (question: string, keys: string) => {
      await shows(question);
      child.stdin.write(keys);
    };
    // The system's language is the default.
    await answer("The site's language", "\u0015german\r");
    await answer("de for German", "\u0015de\r");
    await answer("Your name", "Ada\r");
    await answer("Your job title", "Illustrator\r");
    await answer("Your email address", "ada\r");
    await answer("an email address", "@weiss.test\r");
    await answer("Primary colour", "toma\r");
    await answer("cannot be read", "to\r");
    await answer("Secondary colour", "'F8F8F4'\r");
    // The way back: No asks again.
    await answer("Write this?", "n");
    await answer("The site's language", "\r");
    await answer("Your name", " Weiss\r");
    for (const question of ["Your job title", "Your email", "Primary colour", "Secondary colour"])
      await answer(question, "\r");
    await answer("Write this?", "y");
    await shows("http://localhost:5611/");
    const page = await (await fetch("http://localhost:5611/")).text();
    expect(page).toContain("edit-token");
    child.stdin.write("\u0003");
    await closed;
    // The swatch, and the contrast.
    expect(output).toContain("\u001B[48;2;255;99;71m");
    expect(output).toContain("button label");
    expect(yaml("content/site.yaml")).toMatchObject({ name: "Ada Weiss", email: "ada@weiss.test" });
    expect(JSON.parse(read(LAYER_FILE)).both).toEqual({ primaryColor: "tomato", secondaryColor: "#F8F8F4" });
  });
});

test("a colour is read as it is typed or pasted, and shows its contrast", async () => {
  expect(["F8F8F4", '"#0a7d55"', " 'tomato' ", "abc"].map(typedColor)).toEqual([
    "#F8F8F4",
    "#0a7d55",
    "tomato",
    "#abc",
  ]);
  expect(await contrastOf("tomato", "primaryColor", SHIPPED_LAYER)).toEqual([
    expect.stringMatching(/^dark +✓ 6\.\d\d ≥ 4\.5 button label +✓ 4\.\d\d ≥ 3 accent line/),
    expect.stringMatching(/^light +✓ 6\.\d\d ≥ 4\.5 button label +– 2\.\d\d < 3 accent line.*edge/),
  ]);
});

test("the samples' icon takes the colours, and an owner's icon stays", async () => {
  const sample = readFileSync("samples/public/icon.svg", "utf8");
  const { colors } = await loadTokens("{}");
  expect(iconOf(sample, colors.dark)).toBe(sample);
  expect(iconOf(null, colors.dark)).toBe(sample);
  const red = iconOf(sample, { ...colors.dark, "role.primary": "#ff0000" });
  expect(red.match(/#ff0000/g)).toHaveLength(1);
  expect(iconOf(red, colors.dark)).toBe(sample);
  expect(iconOf("<svg>mine #88f188</svg>", colors.dark)).toBe("<svg>mine #88f188</svg>");
});
