import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/support/complete.ts";
import { mentionsIn, type PageStyles, readSheet, stylesFor } from "../../vite/pages/page-styles.ts";

const page = `<html data-path="/"><body><main class="p-4 hover:lift h-[calc(1px+2px)] sm\\:x" data-fit="Product designer" aria-current="page"><a href="./">x</a></main></body></html>`;

function cut(css: string, { html = page, code = "" } = {}): Omit<PageStyles, "below" | "paper"> {
  const mentions = mentionsIn(() => code);
  const { first, later, rest } = stylesFor(readSheet(css), html, (name) => mentions("", name));
  return { first, later, rest };
}

test("styles of the page's markup are in the first part", () => {
  const css = [
    ".p-4{padding:1rem}",
    ".p-4:focus-visible{outline:0}",
    ".h-\\[calc\\(1px\\+2px\\)\\]{height:3px}",
    ".hover\\:lift:hover{top:1px}",
    ".p-4[data-open]{left:1px}",
    ".gone .p-4{right:0}",
  ];
  const code = '"p-4","hover:lift"';
  expect(cut(css.join(""), { code })).toEqual({
    first: css.slice(0, 3).join(""),
    later: css.slice(3, 5).join(""),
    rest: css[5],
  });
});

const fields = "::placeholder{top:0}::-webkit-date-and-time-value{left:0}";

test.each([
  ["form fields that the page lacks", fields],
  ["view transitions", "::view-transition-old(root){top:0}"],
])("styles of %s are in the later part", (_, css) => {
  expect(cut(css)).toEqual({ first: "", later: css, rest: "" });
});

test("print rules are in a part of their own, in no layer, utilities first", () => {
  const css = [
    "@media print{.p-4{color:red}}",
    "@page{margin:14mm 0}@page:first{margin-top:0}",
    "@layer utilities{.p-4{top:0}@media print{.p-4{top:1px}}}",
  ];
  const { first, later, rest, paper } = stylesFor(readSheet(css.join("")), page, () => false);
  expect({ first, later, rest }).toEqual({ first: "@layer utilities{.p-4{top:0}}", later: "", rest: "" });
  expect(paper).toBe(`@media print{.p-4{top:1px}.p-4{color:red}}${css[1]}`);
});

test("styles of form fields are in the first part of a page with one", () => {
  expect(cut(fields, { html: "<input>" }).first).toBe(fields);
});

test("a selector without classes matches by tags and attributes", () => {
  const css = [
    "main a{color:red}",
    "[data-fit]{display:block}",
    "[data-fit=Product\\ designer]{width:62px}",
    '[aria-current^="pa"]{top:0}',
    "body.light-mode{left:0}",
    "html[data-pending-route] #root{display:none}",
  ];
  expect(cut(css.join("")).first).toBe(css.join(""));
  expect(cut("video{top:0}[data-fit=Marz]{left:0}").first).toBe("");
});

test("classes in the route's modules are in the later part, all others in the rest", () => {
  const css = ".p-4,.alert,.other{top:0}";
  expect(cut(css, { code: 'a({className:"alert"})' })).toEqual({
    first: ".p-4{top:0}",
    later: ".alert{top:0}",
    rest: ".other{top:0}",
  });
  // However the minifier quotes.
  expect(cut(".content-\\[\\'\\'\\]{top:0}", { code: "'content-[\\'\\']'" }).later).not.toBe("");
});

test("ignores :not(), and needs one alternative of :is(), :where() and :has()", () => {
  const css = "main:not(.gone){top:0}main:has(.gone,a){left:0}:is(.gone,main){right:0}";
  expect(cut(css).first).toBe(css);
  expect(cut(":is(:where(.p-4,.gone) a){top:0}").first).toBe(":is(:where(.p-4,.gone) a){top:0}");
  expect(cut(":is(.gone,.other) a{top:0}").first).toBe("");
});

test("utilities for transitions and for focus are in the later part", () => {
  const changes = "@layer utilities{.p-4{transition-duration:1s}.p-4:focus-visible{top:0}}";
  const { first, later } = cut(`@layer base{main:focus-visible{left:0}}${changes}`);
  expect(first).toBe("@layer base{main:focus-visible{left:0}}@layer utilities;");
  expect(later).toBe(changes);
});

test("tokens and their @property rules are in the first part if anything reads them", () => {
  const css =
    '@property --a{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}body{--a:var(--b);--b:1px;--c:2px}.gone{top:var(--a)}';
  expect(cut(css).first).toBe('@property --a{syntax:"*";inherits:false}body{--a:var(--b);--b:1px}');
});

test("a property with a single value is replaced by it", () => {
  const css = [
    '@property --x{syntax:"*";inherits:false;initial-value:0}@property --y{syntax:"*";inherits:false}.hover\\:lift{--x:0}',
    ":root,body{--space:4px;--ink:#111;--route-lid:#222;--narrow:1px}@media (width<=9px){:root,body{--narrow:2px}}",
    '@property --z{syntax:"*";inherits:false}.hover\\:lift{--z:9px;left:var(--z)}',
    ".p-4{margin:var(--x) var(--y,var(--space)) var(--narrow);color:var(--ink);top:var(--route-lid)}",
    ".p-4{transition-duration:var(--tw-duration,0s)}.p-4:hover{transition-duration:var(--tw-duration,0s)}",
    ".hover\\:lift{--tw-duration:1s;transition-duration:1s}",
  ];
  const { first, later } = cut(css.join(""), { code: "p-4" });
  expect(first).toContain(".p-4{margin:0 4px var(--narrow);color:var(--ink);top:#222}");
  // As the rule that sets it does itself, unless a state puts the reader behind it.
  expect(first).toContain(".p-4{transition-duration:0s}");
  expect(later).toBe(".p-4:hover{transition-duration:var(--tw-duration,0s)}");
  expect(first).toContain(".hover\\:lift{left:9px}");
  expect(first).not.toMatch(/@property|--space/);
});

