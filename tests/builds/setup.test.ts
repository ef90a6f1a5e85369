/** Runs the command in a copy of the project; its parts are tested directly where they need no site. */
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
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { iconOf } from "../../scripts/previews/icon.mjs";
import { readAnswers, withScheme } from "../../scripts/setup/answers.mjs";
import { readingOf } from "../../scripts/setup/color-prompt.mjs";
import { editYaml, setValue } from "../../scripts/setup/edit-yaml.mjs";
import { hunks, weave } from "../../scripts/setup/lines.mjs";
import { withLook, withOwner, withVariables } from "../../scripts/setup/plan.mjs";
import { droppedPath } from "../../scripts/setup/questions.mjs";
import { loadTokens } from "../../vite/tokens/tokens.ts";
import { copySite, LAYER_FILE, productLicense } from "../support/copy-site.ts";

// For what hangs: a busy machine takes ten times as long as a quiet one.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ENV = ".env.production.local";
const SHIPPED_LAYER = readFileSync("samples/org_settings.tokens.json", "utf8");
const FIRST = {
  name: "Ada Weiss",
  title: "Illustrator",
  bio: "I draw: on paper, and then on screens.",
  email: "ada@weiss.test",
  site: "https://weiss.test",
};
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

A text.

![A bird](bird.png "A bird")
It sings.
`;

let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "setup-answers-"));
});
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

function write(file: string, contents: string | Buffer): string {
  const path = join(work, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, contents);
  return path;
}
const answersFile = (answers: object | string) =>
  write("answers.json", typeof answers === "string" ? answers : JSON.stringify(answers, null, 2));

describe("texts", () => {
  test("a change keeps comments, quotes and line breaks", () => {
    const own = `# Mine.\nname:   Ada   # as on my passport\n\n\nbio: "One\n  two."\nlinks:\n  # The first.\n  - { label: A, href: b }\nwork: [ a, b ]\n`;
    const changed = editYaml(own, (document) => {
      setValue(
        document,
        ["links"],
        [
          { label: "A", href: "c" },
          { label: "B", href: "d" },
        ],
      );
      setValue(document, ["email"], "ada@weiss.test");
    });
    expect(changed).toContain(
      '# Mine.\nname:   Ada   # as on my passport\n\n\nbio: "One\n  two."\nlinks:\n  # The first.\n',
    );
    expect(changed).toContain("work: [ a, b ]\n");
    expect(parse(changed)).toEqual({
      name: "Ada",
      bio: "One two.",
      links: [
        { label: "A", href: "c" },
        { label: "B", href: "d" },
      ],
      work: ["a", "b"],
      email: "ada@weiss.test",
    });
  });

  test("an unchanged answer keeps a text of several lines", () => {
    const own = "bio: |\n  I draw.\n  On paper.\ncopyright: 2025\n";
    const same = editYaml(own, (document) => {
      setValue(document, ["bio"], "I draw.\nOn paper.");
      setValue(document, ["copyright"], "2025");
    });
    expect(same).toBe(own);
  });

  test("weaving keeps the form of unchanged lines", () => {
    expect(weave("a\n\n\nB  B\nc\n", "a\n\nB B\nc\n", "a\n\nB B\nnew\nc\n")).toBe("a\n\n\nB  B\nnew\nc\n");
    expect(weave("x\na\nb\n", "x\na\nb\n", "a\nc\n")).toBe("a\nc\n");
    expect(hunks(["a", "b", "c"], ["a", "x", "c", "d"])).toEqual([
      { from: 1, to: 2, start: 1, end: 2 },
      { from: 3, to: 3, start: 3, end: 4 },
    ]);
  });

  test("the owner's layer gets colours and typeface, and keeps everything else", () => {
    const layer =
      '{\n  "$description": "x",\n  "both": { "primaryColor": "red", "radius": { "control": "6px" } },\n  "dark": {}\n}\n';
    const both = JSON.parse(
      withLook(layer, { primaryColor: "#0a7d55", typeface: "@fontsource-variable/space-grotesk" }),
    );
    expect(both).toEqual({
      $description: "x",
      both: { primaryColor: "#0a7d55", radius: { control: "6px" }, typeface: "@fontsource-variable/space-grotesk" },
      dark: {},
    });
    const themes = JSON.parse(withLook(layer, { primaryColor: { dark: "gold", light: "navy" } }));
    expect(themes.both).toEqual({ radius: { control: "6px" } });
    expect([themes.dark, themes.light]).toEqual([{ primaryColor: "gold" }, { primaryColor: "navy" }]);
    expect(withLook(layer, {})).toBe(layer);
  });

  test("variables keep other lines, and the licence gets a name once", async () => {
    const mail = { publicKey: "k$1", serviceId: "s", templateId: "t" };
    expect(withVariables("# Mine\nVITE_EMAILJS_PUBLIC_KEY=old\nVITE_API_HOST=a", mail)).toBe(
      "# Mine\nVITE_EMAILJS_PUBLIC_KEY=k$1\nVITE_API_HOST=a\nVITE_EMAILJS_SERVICE_ID=s\nVITE_EMAILJS_TEMPLATE_ID=t\n",
    );
    const license = await productLicense();
    const named = withOwner(license, { name: "Ada", copyright: "© 2019 Ada" });
    expect(named.split("\n")[2]).toBe("Copyright (c) 2019 Ada");
    expect(withOwner(named, { name: "Grace", copyright: "2026" })).toBe(named);
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

  test("a colour shows its contrast while it is typed", async () => {
    const { base } = await loadTokens("{}");
    const look = { layer: SHIPPED_LAYER, base };
    expect(readingOf("", "primaryColor", look)).toEqual({ lines: ["Empty: the site's own."] });
    expect(readingOf("toma", "primaryColor", look).lines).toEqual([
      expect.stringMatching(/^Not a colour yet\..*"#0a7d55"/),
    ]);
    const { hex, lines } = readingOf("tomato", "primaryColor", look);
    expect(hex).toBe("#ff6347");
    expect(lines).toEqual([
      expect.stringMatching(/^dark +✓ 6\.\d\d ≥ 4\.5 button label +✓ 4\.\d\d ≥ 3 accent line/),
      expect.stringMatching(/^light +✓ 6\.\d\d ≥ 4\.5 button label +– 2\.\d\d < 3 accent line.*edge/),
    ]);
    expect(readingOf("oklch(0.5 0.1 160)", "secondaryColor", look).lines).toHaveLength(2);
  });

  test("an address gets its scheme, and a dropped path is unescaped", () => {
    expect(withScheme("weiss.test/ada")).toBe("https://weiss.test/ada");
    for (const none of ["ada", "mailto:a@b.c", "a b.c", ""]) expect(withScheme(none)).toBeUndefined();
    expect(droppedPath(" '/a b/c.jpg' ")).toBe("/a b/c.jpg");
    expect(droppedPath(String.raw`/a\ b/c\(1\).jpg`)).toBe("/a b/c(1).jpg");
    expect(droppedPath("~/me.jpg")).not.toContain("~");
  });
});

