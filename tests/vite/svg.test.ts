/** SVGs that could run or load something on the site's address are refused with the line; others are taken. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { svgSize } from "../../vite/content/svg.ts";
import { root } from "../../vite/root.mjs";

const svg = (inner: string, head = "") =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8">\n<g>\n${inner}</g></svg>`;
const size = (text: string) => svgSize("drawing.svg", Buffer.from(text));

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script of any prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ["an event handler", '<path onload="alert(1)"/>'],
  ["an event handler on its own line", '<path d="M0 0"\n  ONCLICK="alert(1)"/>', 4],
  ["a script as a link", '<a href="javascript:alert(1)"/>'],
  ["a script as a link with spaces", '<a xlink:href=" \tjava&#10;script:alert(1)"/>'],
  ["a link that becomes a script", '<a><animate attributeName="href" to="javascript:alert(1)"/></a>'],
  ["another site's picture", '<image href="https://attacker.test/a.png"/>'],
  ["a picture on the owner's disk", '<image xlink:href="file:///home/a.png"/>'],
  ["another file's symbol", '<use href="other.svg#a"/>'],
  ["an embedded document", '<use href="data:image/svg+xml,x#a"/>'],
  ["HTML", '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ["HTML of any prefix", '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'],
  ["an import", "<style>@import 'https://attacker.test/a.css';</style>"],
  ["a style's address", "<style><![CDATA[path { fill: URL( 'https://attacker.test/a' ) }]]></style>"],
  ["an attribute's address", '<path fill="url(//attacker.test/a)"/>'],
  ["a style attribute's address", '<path style="mask: url(a.svg#m)"/>'],
  ["a set of addresses", "<style>a { background: image-set('a.png' 1x) }</style>"],
])("%s is refused with its line", (_, inner, line = 3) => {
  expect(() => size(svg(inner))).toThrow(new RegExp(`^has .* in line ${line}, but .*\\. Export it without\\.$`));
});

test.each([
  ["a style sheet of its own", '<?xml-stylesheet href="a.xsl" type="text/xsl"?>'],
  ["attributes by declaration", '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>'],
  ["elements by declaration", '<!DOCTYPE svg [<!ENTITY a "<script/>">]>'],
  // In GBK the character before the first bracket takes it in, so the first CDATA ends in the comment.
  [
    "a script behind another encoding",
    '<?xml version="1.0" encoding="gbk"?><!DOCTYPE svg>',
    "<![CDATA[中]]><!-- ]]><script/> -->",
  ],
  ["a file by declaration", '<!DOCTYPE svg [<!ENTITY a SYSTEM "a.xml">]>'],
])("%s is refused with its line", (_, head, inner = "") => {
  expect(() => size(svg(inner, head))).toThrow(/^has .* in line 1, but /);
});

test("a declared text is read as browsers read it", () => {
  const head = '<!DOCTYPE svg [<!ENTITY a "javascript:"><!ENTITY a "#">]>';
  expect(() => size(svg('<a href="&a;x"/>', head))).toThrow('has a link to "javascript:x" in line 3,');
});

test("a file that browsers cannot read is refused with the reader's reason", () => {
  expect(() => size("<svg><g></svg>")).toThrow(/^is not a valid SVG \(.*line 1.*\)\. Export it again\.$/);
});

test.each([
  ["fragments", '<use href="#a"/><path fill="url(#b)" style="mask: url(\'#c\')"/>'],
  [
    "an embedded picture and font",
    '<image href="data:image/png;base64,AA"/><style>@font-face { src: url(data:,) }</style>',
  ],
  ["links to pages", '<a href="https://example.com/"/><a xlink:href="mailto:a@example.com"/>'],
  ["an empty foreignObject", "<foreignObject/>"],
  ["animation", '<animate attributeName="opacity" from="0" to="1"/>'],
])("%s are taken", (_, inner) => {
  expect(size(svg(inner))).toEqual({ width: 8, height: 8 });
});

test("every shipped SVG is taken, and drawings are flat, small and without a font", () => {
  const shipped = ["samples", "public", "tests", "src", "vite"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".svg"))
      .map((name) => join(root, folder, name)),
  );
  expect(shipped.length).toBeGreaterThan(40);
  for (const file of shipped) {
    const bytes = readFileSync(file);
    expect(() => svgSize(file, bytes), file).not.toThrow();
    if (!file.startsWith(join(root, "samples/work"))) continue;
    expect(bytes.length, file).toBeLessThan(20 * 1024);
    expect(String(bytes), file).not.toMatch(/<text|gradient|<filter|NaN|undefined/i);
  }
});
