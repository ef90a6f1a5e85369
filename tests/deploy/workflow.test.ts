import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readYaml } from "#tests/support/read-yaml.ts";
import { root } from "../../vite/root.mjs";

const read = (file: string) => readFileSync(join(root, file), "utf8");

type Step = {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
};
type Job = {
  needs?: string;
  if?: string;
  uses?: string;
  permissions?: Record<string, string>;
  strategy?: { "fail-fast"?: string; matrix: { node: string[] } };
  steps?: Step[];
};
type Workflow = {
  on: Record<string, { branches?: string[]; "branches-ignore"?: string[] } | null>;
  permissions: Record<string, string>;
  concurrency?: Record<string, string>;
  jobs: Record<string, Job>;
};

const workflow = (name: string) => readYaml(read(`.github/workflows/${name}`)) as unknown as Workflow;
const pages = workflow("pages.yml");
const tests = workflow("test.yml");
const all = readdirSync(join(root, ".github/workflows")).map((name) => ({ name, jobs: workflow(name).jobs }));
/** A value that GitHub fills in. */
const filled = (name: string) => `\${{ ${name} }}`;
const stepsOf = (job?: Job) => job?.steps ?? [];
const runsOf = (job?: Job) => stepsOf(job).flatMap(({ run }) => run ?? []);
const stepWith = (job: Job | undefined, action: string) =>
  stepsOf(job).find(({ uses }) => uses?.startsWith(`actions/${action}@`));

test("the workflow hands every setting of .env.example to the build", () => {
  const names = [...read(".env.example").matchAll(/^(VITE_\w+)=/gm)].map(([, name = ""]) => name);
  const step = stepsOf(pages.jobs.build).find(({ run }) => run === "npm run build");
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(step?.env).toHaveProperty(name, filled(`vars.${name}`));
});

test("the workflow builds by the command of package.json, checks what it built and publishes its folder", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const runs = runsOf(pages.jobs.build);
  expect(runs).toEqual(["npm ci --no-audit --no-fund", "npm run build", "npm run preview:publish -- --check dist"]);
  expect(scripts).toHaveProperty("build");
  expect(scripts).toHaveProperty("preview:publish");
  expect(stepsOf(pages.jobs.build).at(-1)).toMatchObject({
    uses: expect.stringMatching(/^actions\/upload-pages-artifact@/),
    with: { path: "dist" },
  });
  // The check takes the build for what it is: a site below the same path.
  const paths = stepsOf(pages.jobs.build).flatMap(({ env }) => env?.BASE_PATH ?? []);
  expect(paths).toEqual(Array(2).fill(`${filled("steps.pages.outputs.base_path")}/`));
});

test("pushes and pull requests are tested on every version of Node that is promised", () => {
  expect(Object.keys(tests.on).sort()).toEqual(["pull_request", "push", "workflow_call"]);
  // All pull requests, and all pushes save those that the other workflow tests.
  expect(tests.on.pull_request).toBeNull();
  expect(tests.on.push).toEqual({ "branches-ignore": pages.on.push?.branches });
  const { test: job } = tests.jobs;
  const { node } = job?.strategy?.matrix ?? {};
  expect(node).toEqual(["20", "22", "24"]);
  expect(JSON.parse(read("package.json")).engines.node).toMatch(new RegExp(`^>=${node?.[0]}\\.`));
  expect(job?.strategy?.["fail-fast"]).toBe("false");
  expect(stepWith(job, "setup-node")?.with).toEqual({ "node-version": filled("matrix.node"), cache: "npm" });
  expect(runsOf(job)).toEqual(["npm ci --no-audit --no-fund", "npm test", "npm test -- builds"]);
});

test("a failed run keeps its reports, each version under a name of its own", () => {
  const last = stepsOf(tests.jobs.test).at(-1);
  expect(last?.if).toBe("failure()");
  expect(last?.uses).toMatch(/^actions\/upload-artifact@/);
  expect(last?.with).toMatchObject({ path: "test-results", name: `test-results-node-${filled("matrix.node")}` });
  expect(read("scripts/test.mjs")).toContain("test-results");
});