describe("an invalid answer is reported with place, found and expected", () => {
  const present = { slugs: ["edusim", "marz"], isFirst: true, states: {}, mail: {} };
  const failing = async (answers: object | string, now: object = present) =>
    String(
      await readAnswers(answersFile(answers), now as typeof present).then(
        () => "taken",
        (error) => error.message,
      ),
    );

  test("valid answers are accepted", async () => {
    const folder = write("nightjar/case-study.md", STUDY);
    write("nightjar/bird.png", PNG);
    write("nightjar/.DS_Store", "x");
    write("me.png", PNG);
    write("resume.json", '{ "basics": {}, "work": [{ "name": "A", "position": "B" }] }');
    const file = answersFile({
      ...FIRST,
      ...{ resume: "resume.json", photo: { file: "me.png", alt: "Me" }, caseStudies: ["nightjar"] },
      ...{ about: { lead: "Hello.", bio: ["One."], quote: null }, samples: { edusim: "drop" } },
    });
    const answers = await readAnswers(file, present);
    expect(answers.studies[0]).toMatchObject({ slug: "nightjar", title: "Nightjar" });
    expect([...answers.studies[0].files.keys()]).toEqual(["bird.png", "case-study.md"]);
    expect(answers.photo).toEqual({ file: join(work, "me.png"), alt: "Me" });
    expect(folder).toContain("nightjar");
    await expect(readAnswers(answersFile({ name: "Ada" }), { ...present, isFirst: false })).resolves.toMatchObject({
      name: "Ada",
    });
  });

  test.each([
    [
      "missing ones by name",
      { name: "Ada" },
      /key "title"[\s\S]*nothing[\s\S]*key "bio"[\s\S]*key "email"[\s\S]*key "site"/,
    ],
    [
      "an address without its scheme",
      { ...FIRST, site: "weiss.test" },
      /line 6, column 3, key "site"[\s\S]*"weiss.test"[\s\S]*"https:\/\/weiss.test", if you mean that/,
    ],
    [
      "a word that is not a colour",
      { ...FIRST, primaryColor: "tomatoe" },
      /key "primaryColor"[\s\S]*"tomatoe"[\s\S]*an opaque colour/,
    ],
    [
      "no colour for a theme",
      { ...FIRST, primaryColor: { dark: "gold", light: "gray-ish" } },
      /key "primaryColor\.light"[\s\S]*gray-ish/,
    ],
    ["an unknown key", { ...FIRST, secondryColor: "red" }, /key "secondryColor"[\s\S]*expected: "secondaryColor"/],
    ["an unknown sample", { ...FIRST, samples: { edusin: "drop" } }, /key "samples.edusin"[\s\S]*expected: "edusim"/],
    ["an unknown page", { ...FIRST, leaveOut: ["work"] }, /key "leaveOut\[0\]"[\s\S]*one of about, contact, showcase/],
    ["half of the mail keys", { ...FIRST, mail: { publicKey: "a" } }, /key "mail.serviceId"[\s\S]*nothing/],
    [
      "inquiries without keys",
      { ...FIRST, deliverInquiries: true },
      /key "deliverInquiries"[\s\S]*"mail" with its three keys/,
    ],
    [
      "a typeface that is not installed",
      { ...FIRST, typeface: "@fontsource-variable/none" },
      /not installed[\s\S]*npm install @fontsource-variable\/none/,
    ],
    ["invalid JSON", '{ "name": "Ada", ', /line 1[\s\S]*which is not valid JSON/],
    ["a list", "[1]", /answers in braces/],
  ])("%s", async (_, answers, said) => expect(await failing(answers)).toMatch(said));

  test("a missing file of answers", async () => {
    await expect(readAnswers(join(work, "none.json"), present)).rejects.toThrow(/none\.json is not a file/);
  });

  test.each([
    ["resume", "not there", undefined, /key "resume"[\s\S]*"given", which does not exist/],
    [
      "resume",
      "of another schema",
      '{ "profile": {}, "positions": [] }',
      /the keys profile, positions and none of JSON Resume[\s\S]*jsonresume\.org/,
    ],
    [
      "resume",
      "with a mistake in a field",
      '{\n  "work": [{ "name": "A" }]\n}',
      /given, line 2, column 12, key "work\[0\]\.position"[\s\S]*text/,
    ],
    ["resume", "no JSON", "Ada Weiss, born", /which is not valid JSON/],
    ["photo", "of 40 MB", Buffer.alloc(40 * 1024 ** 2), /key "photo.file"[\s\S]*has 40\.0 MB[\s\S]*Export it/],
    ["photo", "a HEIC", Buffer.from("....ftypheic........"), /a HEIC picture[\s\S]*Export it as JPEG/],
    ["photo", "cut off", PNG.subarray(0, 50), /broken or cut off[\s\S]*Export it again/],
  ] as const)("a %s that is %s", async (key, _, contents, said) => {
    const name = key === "photo" ? "given.jpg" : "given";
    rmSync(join(work, name), { force: true });
    if (contents !== undefined) write(name, contents as string);
    const value = key === "photo" ? { file: name, alt: "Me" } : name;
    expect(await failing({ ...FIRST, [key]: value })).toMatch(said);
  });

  test("a resume at an address that fails, and at one that works", async () => {
    const fetched = vi.fn(
      async (address: string) => new Response('{ "basics": {} }', { status: address.endsWith("b") ? 404 : 200 }),
    );
    vi.stubGlobal("fetch", fetched);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await failing({ ...FIRST, resume: "https://weiss.test/a" })).toBe("taken");
    expect(await failing({ ...FIRST, resume: "https://weiss.test/b" })).toMatch(
      /key "resume"[\s\S]*cannot be fetched \(the host answers 404\)/,
    );
    expect(await failing({ ...FIRST, resume: "http://weiss.test/a" })).toMatch(/begins with https/);
    // The resume is not fetched again.
    await failing({ ...FIRST, resume: "https://weiss.test/a" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["is not there", [], /caseStudies\[0\][\s\S]*"a\/bird", which does not exist/],
    ["is empty", [["a/bird/x.txt", ""]], /without a case-study\.md/],
    [
      "has cut-off front matter",
      [["a/bird/case-study.md", "---\ntitle: A\n"]],
      /a\/bird\/case-study\.md, line 1[\s\S]*front matter without its last line/,
    ],
    [
      "lacks a picture",
      [["a/bird/case-study.md", STUDY]],
      /a\/bird\/case-study\.md, line 12[\s\S]*bird\.png, which does not exist/,
    ],
    [
      "has an invalid picture",
      [
        ["a/bird/case-study.md", STUDY],
        ["a/bird/bird.png", "x".repeat(99)],
      ],
      /"a\/bird\/bird\.png", which is of an unknown kind/,
    ],
  ] as [string, [string, string][], RegExp][])("a case study whose folder %s", async (_, files, said) => {
    rmSync(join(work, "a"), { recursive: true, force: true });
    for (const [file, text] of files) write(file, text);
    expect(await failing({ ...FIRST, caseStudies: ["a/bird"] })).toMatch(said);
  });

  test("equal folder names, a sample's name and an invalid name", async () => {
    for (const folder of ["a/bird", "b/bird", "b/marz", "b/My Bird"]) {
      write(`${folder}/case-study.md`, STUDY);
      write(`${folder}/bird.png`, PNG);
    }
    const two = { ...FIRST, caseStudies: ["a/bird", "b/bird"] };
    expect(await failing(two)).toMatch(/caseStudies\[1\][\s\S]*another folder named bird/);
    const sample = { ...FIRST, caseStudies: ["b/marz"] };
    expect(await failing(sample)).toMatch(/name of the sample marz[\s\S]*"samples": \{ "marz": "drop" \}/);
    expect(await failing({ ...sample, samples: { marz: "drop" } })).toBe("taken");
    expect(await failing({ ...FIRST, caseStudies: ["b/My Bird"] })).toMatch(/such as "my-bird"/);
  });
});

describe("the command", () => {
  let site: string;
  let remove: () => Promise<void>;
  /** The owner's files after a first run, to begin with. */
  let begun: string;
  const OWN = ["content", ENV, LAYER_FILE, "LICENSE"];

  const options = (): SpawnOptions => {
    const { CONTENT: _, ORG_SETTINGS: __, ...env } = process.env;
    return { cwd: site, env: { ...env, NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] };
  };
  function setup(...words: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", ...words], {
      ...options(),
      encoding: "utf8",
    });
    return { status, output: String(stdout) + String(stderr) };
  }
  const read = (file: string) => readFileSync(join(site, file), "utf8");
  const yaml = (file: string) => parse(read(file));

  /** Every byte of the owner's files, by path. */
  function state(): Record<string, string> {
    const files = OWN.flatMap((path) =>
      path === "content" && existsSync(join(site, path))
        ? readdirSync(join(site, path), { recursive: true, withFileTypes: true }).flatMap((entry) =>
            entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
          )
        : path !== "content" && existsSync(join(site, path))
          ? [join(site, path)]
          : [],
    );
    return Object.fromEntries(files.map((file) => [file.slice(site.length), readFileSync(file).toString("base64")]));
  }
  const leftovers = () => readdirSync(site).filter((name) => name.startsWith("content.new-"));

  function restore(from: string) {
    for (const path of OWN) {
      rmSync(join(site, path), { recursive: true, force: true });
      if (existsSync(join(from, path))) cpSync(join(from, path), join(site, path), { recursive: true });
    }
  }

  beforeAll(async () => {
    ({ folder: site, remove } = await copySite(SHIPPED_LAYER));
    rmSync(join(site, "content"), { recursive: true, force: true });
    rmSync(join(site, ENV), { force: true });
    begun = join(work, "begun");
  });
  afterAll(() => remove());

  test("the first run writes files and pictures, and lists what is left to do", () => {
    write("first/nightjar/case-study.md", STUDY);
    write("first/nightjar/bird.png", PNG);
    write("first/me.png", PNG);
    write(
      "first/resume.json",
      '{ "basics": { "summary": "S." }, "work": [{ "name": "Nightjar", "position": "Illustrator" }] }\n',
    );
    const file = write(
      "first/answers.json",
      JSON.stringify({
        ...FIRST,
        ...{ copyright: "© 2024 Ada", links: [{ label: "Mastodon", href: "https://social.weiss.test/@ada" }] },
        ...{ primaryColor: "tomato", secondaryColor: { dark: "gold", light: "indigo" } },
        ...{ mail: { publicKey: "k", serviceId: "service_a", templateId: "template_b" }, deliverInquiries: true },
        ...{ resume: "resume.json", photo: { file: "me.png", alt: "Me, drawn" }, caseStudies: ["nightjar"] },
        ...{ samples: { edusim: "drop", marz: "empty" }, leaveOut: ["dashboard"] },
        about: { lead: "Hello.", bio: ["One.", "Two."], quote: null },
      }),
    );
    const { status, output } = setup("--answers", file);
    expect(output).toContain("Written.");
    expect(status).toBe(0);
    expect(yaml("content/site.yaml")).toEqual({
      ...FIRST,
      site: "https://weiss.test/",
      // Hidden until the owner fills them.
      place: expect.stringMatching(/^PLACEHOLDER/),
      availability: expect.stringMatching(/^PLACEHOLDER/),
      copyright: "© 2024 Ada",
      links: [{ label: "Mastodon", href: "https://social.weiss.test/@ada" }],
      portrait: { file: "me.png", alt: "Me, drawn" },
      work: ["nightjar", "vxnessa", "marz", "timeslot"],
      leaveOut: ["dashboard"],
    });
    expect(read("content/site.yaml")).toContain("# Folders in work/");
    expect(read("content/site.yaml")).not.toContain("CONFIRM");
    expect(read("content/pages.yaml")).not.toContain("CONFIRM");
    const pages = yaml("content/pages.yaml");
    expect(pages.about).toEqual({ lead: "Hello.", bio: ["One.", "Two."] });
    expect(pages.inquiry).toEqual({ deliverByEmail: true });
    expect(pages.landing).toBeUndefined();
    expect(readdirSync(join(site, "content"))).not.toContain("README.md");
    expect(readdirSync(join(site, "content"))).not.toContain("portrait.svg");
    expect(readdirSync(join(site, "content/work")).sort()).toEqual(["marz", "nightjar", "timeslot", "vxnessa"]);
    expect(readdirSync(join(site, "content/work/marz"))).toEqual(["case-study.md"]);
    expect(read("content/work/marz/case-study.md")).toMatch(/title: Marz[\s\S]*## Decision: .*\n\nChosen: PLACEHOLDER/);
    expect(read(ENV)).toContain("VITE_EMAILJS_SERVICE_ID=service_a\n");
    expect(read("LICENSE")).toContain("Copyright (c) 2024 Ada Weiss");
    expect(JSON.parse(read(LAYER_FILE))).toMatchObject({
      both: { primaryColor: "tomato" },
      light: { secondaryColor: "indigo" },
    });
    // The pictures are up to date, so the doctor names no command.
    expect(read("content/public/icon.svg")).toContain("#ff6347");
    expect(JSON.parse(read("content/public/site.webmanifest")).short_name).toBe("Ada Weiss");
    expect(output).toMatch(/content\/work\/marz\/case-study\.md:\d+ {2}summary\.problem/);
    expect(output).not.toMatch(/npm run (?:resume|previews)/);
    expect(output).toContain("npm start");
    expect(leftovers()).toEqual([]);
    for (const path of OWN) cpSync(join(site, path), join(begun, path), { recursive: true });
  });

  describe("again", () => {
    beforeEach(() => restore(begun));

    test("the second run changes only what was answered", () => {
      const mine = read("content/site.yaml")
        .replace("name: Ada Weiss", "name:   Ada Weiss   # as on my passport")
        .replace(/^bio: .*$/m, 'bio: "I draw.\n  On paper."');
      writeFileSync(join(site, "content/site.yaml"), mine);
      writeFileSync(join(site, "content/notes.txt"), "mine");
      appendFileSync(join(site, "content/work/marz/case-study.md"), "\nMy own words.\n");
      appendFileSync(join(site, ENV), "VITE_API_HOST=api.weiss.test\n");
      const before = state();
      const file = answersFile({
        ...{ name: "Ada Weiss", email: "hello@weiss.test", primaryColor: "#0a7d55" },
        samples: { marz: "drop", vxnessa: "drop", edusim: "keep" },
      });
      const { status, output } = setup("--answers", file, "--no-pictures");
      expect(status).toBe(0);
      expect(output).toContain("content/work/marz has texts of yours, so it stays.");
      expect(output).toContain("  - email: ada@weiss.test\n  + email: hello@weiss.test\n");
      expect(read("content/site.yaml")).toBe(
        mine
          .replace("ada@weiss.test", "hello@weiss.test")
          .replace("  - vxnessa\n", "")
          .replace("  - timeslot\n", "$&  - edusim\n"),
      );
      const changed = Object.entries(state()).filter(([path, bytes]) => path in before && before[path] !== bytes);
      expect(changed.map(([path]) => path).sort()).toEqual(["/content/site.yaml", `/${LAYER_FILE}`]);
      expect(existsSync(join(site, "content/work/vxnessa"))).toBe(false);
      expect(existsSync(join(site, "content/work/edusim/board.svg"))).toBe(true);
      // The second time there is nothing to do.
      const now = state();
      expect(setup("--answers", file, "--no-pictures").output).toContain("There is nothing to write.");
      expect(state()).toEqual(now);
    });

    test("a dry run, a mistake and a missing terminal change nothing", () => {
      const before = state();
      const dry = setup("--answers", answersFile({ name: "Grace" }), "--dry-run");
      expect(dry).toMatchObject({
        status: 0,
        output: expect.stringContaining("  - name: Ada Weiss\n  + name: Grace\n"),
      });
      write("c/twin/case-study.md", STUDY);
      write("c/twin/bird.png", PNG);
      const wrong = setup("--answers", answersFile({ name: "Grace", caseStudies: ["c/twin"] }));
      expect(wrong.status).toBe(1);
      expect(wrong.output).toMatch(/content\/work\/\w+\/case-study\.md, line 2[\s\S]*"Nightjar", which content\/work/);
      expect(wrong.output).toContain("Nothing was changed.");
      expect(setup()).toMatchObject({
        status: 1,
        output: expect.stringContaining("npm run setup -- --answers answers.json"),
      });
      expect(setup("--anwsers", "x")).toMatchObject({ status: 1, output: expect.stringContaining("--answers <file>") });
      expect(state()).toEqual(before);
      expect(leftovers()).toEqual([]);
    });

    test("a failed write, a killed process and a file saved meanwhile lose nothing", () => {
      const before = state();
      const id = spawnSync(process.execPath, ["-e", ""]).pid;
      const script = `
        import { appendFileSync, renameSync, mkdirSync, rmSync } from "node:fs";
        const { fingerprint } = await import("./scripts/setup/present.mjs");
        const print = fingerprint();
        const { stage, place, recover } = await import("./scripts/setup/stage.mjs");
        const staged = stage(new Map([["LICENSE", Buffer.from("x")], ["content/site.yaml", Buffer.from("x")]]));
        rmSync(staged.folder + "/content", { recursive: true });
        try { place(staged); } catch (error) { console.log(error.code); }
        staged.remove();
        mkdirSync("content.new-${id}/old", { recursive: true });
        renameSync("content", "content.new-${id}/old/content");
        recover();
        console.log(print === fingerprint());
        appendFileSync("content/mine.txt", "x");
        console.log(print === fingerprint());
        rmSync("content/mine.txt");`;
      const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
        ...options(),
        encoding: "utf8",
      });
      expect(`${stdout}${stderr}`).toBe("ENOENT\ntrue\nfalse\n");
      expect(state()).toEqual(before);
      expect(leftovers()).toEqual([]);
    });

    test("Ctrl+C leaves the old state or the new one, complete", async () => {
      const old = state();
      const file = answersFile({ name: "Grace", primaryColor: "gold", samples: { marz: "drop" } });
      const words = ["scripts/setup.mjs", "--answers", file, "--no-pictures"];
      const ended: Record<string, string>[] = [];
      for (const moment of ["staged", "read", "shown", "written"]) {
        restore(begun);
        const child = spawn(process.execPath, words, options());
        let output = "";
        child.stdout?.on("data", (text) => {
          output += text;
        });
        const closed = once(child, "close");
        const isNow = () =>
          moment === "staged" || moment === "read"
            ? leftovers().length > 0
            : output.includes(moment === "shown" ? "content/site.yaml" : "Written.");
        while (!isNow() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2));
        if (moment === "read") await new Promise((resolve) => setTimeout(resolve, 60));
        child.kill("SIGINT");
        const [status] = await closed;
        expect([0, 130]).toContain(status);
        expect(leftovers()).toEqual([]);
        ended.push(state());
      }
      // Told by what was written last.
      const last = ended.at(-1) as Record<string, string>;
      expect(last).not.toEqual(old);
      for (const each of ended) expect([old, last]).toContainEqual(each);
    });

    const hasTerminal = spawnSync("script", ["-qec", "true", "/dev/null"], { stdio: "ignore" }).status === 0;
    test.skipIf(!hasTerminal)(
      "asks in a terminal, asks again what was wrong, and writes (needs util-linux's script)",
      async () => {
        for (const path of ["content", ENV]) rmSync(join(site, path), { recursive: true });
        writeFileSync(join(site, LAYER_FILE), SHIPPED_LAYER);
        const { NO_COLOR: _, ...env } = options().env as Record<string, string>;
        // A terminal without a size would have lines of one letter.
        const command = `stty cols 120 rows 50; "${process.execPath}" scripts/setup.mjs --no-pictures`;
        const child = spawn("script", ["-qec", command, "/dev/null"], {
          ...options(),
          // FORCE_COLOR: Node shows no colours where the variable CI is set.
          env: { ...env, TERM: "xterm-256color", FORCE_COLOR: "3" },
          stdio: "pipe",
        });
        let output = "";
        child.stdout.setEncoding("utf8").on("data", (text) => {
          output += text;
        });
        const closed = once(child, "close");
        let from = 0;
        /** Waits for a text in what came since the last answer, and answers. */
        const answer = async (question: string, keys: string) => {
          await vi.waitFor(() => expect(output.slice(from)).toContain(question), { timeout: 60_000, interval: 20 });
          from = output.length;
          child.stdin.write(keys);
        };
        await answer("Your name", "Ada Weiss\r");
        await answer("Your job title", "Illustrator\r");
        await answer("sentences", "I draw.\r");
        await answer("Your email address", "ada\r");
        await answer("an email address", "@weiss.test\r");
        await answer("The address of the published site", "weiss.test\r");
        await answer("Press Enter again to take https://weiss.test", "\r");
        await answer("Link 1", "GitHub\r");
        await answer("The address of GitHub", "https://github.com/ada\r");
        await answer("Link 2", "\r");
        await answer("last line", "\r");
        await answer("Primary colour", "toma");
        await answer("Not a colour yet", "to");
        await answer("button label", "\r");
        await answer("Secondary colour", "\r");
        await answer("EmailJS keys", "n");
        await answer("JSON Resume", "/none.json\r");
        await answer("which does not exist", "\u0015\r");
        await answer("Your photo", "\r");
        const down = "\u001B[B";
        for (const slug of ["edusim", "marz", "timeslot", "vxnessa"]) await answer(`study ${slug}`, `${down}${down}\r`);
        await answer("Pages to leave out", " \r");
        await answer("Write this?", "\r");
        const [status] = await closed;
        expect(status).toBe(0);
        // The swatch, and the diff's colours.
        expect(output).toContain("\u001B[48;2;255;99;71m");
        expect(yaml("content/site.yaml")).toMatchObject({
          ...{ name: "Ada Weiss", email: "ada@weiss.test", site: "https://weiss.test/" },
          // Without a case study the list is left out.
          ...{ work: [], leaveOut: ["work", "showcase"] },
          links: [{ label: "GitHub", href: "https://github.com/ada" }],
        });
        expect(JSON.parse(read(LAYER_FILE)).both.primaryColor).toBe("tomato");
      },
    );
  });
});
