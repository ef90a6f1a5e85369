import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const workflow = read(".github/workflows/pages.yml");

test("the workflow hands every setting of .env.example to the build", () => {
  const names = [...read(".env.example").matchAll(/^(VITE_\w+)=/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});

test("the workflow builds by the command of package.json and publishes its folder", () => {
  expect(JSON.parse(read("package.json")).scripts).toHaveProperty("build");
  expect(workflow).toContain("run: npm run build");
  expect(workflow).toMatch(/upload-pages-artifact@v\d+\s+with:\s+path: dist\n/);
});

test("the workflow's permissions are no wider than publishing needs, and every action has a version", () => {
  expect(workflow.match(/: write$/gm)).toEqual([": write", ": write"]);
  for (const [, action = ""] of workflow.matchAll(/uses: (.+)/g)) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
});
