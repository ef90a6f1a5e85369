/** The owner's content is read, and every mistake is reported with its location and fix. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { breakTitle } from "../../src/content/break-title.ts";
import { contentPlugin } from "../../vite/content/plugin.ts";
import { readCaseStudy } from "../../vite/content/read-case-study.ts";
import { checkDrawings, readContent } from "../../vite/content/read-content.ts";
import { EDGES, readEdge, shippedEdge } from "../../vite/content/read-edge.ts";
import { sitePages } from "../../vite/content/site-pages.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  return () => rm(folder, { recursive: true, force: true });
});

type Change = string | Buffer | ((text: string) => string | Buffer);

/** The samples with one file changed. */
async function withFile(name: string, change: Change): Promise<string> {
  const copy = await mkdtemp(join(folder, "copy-"));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp("samples", copy, { recursive: true });
  const file = join(copy, name);
  const text = typeof change === "function" ? change(await readFile(file, "utf8")) : change;
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, text);
  return copy;
}

/** The samples with one text changed. */
async function withText(name: string, change: string | ((text: string) => string)) {
  const file = `samples/${name}`;
  const text = typeof change === "function" ? change(await readFile(file, "utf8")) : change;
  return () => readContent("samples", new Map([[file, text]]));
}

/** The error of reading them, without the folder. */
const mistakesOf = async (...changed: Parameters<typeof withText>) => mistakesIn(await withText(...changed), "samples");

/** The same for what only a file's bytes show. */
async function mistakesOfFile(name: string, change: Change): Promise<string> {
  const copy = await withFile(name, change);
  return mistakesIn(() => readContent(copy), copy);
}

function mistakesIn(read: () => unknown, folder: string): string {
  try {
    read();
  } catch (error) {
    expect((error as Error).name).toBe("OwnerError");
    return (error as Error).message.replaceAll(`${folder}/`, "");
  }
  return "";
}

const place = (file: string, line: number, column: number, key: string) =>
  `${file}, line ${line}, column ${column}${key && `, key "${key}"`}`;

test("a wrong value is reported with file, line, column, key, found and expected", async () => {
  const site = await readFile("samples/site.yaml", "utf8");
  const lineOf = (text: string) => site.slice(0, site.indexOf(text)).split("\n").length;
  for (const [from, to, key, column, found, expected] of [
    ["email: hello@example.com", "email: ada(at)b.test", "email", 1, '"ada(at)b.test"', "an email address"],
    ["site: https://example.com/", "site: example.com", "site", 1, '"example.com"', "a full URL, such as https://"],
    ["name: Your Name", "name: [a, b]", "name", 1, '["a","b"]', "text"],
    ["href: https://github.com/example", "href: github", "links[1].href", 5, '"github"', "a full URL"],
    ["  - marz\n", "  - marzz\n", "work[2]", 5, '"marzz", which has no file work/marzz/case-study.md', '"marz"'],
    ["  - marz\n", "  - edusim\n", "work[2]", 5, '"edusim" listed twice', "each case study once"],
    ["leaveOut: []", "leaveOut: [blog]", "leaveOut[0]", 12, '"blog"', "one of work, about, contact"],
    ["leaveOut: []", "leaveOut: [work]", "leaveOut", 1, '"work", although the work list', "one of the two"],
    ["file: portrait.svg", "file: portrat.svg", "portrait.file", 3, '"portrat.svg", which', '"portrait.svg" in'],
    ["copyright: ©", "copyrigth: ©", "copyrigth", 1, 'the key "copyrigth", which does not exist', '"copyright"'],
  ] as const) {
    const mistakes = await mistakesOf("site.yaml", (text) => text.replace(from, to));
    expect(mistakes, to).toContain(place("site.yaml", lineOf(from), column, key));
    expect(mistakes, to).toContain(`found:    ${found}`);
    expect(mistakes, to).toContain(`expected: ${expected}`);
  }
});

