import { expect, test } from "vitest";
import { usedCss } from "../../vite/used-css.ts";

const page = `<html data-path="/"><body><main class="p-4 hover:lift h-[calc(1px+2px)] sm\\:x" data-fit="Product designer" aria-current="page"><a href="./">x</a></main></body></html>`;

test("keeps rules whose classes, attributes and tags stand in the page", () => {
  const css = [
    ".p-4{padding:1rem}",
    ".h-\\[calc\\(1px\\+2px\\)\\]{height:3px}",
    "main a{color:red}",
    "main a:focus-visible{color:blue}",
    "[data-fit]{display:block}",
    "[data-fit=Product\\ designer]{width:62px}",
    '[data-fit="Product designer"]{width:63px}',
    '[aria-current^="pa"]{color:blue}',
    "body.light-mode{color:green}",
    "html[data-elsewhere] #root{visibility:hidden}",
  ];
  expect(usedCss(css.join(""), page)).toBe(css.join(""));
});

test("drops the others, single selectors of a list too, and what is left empty", () => {
  const css =
    ".gone{a:b}.p-4,.gone{c:d}main .gone a{e:f}[data-fit=Marz]{g:h}video{i:j}@media print{.gone{k:l}}@layer x{.gone{m:n}}";
  expect(usedCss(css, page)).toBe(".p-4{c:d}");
});

test("does not ask for what :not() mentions, and for only one alternative of :is(), :where() and :has()", () => {
  const css = "main:not(.gone){a:b}main:has(.gone,a){c:d}:is(.gone,main){e:f}:is(:where([data-fit],.gone) a){g:h}";
  expect(usedCss(css, page)).toBe(css);
});

test("drops what none of the alternatives can match, a comma in an attribute notwithstanding", () => {
  const css = 'main:has(.gone,.other){a:b}:is(:where(.p-4)[data-open] .x\\)y){c:d}:is(.gone,[title="a,main"]) a{e:f}';
  expect(usedCss(css, page)).toBe("");
});

test("drops what only a pointer brings about", () => {
  const css = "a:active{a:b}@media (hover:hover){.hover\\:lift:hover,main:has(a):hover{c:d}}";
  expect(usedCss(css, page)).toBe("");
  expect(usedCss("a:not(:hover){a:b}", page)).toBe("a:not(:hover){a:b}");
});

test("drops the parts of form fields from a page that has none", () => {
  const css = "::placeholder{a:b}::-webkit-date-and-time-value{c:d}";
  expect(usedCss(`${css}::selection{e:f}`, page)).toBe("::selection{e:f}");
  expect(usedCss(css, "<input>")).toBe(css);
});

test("a dot in an attribute is no class, a bracket in a class no attribute", () => {
  const html = '<main class="w-[1.5px]" data-fit="v1.0 beta"></main>';
  const css = '.w-\\[1\\.5px\\]{a:b}[data-fit="v1.0 beta"]{c:d}';
  expect(usedCss(css, html)).toBe(css);
});

test("keeps custom properties that are read, and those that these read", () => {
  const css = "body{--a:var(--b);--b:1px;--c:2px;color:var(--a)}";
  expect(usedCss(css, page)).toBe("body{--a:var(--b);--b:1px;color:var(--a)}");
});

test("keeps font faces, and key frames only where an animation names them", () => {
  const css =
    '@font-face{font-family:"X";src:url(x)}@keyframes spin{to{rotate:1turn}}@keyframes gone{to{top:0}}.p-4{animation:spin 1s}';
  expect(usedCss(css, page)).toBe(
    '@font-face{font-family:"X";src:url(x)}@keyframes spin{to{rotate:1turn}}.p-4{animation:spin 1s}',
  );
});

test("drops what is for paper, which no first paint needs", () => {
  const css = ".a { color: red } @media print { .a { color: black } } @media (min-width: 1px) { .a { top: 0 } }";
  const kept = usedCss(css, '<p class="a">');
  expect(kept).not.toContain("print");
  expect(kept).toContain("color: red");
  expect(kept).toContain("min-width");
});

test("leaves a stand-in for @property to the whole sheet, and its layer in its place", () => {
  const css = "@layer properties{@supports (a:b){*{--tw-x:0}}}@layer base{a{c:d}}";
  expect(usedCss(css, page)).toBe("@layer properties;@layer base{a{c:d}}");
});

test("keeps one of several equal declarations in a row", () => {
  expect(usedCss("a{b:c;b:c;b:c;d:e;b:c}", page)).toBe("a{b:c;d:e;b:c}");
});
