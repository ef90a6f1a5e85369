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

const status = read(".github/workflows/status.yml");

test("the workflow of the checks calls npm run status every 30 minutes and on demand, and commits that file alone", () => {
  expect(JSON.parse(read("package.json")).scripts).toHaveProperty("status");
  expect(status).toContain("run: npm run status\n");
  expect(status).toMatch(/schedule:\n(?: *#.*\n)* *- cron: "(\d+),(\d+) \* \* \* \*"\n *workflow_dispatch:\n/);
  const [, first = 0, second = 0] = /"(\d+),(\d+) /.exec(status)?.map(Number) ?? [];
  expect(second - first).toBe(30);
  expect(status.match(/git add .*/g)).toEqual(["git add --all public/status.json 2>/dev/null || true"]);
  expect(status).toContain("git diff --cached --quiet");
});

test("a commit of the checks starts the publishing, which has to be startable", () => {
  expect(status).toContain("gh workflow run pages.yml");
  expect(workflow).toContain("workflow_dispatch:");
});

test("the permissions of the checks are no wider than commit and start need, and every action is one of the publishing's", () => {
  expect(status.match(/\w+: write$/gm)).toEqual(["contents: write", "actions: write"]);
  for (const [, action = ""] of status.matchAll(/uses: (.+)/g)) expect(workflow).toContain(`uses: ${action}\n`);
});