test("all mistakes of all files are reported at once", async () => {
  const copy = await withFile("site.yaml", (text) => text.replace("email: hello@example.com", "email: x"));
  await writeFile(
    join(copy, "websites.yaml"),
    "- name: Bakery\n  url: bakery\n  since: 2024-02-31\n  slug: The Bakery\n",
  );
  await writeFile(join(copy, "work/marz/case-study.md"), "no front matter");
  const places = mistakesIn(() => readContent(copy), copy).match(/^\S.*/gm);
  expect(places?.map((line) => line.replace(/, line \d+, column \d+/, ""))).toEqual([
    'site.yaml, key "email"',
    'websites.yaml, key "[0].url"',
    'websites.yaml, key "[0].since"',
    'websites.yaml, key "[0].slug"',
    "work/marz/case-study.md",
  ]);
});

test("invalid YAML is reported in plain words, with the line", async () => {
  for (const [text, line, expected] of [
    ["name: A: B\n", 1, "quotes around"],
    ["name: x\nname: y\n", 2, "each key once"],
    ['name: "x\n', 2, "the closing character"],
    ["work: [a, b\nname: x\n", 2, "the closing character"],
    ["links:\n\t- label: x\n", 2, "not a tab"],
    ["titleLines:\n  wide: [x]\n narrow: [x]\n", 3, "the indentation of line 3 is off"],
    ["name: x\n  title: y\n", 2, "the indentation of line 2 is off"],
    [" name: x\ntitle: y\n", 2, "the indentation of line 2 is off"],
    ["links:\n  - label: x\n   href: y\n", 3, "the indentation of line 3 is off"],
    ["work:\n  - a\n - b\n", 3, "the indentation of line 3 is off"],
    ["name: “A: B”\n", 1, 'straight quotes: "A: B"'],
    ["bio: *Hello* world\n", 1, "double quotes around the whole text"],
    ["bio: [A link](https://example.com) here\n", 1, "double quotes around the whole text"],
    ["bio: @me\n", 1, "double quotes around the whole text"],
    ["bio: 'it's'\n", 1, "double quotes around the whole text"],
  ] as const) {
    const mistakes = await mistakesOf("site.yaml", text);
    expect(mistakes, text).toMatch(new RegExp(`^site\\.yaml, line ${line}, `));
    expect(mistakes, text).toContain("which is not valid YAML");
    expect(mistakes, text).toContain(expected);
  }
});

test("a text that YAML takes for a reference is reported; a real reference is read", async () => {
  const mistakes = await mistakesOf("site.yaml", (text) => text.replace(/^bio: .*$/m, "bio: *Hello*"));
  expect(mistakes).toMatch(
    /^site\.yaml, line \d+, column 6\n {2}found: {4}\*Hello\*, which YAML takes for a reference/,
  );
  const reference = (text: string) => text.replace(/^name: .*$/m, "name: &me Ada").replace(/^bio: .*$/m, "bio: *me");
  expect(await mistakesOf("site.yaml", reference)).toBe("");
});

test("bad indentation in front matter is reported with its line in the file", async () => {
  const mistakes = await mistakesOf("work/marz/case-study.md", (text) => text.replace(/^( {2})(outcome: )/m, " $2"));
  const lines = (await readFile("samples/work/marz/case-study.md", "utf8")).split("\n");
  const line = 1 + lines.findIndex((each) => each.startsWith("  outcome: "));
  expect(mistakes).toContain(`case-study.md, line ${line}, `);
  expect(mistakes).toContain(`the indentation of line ${line} is off`);
});

test("a mistyped key gets the nearest key that is not set yet", async () => {
  expect(await mistakesOf("site.yaml", (text) => text.replace(/^title:/m, "titel:"))).toContain('expected: "title"');
  const twice = await mistakesOf("site.yaml", (text) => text.replace(/^title:/m, "titel: x\ntitle:"));
  expect(twice).not.toContain('"title"');
});

test("a folder that the work list has already is not suggested", async () => {
  const mistakes = await mistakesOf("site.yaml", (text) => text.replace("  - marz\n", "  - marz\n  - marz2\n"));
  expect(mistakes).toContain('found:    "marz2", which has no file');
  expect(mistakes).not.toContain('"marz"');
});