test("nothing is built for publishing before its own commit has passed, and nothing of another branch", () => {
  const { test: tested, build, deploy, ...others } = pages.jobs;
  expect(others).toEqual({});
  expect(tested).toEqual({ uses: "./.github/workflows/test.yml" });
  expect(build?.needs).toBe("test");
  expect(deploy?.needs).toBe("build");
  // A condition with always(), failure() or "||" would hold after a failed test too.
  expect(build?.if).toBe("github.ref == format('refs/heads/{0}', github.event.repository.default_branch)");
  expect(deploy?.if).toBeUndefined();
  expect(Object.keys(pages.on).sort()).toEqual(["push", "workflow_dispatch"]);
  expect(pages.on.push).toEqual({ branches: ["main"] });
  for (const { name, jobs } of all) {
    const publishes = Object.values(jobs).some((job) => stepWith(job, "deploy-pages"));
    expect(publishes, name).toBe(name === "pages.yml");
  }
});

test("no older run publishes after a newer one, and none is broken off", () => {
  expect(pages.concurrency).toEqual({ group: `pages-${filled("github.ref")}`, "cancel-in-progress": "false" });
  // A group of the called workflow, or of a job, would let tests that take longer come last.
  expect(tests.concurrency).toBeUndefined();
  for (const job of Object.values(pages.jobs)) expect(job).not.toHaveProperty("concurrency");
});

test("the workflows' permissions are no wider than publishing needs, and every action has a version", () => {
  expect(pages.permissions).toEqual({ contents: "read" });
  expect(tests.permissions).toEqual({ contents: "read" });
  expect(tests.jobs.test).not.toHaveProperty("permissions");
  expect(pages.jobs.build?.permissions).toEqual({ contents: "read", pages: "read" });
  expect(pages.jobs.deploy?.permissions).toEqual({ pages: "write", "id-token": "write" });
  for (const { name, jobs } of all) {
    for (const step of Object.values(jobs).flatMap(stepsOf)) {
      if (step.uses) expect(step.uses, name).toMatch(/^actions\/[\w-]+@v\d+$/);
      // No other commit than that of the run, and no token for later steps. Only the checks of the sites push what they found.
      if (step.uses?.includes("checkout") && name !== "status.yml")
        expect(step.with, name).toEqual({ "persist-credentials": "false" });
    }
  }
});

test("a workflow that the tests cannot read is refused, not read in part", () => {
  expect(readYaml("a: [x, 'y z']\nb:\n  - c: 1 # one\n    d:\n      e: \"#\"\n  - f\ng:\n")).toEqual({
    a: ["x", "y z"],
    b: [{ c: "1", d: { e: "#" } }, "f"],
    g: null,
  });
  expect(readYaml("run: |\n  one\n  two\nnext: 1")).toEqual({ run: "one\ntwo", next: "1" });
  for (const text of ["a: >\n  b", "a: &x b", "a\n", "a: 1\na: 2", "a: 1\n  b: 2"]) {
    expect(() => readYaml(text), text).toThrow(/^Line \d is more than this reads of YAML/);
  }
});

const status = read(".github/workflows/status.yml");

test("the workflow of the checks calls npm run status every 30 minutes and on demand, and commits that file alone", () => {
  expect(JSON.parse(read("package.json")).scripts).toHaveProperty("status");
  expect(status).toContain("run: npm run status\n");
  expect(status).toMatch(/schedule:\n(?: *#.*\n)* *- cron: "(\d+),(\d+) \* \* \* \*"\n *workflow_dispatch:\n/);
  const [, first = 0, second = 0] = /"(\d+),(\d+) /.exec(status)?.map(Number) ?? [];
  expect(second - first).toBe(30);
  expect(status.match(/git add .*/g)).toEqual(["git add --all content/public/status.json 2>/dev/null || true"]);
  expect(status).toContain("git diff --cached --quiet");
});

test("a commit of the checks starts the publishing, which has to be startable", () => {
  expect(status).toContain("gh workflow run pages.yml");
  expect(pages.on).toHaveProperty("workflow_dispatch");
});

test("the permissions of the checks are no wider than commit and start need, and every action is one of the publishing's", () => {
  expect(status.match(/\w+: write$/gm)).toEqual(["contents: write", "actions: write"]);
  for (const [, action = ""] of status.matchAll(/uses: (.+)/g)) {
    expect(read(".github/workflows/pages.yml")).toContain(`uses: ${action}\n`);
  }
});
