import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { styleNeeds } from "../../vite/modules/component-docs.ts";
import { componentFiles, importsOf, src, usageOf } from "../../vite/modules/component-files.ts";
import { componentProps } from "../../vite/modules/component-props.ts";

const at = (path: string) => join(src, "components", path);
const sheet = readFileSync(join(src, "app.css"), "utf8");

test("a component's own folder is listed first and complete", () => {
  const paths = componentFiles(at("alert/show-alert.ts")).map(({ path }) => path);
  const own = paths.filter((path) => path.startsWith("components/alert/"));
  expect(paths.slice(0, own.length)).toEqual(own);
  expect(own).toContain("components/alert/alerts.tsx");
  expect(own.filter((path) => /showcase/.test(path))).toEqual([]);
});

test("packages are listed without subpaths", () => {
  const text = 'import { a } from "@scope/one/deep";\nimport "two/style.css";\nimport type {\n  B,\n} from "three";\n';
  expect(importsOf("/a/b.ts", text).packages).toEqual(["@scope/one", "two", "three"]);
});

test("a component that imports a virtual module of this site is refused", () => {
  expect(() => importsOf("/a/b.ts", 'import { pages } from "virtual:content/pages";\n')).toThrow(
    /b\.ts.*"virtual:content\/pages"/,
  );
});

test("roles, utilities and variants are those used in the class names", () => {
  const needs = styleNeeds(
    ['"bg-primary/50 hover:text-on-box narrow:not-lifted:sunken stretch-112 [color:var(--ok)]"'],
    sheet,
  );
  expect(needs.roles).toEqual(["text", "edge", "sunk", "primary", "on-box", "ok"]);
  expect(needs.rules.map((rule) => /^@[\w-]+ \S+/.exec(rule)?.[0])).toEqual([
    "@custom-variant narrow",
    "@custom-variant lifted",
    "@utility stretch-*",
    "@utility sunken",
  ]);
  for (const rule of needs.rules) expect(sheet).toContain(rule);
  expect(styleNeeds(['"flex p-4"'], sheet)).toEqual({ roles: [], rules: [] });
});

test("props have type, default and description, read from the code", async () => {
  const files = ["button/button.tsx", "input/input.tsx", "alert/show-alert.ts", "input/validate.ts"].map(at);
  const [[button] = [], [input] = [], [alert] = [], helper] = [...(await componentProps(files)).values()];
  const prop = (table: typeof button, name: string) => table?.props.find((each) => each.name === name);
  expect(button?.native).toBe(true);
  expect(prop(button, "variant")?.type).toBe('"ink" | "line" | "lining" | "solid"');
  expect(prop(button, "loadingLabel")).toEqual({
    name: "loadingLabel",
    type: "string",
    required: false,
    default: '"Loading"',
    text: "Announced by screen readers while loading.",
  });
  expect([input?.native, alert?.native]).toEqual([true, false]);
  expect(prop(input, "kind")).toMatchObject({ type: '"email" | "phone" | "text"', default: '"text"' });
  expect(prop(input, "label")).toMatchObject({ type: "string", required: true });
  expect(prop(input, "onChange")?.type).toBe("(value: string) => void");
  expect(alert?.name).toBe("showAlert");
  expect(helper).toEqual([]);
});

test("an error names a file that TypeScript does not know", async () => {
  await expect(componentProps(["/no/such/file.tsx"])).rejects.toThrow(/^\/no\/such\/file\.tsx: .*src\/components/);
});

test("the usage example has only the imports that it needs", () => {
  const card = [
    'import { type ReactNode, useState } from "react";',
    'import { Icon } from "#components/icon/icon.tsx";',
    'import { Rating } from "./rating.tsx";',
    "",
    "const stars = 5;",
    "",
    "/** The shortest. */",
    "export function RatingUsage() {",
    "  const [value] = useState(stars);",
    "  return <Rating value={value} />;",
    "}",
    "",
    "export const ratingShowcase = { icon: Icon };",
    "",
  ];
  expect(usageOf(card.join("\n"))).toBe(
    ['import { useState } from "react";', card[2], ...card.slice(3, 12)].join("\n"),
  );
  expect(() => usageOf("export const ratingShowcase = {};\n")).toThrow("must begin with a function");
});