test("curly quotes around a value or a key are refused, within a text they stay", async () => {
  const name = await mistakesOf("site.yaml", (text) => text.replace("name: Your Name", "name: “Ada”"));
  expect(name).toMatch(/^site\.yaml, line \d+, column 7\n {2}found: {4}“Ada”, in curly quotes\n {2}expected: .*"Ada"$/);
  const slug = await mistakesOf("site.yaml", (text) => text.replace("  - marz\n", "  - “marz”\n"));
  expect(slug).toContain('straight quotes: "marz"');
  expect(await mistakesOf("resume.json", "{ “basics”: {} }")).toContain('straight quotes: "basics"');
  for (const fine of ['"“Ada”"', "Ada “Bee” Weiss", "“A” and “B”", ">-\n  “Ada”"]) {
    expect(await mistakesOf("site.yaml", (text) => text.replace("name: Your Name", `name: ${fine}`)), fine).toBe("");
  }
});

test("a file in another encoding is named with its first such line", async () => {
  const latin1 = (text: string) => Buffer.from(text.replace("name: Your Name", "name: André"), "latin1");
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
  const mistakes = await mistakesOfFile("site.yaml", latin1);
  expect(mistakes).toMatch(/^site\.yaml, line 5, column 1\n.*another encoding, such as Latin-1\n.*save it as UTF-8/);
  expect(await mistakesOfFile("site.yaml", utf16)).toMatch(/^site\.yaml, line 1, .*\n.*another encoding/);
  const study = (text: string) => Buffer.from(text.replace("title: Marz", "title: März"), "latin1");
  expect(await mistakesOfFile("work/marz/case-study.md", study)).toContain("case-study.md, line 2, column 1");
});