test("font faces are in the first part, keyframes with the first rule that uses them", () => {
  const css =
    "@font-face{font-family:X;src:local(X)}@keyframes spin{to{rotate:1turn}}.p-4{animation:spin 1s}@keyframes gone{to{top:0}}.gone{animation:gone 1s}.other{animation:spin 2s}";
  const { first, rest } = cut(css);
  expect(first).toBe("@font-face{font-family:X;src:local(X)}.p-4{animation:spin 1s}@keyframes spin{to{rotate:1turn}}");
  expect(rest).toBe(".gone{animation:gone 1s}.other{animation:spin 2s}@keyframes gone{to{top:0}}");
});

test("neighbours share their at-rules and declarations", () => {
  const css = "@media (hover:hover){.p-4{top:0}.hover\\:lift{top:0}}@media (hover:hover){main{left:0}}";
  expect(cut(css).first).toBe("@media (hover:hover){.p-4,.hover\\:lift{top:0}main{left:0}}");
});

test("selectors for different engines are not merged", () => {
  const css = "input::-moz-range-thumb{opacity:0}input::-webkit-slider-thumb{opacity:0}";
  expect(cut(css, { html: "<input>" }).first).toBe(css);
});

test("a rule that must win over a later part gets a higher sublayer", () => {
  const css = "@layer u{.padded{padding:1px}.p-4{padding-left:2px}}";
  expect(stylesFor(readSheet(css), page, () => false)).toEqual({
    first: "@layer u.r0;@layer u.r1{.p-4{padding-left:2px}}",
    below: "",
    later: "",
    rest: "@layer u.r0{.padded{padding:1px}}",
    paper: "",
  });
});

test("an important declaration stays in the lowest sublayer, where it wins", () => {
  const css = "@layer u{.padded{padding:1px!important}main .p-4{padding-left:2px!important}}";
  expect(stylesFor(readSheet(css), page, () => false)).toMatchObject({
    first: "@layer u{main .p-4{padding-left:2px!important}}",
    rest: "@layer u{.padded{padding:1px!important}}",
  });
});

test("the below part has only styles that nothing above it needs", () => {
  const css = ".p-4{top:0}.apart{left:0}.p-4 .apart{right:0}";
  const { first, below } = stylesFor(readSheet(css), page, () => false, `<p class="p-4 apart"></p>`);
  expect(first).toBe(".p-4{top:0}");
  expect(below).toBe(".apart{left:0}.p-4 .apart{right:0}");
});

test("rules outside any layer that depend on their order are an error", () => {
  expect(() => cut(".gone{top:1px;left:1px}.p-4{top:2px}")).toThrow(/\.p-4 is not in a layer/);
});

test("the same rule wins in the parts as in the whole sheet", () => {
  const properties = ["padding", "padding-left", "padding-inline", "padding-top", "color", "font", "line-height"];
  const names = ["a", "b", "c", "narrow:d-e", "f-[1.5px]", "hover:g-h"];
  const rule = fc.record({
    name: fc.constantFrom(...names),
    state: fc.constantFrom("", "", ":hover", "[data-open]"),
    property: fc.constantFrom(...properties),
    around: fc.constantFrom("", "", "@media (width<=9px)"),
  });
  const sheets = fc.tuple(
    fc.array(rule, { minLength: 2, maxLength: 12 }),
    fc.subarray(names),
    fc.subarray(names),
    fc.subarray(names),
  );
  fc.assert(
    fc.property(sheets, ([rules, inPage, apart, inCode]) => {
      const text = rules.map(({ name, state, property, around }, i) => {
        const one = `.${name.replaceAll(/[^\w-]/g, "\\$&")}${state}{${property}:${i}px}`;
        return around ? `${around}{${one}}` : one;
      });
      const css = `@layer u{${text.join("")}}`;
      const [html = "", below] = [inPage, apart].map((classes) => `<p class="${classes.join(" ")}"></p>`);
      const parts = stylesFor(readSheet(css), html, (name) => inCode.includes(name), below);
      const place = placesOf(`${parts.first}${parts.below}${parts.later}${parts.rest}`);
      rules.forEach((winner, i) => {
        rules.slice(0, i).forEach((loser, j) => {
          const specificity = ({ state }: typeof winner) => (state ? 1 : 0);
          const isSame = winner.state === loser.state && winner.around === loser.around;
          // A later rule of lower specificity loses; rules that differ in class alone never meet.
          if (specificity(loser) > specificity(winner) || (isSame && winner.property === loser.property)) return;
          if (!winner.property.startsWith(loser.property.split("-")[0] as string)) return;
          if (/top/.test(winner.property + loser.property)) return;
          const [w, l] = [place(`${i}px`), place(`${j}px`)];
          const wins = w.rank !== l.rank ? w.rank > l.rank : specificity(winner) > specificity(loser) || w.at > l.at;
          expect(wins, `${text[i]} over ${text[j]} in ${JSON.stringify(parts)}`).toBe(true);
        });
      });
    }),
    { numRuns: runs(300) },
  );
});

/** The sublayer and offset of the rule with a value. */
function placesOf(css: string): (value: string) => { rank: number; at: number } {
  return (value) => {
    const at = css.indexOf(`:${value}}`);
    const layers = [...css.slice(0, at).matchAll(/@layer u(?:\.r(\d+))?\{/g)];
    return { rank: Number(layers.at(-1)?.[1] ?? 0), at };
  };
}