test("a file with both sides of a git conflict is named with its first line", async () => {
  const conflict = (text: string) => text.replace(/^(## .*)$/m, "<<<<<<< HEAD\n$1\n=======\n## Other\n>>>>>>> other");
  const mistakes = await mistakesOfFile("work/marz/case-study.md", conflict);
  expect(mistakes).toMatch(/case-study\.md, line \d+, column 1\n.*git could not merge\n.*one of them/);
});

test("a missing or empty file is reported with its required keys, if any", async () => {
  expect(await mistakesOf("site.yaml", "")).toContain("site.yaml, line 1, column 1");
  expect(await mistakesOf("pages.yaml", "")).toBe("");
  expect(await mistakesOf("websites.yaml", "# none\n")).toBe("");
  expect(await mistakesOf("resume.json", "{}")).toBe("");
  expect(await mistakesOf("resume.json", '{ "work": [{ "summary": "A" }] }')).toContain('key "work[0].name"');
  expect(
    await mistakesOf("resume.json", '{ "work": [{ "name": "A", "position": "B", "startDate": "soon" }] }'),
  ).toContain("a year, a month or a day, such as 2024-02");
});

test("an address gets its closing slash, and a year without quotes is a text", async () => {
  const address = (text: string) => text.replace("site: https://example.com/", "site: https://ada.test");
  const read = await withText("site.yaml", (text) => address(text).replace("copyright: © 2025", "copyright: 2025"));
  expect(read().site).toMatchObject({ site: "https://ada.test/", copyright: "2025" });
});

test("without a list of websites the status file's valid entries are used", async () => {
  const fine = { name: "Bakery", url: "https://bakery.example/", slug: "bakery", status: "up", uptime: "99.9%" };
  const others = [{ ...fine, url: "javascript:alert(1)" }, { ...fine, slug: 5 }, { slug: "nameless" }];
  const copy = await withFile("public/status.json", JSON.stringify([fine, ...others]));
  expect(readContent(copy).websites).toEqual([{ name: "Bakery", url: "https://bakery.example/", slug: "bakery" }]);
  await writeFile(join(copy, "websites.yaml"), "- { name: Museum, url: https://museum.example/, slug: museum }");
  expect(readContent(copy).websites.map(({ slug }) => slug)).toEqual(["museum"]);
  // Without a slug it is the address.
  const sites = "- { name: 3, url: https://www.museum.example/ }\n- { name: 'B', url: https://museum.example/shop/ }";
  await writeFile(join(copy, "websites.yaml"), sites);
  expect(mistakesIn(() => readContent(copy), copy)).toContain('expected: text, which needs quotes here: "3"');
  await writeFile(join(copy, "websites.yaml"), sites.replace("name: 3", "name: A"));
  expect(readContent(copy).websites.map(({ slug }) => slug)).toEqual(["museum-example", "museum-example-shop"]);
  await writeFile(join(copy, "websites.yaml"), "");
  await writeFile(join(copy, "public/status.json"), "{");
  expect(readContent(copy).websites).toEqual([]);
});

test("no page names a resume or a preview picture that is not made yet", async () => {
  const copy = await withFile("site.yaml", (text) => text);
  const load = (id: string) =>
    (contentPlugin(copy).load as (this: object, id: string) => string).call({}, `\0virtual:${id}`);
  const named = () => load("content/profile") + load("content/site-pages");
  expect(named()).toMatch(/"resume\.pdf".*"og\/about\.png"/s);
  await rm(join(copy, "public"), { recursive: true });
  expect(named()).not.toMatch(/resume\.pdf|og\//);
});

test("a page stays when another one of its folder is left out", async () => {
  const copy = await withFile("site.yaml", (text) => text.replace("leaveOut: []", "leaveOut: [contact]"));
  const { handler } = contentPlugin(copy).resolveId as { handler: (id: string, importer: string) => unknown };
  const isLeftOut = (page: string) => handler(`#routes/contact/${page}.tsx`, "/src/routes.tsx") !== undefined;
  expect(["contact", "inquiry"].map(isLeftOut)).toEqual([true, false]);
});

test("two equal titles are a mistake", async () => {
  expect(await mistakesOf("work/marz/case-study.md", (text) => text.replace("title: Marz", "title: EDUSIM"))).toContain(
    'found:    "EDUSIM", which work/edusim/case-study.md also has',
  );
});

test("the landing page is described by title and bio, unless it has a description", async () => {
  const descriptionWith = async (bio: string) => {
    const site = (await readFile("samples/site.yaml", "utf8")).replace(/^bio: .*$/m, `bio: ${bio}`);
    const texts = { "samples/pages.yaml": "", "samples/site.yaml": site.replace(/^title: .*$/m, "title: Potter") };
    return sitePages(readContent("samples", new Map(Object.entries(texts))))[0]?.description;
  };
  expect(await descriptionWith("I make pots. They hold. All of them.")).toBe(
    "Potter. I make pots. They hold. All of them.",
  );
  const long = `I make pots${" of clay".repeat(20)}.`;
  expect(await descriptionWith(`${long} They hold.`)).toBe(`Potter. ${long}`);
  expect(await descriptionWith(`I make pots. ${long} They hold.`)).toBe("Potter. I make pots.");
});

/** A case study below the samples' front matter. */
async function studyOf(body: string, folder = "samples") {
  const text = await readFile("samples/work/marz/case-study.md", "utf8");
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  return {
    lines: front.split("\n").length - 1,
    read: (text = body) => readCaseStudy(`${folder}/work/marz/case-study.md`, front + text),
  };
}

test("a case study's text keeps Markdown's emphasis; a single paragraph is a string", async () => {
  const { read } = await studyOf(
    '## One\n\nPlain\ntext.\n\n## Two: the *second* {#two}\n\nA [link](https://ada.test), **strong** and `code`.\n\n- a\n- b\n\n![A queue](queue.svg "The queue")\nIts caption.\n',
  );
  const [one, two] = read().sections;
  expect(one).toEqual({ kind: "text", id: "one", heading: "One", text: "Plain text.", figures: [] });
  expect(two).toMatchObject({ id: "two", heading: "Two: the second" });
  expect(two?.figures).toMatchObject([
    { name: "The queue", alt: "A queue", caption: "Its caption.", files: { wide: "samples/work/marz/queue.svg" } },
  ]);
  const [link, strong] = [
    { tag: "a", href: "https://ada.test", of: ["link"] },
    { tag: "strong", of: ["strong"] },
  ];
  expect(two?.kind === "text" && two.text).toEqual([
    { tag: "p", of: ["A ", link, ", ", strong, " and ", { tag: "code", of: ["code"] }, "."] },
    {
      tag: "ul",
      of: [
        { tag: "li", of: ["a"] },
        { tag: "li", of: ["b"] },
      ],
    },
  ]);
});

test("pictures above the first heading are the project's screens, unless placeholders", async () => {
  const { read } = await studyOf(
    '![PLACEHOLDER: a screen](home.png)\n\n![The queue](queue.svg "Queue")\n\n## One\n\nText.\n',
  );
  expect(read().screens).toMatchObject([{ name: "Queue", alt: "The queue" }]);
});

test("a film is allowed once, above the first heading, with its files beside it", async () => {
  const copy = await withFile("work/marz/tour.mp4", "");
  const names = ["tour.webm", "tour.vtt", "tour.png", "CLIP.MP4", "walk-dark.mp4", "walk-light.mp4"];
  for (const name of names) await writeFile(join(copy, "work/marz", name), "");
  const { read } = await studyOf("", copy);
  const film = '![A week is planned](tour.mp4 "A tour")\nIts caption.\n\n';
  const path = (name: string) => join(copy, "work/marz", name);
  expect(read(`${film}## A\n`)).toMatchObject({
    screens: [],
    film: {
      title: "A tour",
      description: "A week is planned",
      caption: "Its caption.",
      videos: [path("tour.mp4"), path("tour.webm")],
      poster: path("tour.png"),
      captions: path("tour.vtt"),
    },
  });
  const placeholder = film.replace("A week", "PLACEHOLDER: a week");
  expect(read(placeholder).film).toBeUndefined();
  expect(read(`${placeholder}${film}`).film?.title).toBe("A tour");
  expect(read("![A clip](CLIP.MP4)\n").film).toMatchObject({ description: undefined, videos: [path("CLIP.MP4")] });
  expect(() => read(`## A\n\n${film}`)).toThrow("the film tour.mp4 below a heading");
  expect(() => read(`${film}${film}## A\n`)).toThrow("a second film");
  expect(() => read("![A tour](tuor.mp4)\n\n## A\n")).toThrow("the film tuor.mp4, which does not exist");
  // A film has no version for each theme.
  expect(() => read("![A walk](walk.mp4)\n\n## A\n")).toThrow("the film walk.mp4, which does not exist");
});

test("a picture after Rejected belongs to the rejected option", async () => {
  const { read } = await studyOf(
    "## Decision: A\n\nChosen: x\n\nRejected: y\n\n![A list](list.svg)\n\nWhy: z\n\n![A queue](queue.svg)\n",
  );
  expect(read().sections[0]).toMatchObject({ figures: [{ alt: "A queue" }], rejectedFigures: [{ alt: "A list" }] });
});

test("x-before and x-after are one figure; one without the other is a mistake", async () => {
  const copy = await withFile("work/marz/hall-before.svg", "<svg/>");
  const { read } = await studyOf("## A\n\n![The hall](hall.svg)\n", copy);
  expect(read).toThrow("hall-before.svg without hall-after.svg");
  await writeFile(join(copy, "work/marz/hall-after.svg"), "<svg/>");
  const { wide, after } = read().sections[0]?.figures[0]?.files ?? {};
  expect([wide, after]).toEqual([join(copy, "work/marz/hall-before.svg"), join(copy, "work/marz/hall-after.svg")]);
});

test("headings in a script without an address of their own get numbers", async () => {
  const { read } = await studyOf("## 帳面から\n\nx\n\n## 画面へ\n\nx\n");
  expect(read().sections.map(({ id }) => id)).toEqual(["section", "section-2"]);
});

test("a link to a section includes the page's path", async () => {
  const { read } = await studyOf("## The café\n\n[Here](#the-cafe)\n");
  expect(read().sections[0]).toMatchObject({ text: [{ tag: "a", href: "work/marz/#the-cafe", of: ["Here"] }] });
});

test("mistakes below the front matter are reported with their line in the file", async () => {
  for (const [body, line, found, expected] of [
    ["Before.\n", 1, "a text above the first heading", "a heading first"],
    ["![Seen](queue.svg)\n\n".repeat(5), 1, "5 pictures above the first heading", "at most 4"],
    ["## A\n\n![](queue.svg)\n", 3, "queue.svg without alternative text", "![What it shows](queue.svg)"],
    ["## A\n\n![Seen](quue.svg)\n", 3, "quue.svg, which does not exist", '"queue.svg" in samples/work/marz/'],
    ["## A\n\n![Seen](https://ada.test/a.png)\n", 3, "outside the folder", "the name of a file in"],
    ["## A\n\n![Seen](../edusim/row.svg)\n", 3, "outside the folder", "the name of a file in"],
    ["## A\n\nText ![Seen](queue.svg)\n", 3, "within a line", "an empty line above"],
    ["## A\n\n![Seen](100%.png)\n", 3, "the file 100%.png", "a name without %"],
    ["## A\n\nx\n\n## A\n", 5, 'the address "#a", which "A" also has', "{#another-address}"],
    ["## Decision: A\n\nChosen: x\n\nWhy: y\n", 1, 'a decision without "Rejected"', 'begins with "Rejected: "'],
    ["## A\n\n<b>x</b>\n", 3, '"html"', "text, *emphasis*"],
    ["## A\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n", 3, "a table, which case studies do not support", "a list"],
    ["## A\n\nText.\n\n*a* | b\n--- | ---\n1 | 2\n", 5, "a table", "or a picture of it"],
    ["## The plan\n\n[x](#the-plam)\n", 3, "a link to #the-plam, which is not a section of this page", '"#the-plan"'],
    ["## A\n\n[x](javascript:alert)\n", 3, "a link to javascript:alert", "https:// or mailto:"],
  ] as const) {
    const { lines, read } = await studyOf(body);
    expect(read, body).toThrow(`samples/work/marz/case-study.md, line ${lines + line}, `);
    expect(read, body).toThrow(found);
    expect(read, body).toThrow(expected);
  }
});

test("a file that cannot be read is named, without the error's own words", async () => {
  const copy = await withFile("note.txt", "");
  for (const name of ["pages.yaml", "work/marz/case-study.md", "work"]) {
    await rm(join(copy, name), { recursive: true });
    await (name === "work" ? writeFile(join(copy, name), "") : mkdir(join(copy, name)));
    expect(() => readContent(copy), name).toThrow(`${copy}/${name}\n  found:    a file that cannot be read (E`);
  }
});

test("a build refuses an SVG that could run, unless it belongs to a draft", async () => {
  const evil = '<svg xmlns="http://www.w3.org/2000/svg">\n<script>alert(1)</script></svg>';
  const copy = await withFile("work/draft/evil.svg", evil);
  const site = join(folder, "site");
  await mkdir(site, { recursive: true });
  await writeFile(join(site, "main.js"), "");
  const make = () =>
    build({
      root: site,
      configFile: false,
      logLevel: "silent",
      plugins: [contentPlugin(copy)],
      build: { rolldownOptions: { input: join(site, "main.js") } },
    });
  await make();
  await writeFile(join(copy, "public/icon.svg"), evil);
  await expect(make()).rejects.toThrow(`${copy}/public/icon.svg, line 2, column 1\n  found:    a <script>`);
});

test.each([
  ["HTML", '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
  ["a prefix for SVG", '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>'],
  ["UTF-16", Buffer.from('\uFEFF<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', "utf16le")],
])("a published file that ends in .svg but is written in %s is refused", async (_, bytes) => {
  const copy = await withFile("public/icon.svg", bytes);
  const found = mistakesIn(() => checkDrawings(readContent(copy)), copy);
  expect(found).toBe(
    "public/icon.svg\n  found:    a file that is not an SVG\n  expected: an SVG that browsers can read",
  );
});

test("unfinished front matter is reported", () => {
  const read = (text: string) => () => readCaseStudy("samples/work/marz/case-study.md", text);
  expect(read("---\ntitle: A\n\n## One\n")).toThrow("a front matter without its last line");
  expect(read("# A\n")).toThrow("no front matter");
});

test("a long title breaks into lines, a lone sign begins one, a long word stays whole", () => {
  expect(breakTitle("Product designer & web developer")).toEqual({
    wide: ["Product designer", "& web developer"],
    narrow: ["Product", "designer", "& web", "developer"],
  });
  expect(breakTitle("Marz").wide).toEqual(["Marz"]);
  expect(breakTitle("Donaudampfschifffahrtsgesellschaft").wide).toHaveLength(1);
  // Without spaces, and each sign as wide as two letters.
  expect(breakTitle("プロダクトデザイナー・ウェブ開発者")).toEqual({
    wide: ["プロダクトデザイナー・", "ウェブ開発者"],
    narrow: ["プロダクト", "デザイナー・", "ウェブ開発者"],
  });
});

test("each YAML file names a schema for editors that is there and knows its keys", async () => {
  for (const name of ["site", "pages", "websites"]) {
    const [first = "", ...rest] = (await readFile(`samples/${name}.yaml`, "utf8")).split("\n");
    const schema = JSON.parse(await readFile(`samples/${first.split("$schema=")[1]}`, "utf8"));
    const keys = rest.flatMap((line) => /^(?:- )?(\w+):/.exec(line)?.[1] ?? []);
    expect(Object.keys(schema.properties ?? schema.items.properties), name).toEqual(expect.arrayContaining(keys));
  }
});

const MARZ = "work/marz/case-study.md";
const asEdge = (line: string) => (text: string) => text.replace("edge: film", line);

test.each([
  ["nothing", "null"],
  ["#12345", '"#12345"'],
  ["#0a7d5580", '"#0a7d5580"'],
  ["rgb(0 0 0 / 50%)", '"rgb(0 0 0 / 50%)"'],
])("the color %s is refused with its place and with colours to write", async (color, found) => {
  const message = await mistakesOf(MARZ, asEdge(`color: ${color === "nothing" ? "" : color}`));
  expect(message).toContain(place(MARZ, 6, 1, "color"));
  expect(message).toContain(`found:    ${found}`);
  expect(message).toContain("expected: an opaque colour of CSS, such as tomato");
});

test("an edge that is not known or not in the folder is refused", async () => {
  const message = await mistakesOf(MARZ, asEdge("edge: flim"));
  expect(message).toContain(place(MARZ, 6, 1, "edge"));
  expect(message).toContain('"flim", which does not exist');
  expect(message).toContain(`"film" (did you mean that?); ${EDGES.join(", ")}, or the name of an SVG file in`);
  expect(await mistakesOf(MARZ, asEdge("edge: ../edusim/row.svg"))).toContain('"../edusim/row.svg", which does not');
});

const edgeOf = (text: string) => readEdge("edge.svg", text);
const svg = (inner: string, height = 20) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}">${inner}</svg>`;

test.each([
  ["no SVG", "M0 0H40V20Z", 1, "a file that"],
  ["no path", svg(""), 1, "an SVG without a path"],
  ["a path without a d", svg("\n<path/>"), 2, "a <path> without a d"],
  ["another element", svg('\n\n<circle r="4"/>'), 3, "<circle>"],
  ["an unknown command", svg('\n<path d="M0 0H40X20Z"/>'), 2, '"X20"'],
  ["too few numbers", svg('<path d="M0 0L40Z"/>'), 1, '"L40"'],
  ["no start", svg('<path d="H40V20Z"/>'), 1, '"H40"'],
  ["a shape too tall", svg('<path d="M0 0H40V500Z"/>', 500), 1, "500 px high"],
])("an edge file with %s is refused with its line", (_, text, line, found) => {
  expect(edgeOf(text)).toMatchObject({ file: "edge.svg", line, found: expect.stringContaining(found) });
});

test("every shipped edge and every kind of path can be read", () => {
  for (const name of EDGES) expect(shippedEdge(name).style["--edge-height"], name).toMatch(/^\d+px$/);
  expect(edgeOf(svg('<path d="m0,0h40v10a5 5 0 0120 0c1-1.5.5.5 3e1 4t-1-1s1 2 3 4z"/>'))).toHaveProperty("style");
});

test("an edge has its paths, for the net of the box", () => {
  const shape = svg('<path d="M0 0H40V20Z"/><path fill-rule="evenodd" transform="scale(2)" d="M0 0H9V9Z"/>');
  expect(edgeOf(shape)).toMatchObject({
    ...{ width: 40, height: 20, viewBox: "0 0 40 20" },
    paths: [{ d: "M0 0H40V20Z" }, { d: "M0 0H9V9Z", fillRule: "evenodd", transform: "scale(2)" }],
  });
});
