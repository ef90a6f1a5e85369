/**
 * Reads counts and failures from the reports of Vitest and Playwright. `npm test` repeats failures at its end,
 * since the start of a long log may be lost.
 */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Repeated lines of a message: the assertion, its difference and its location. */
const LINES = 15;

/** Lines of the page's accessibility tree that follow: the side box and the start of the route. */
const PAGE_LINES = 60;

/** @typedef {{ test: string, message: string }} Failure */
/** @typedef {{ passed: number, failures: Failure[] }} Outcome */

/**
 * @param {{ projects: string[], errors: string[], files: { project: string, name: string, messages: string[],
 *   tests: { name: string, state: string, messages: string[] }[] }[] }} report of vitest-report.mjs
 * @param {string} root folder that file names are relative to
 * @returns {Outcome} failures are failed tests, files that could not be loaded, errors outside any test, and idle projects
 */
export function unitOutcome({ projects, files, errors }, root) {
  const tests = files.flatMap((file) => file.tests.map((test) => ({ ...test, file: relative(root, file.name) })));
  const ran = new Set(files.filter((file) => file.tests.length).map(({ project }) => project));
  const broken = files.filter(({ messages }) => messages.length);
  const failures = [
    ...tests
      .filter(({ state }) => state === "failed")
      .map(({ file, name, messages }) => ({ test: `${file} › ${name}`, message: shorten(messages.join("\n")) })),
    ...broken.map(({ name, messages }) => ({ test: relative(root, name), message: shorten(messages.join("\n")) })),
    ...errors.map((message) => ({ test: "outside the tests", message: shorten(message) })),
    ...projects.filter((project) => !ran.has(project)).map(idle),
  ];
  return { passed: tests.filter(({ state }) => state === "passed").length, failures };
}

/**
 * @param {{ suites?: object[], errors?: { message?: string }[], stats: { expected: number, flaky: number } }} report Playwright's
 * @param {string[]} projects that were to run
 * @returns {Outcome} failures are failed tests, errors outside any test, and idle projects
 */
export function siteOutcome({ suites = [], errors = [], stats }, projects) {
  const inSuite = ({ suites: nested = [], specs = [] }) => [...specs, ...nested.flatMap(inSuite)];
  const specs = suites.flatMap(inSuite);
  const ran = new Set(specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)));
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const [result] = tests.flatMap(({ results }) => results.filter(({ errors }) => errors?.length > 0));
      return { test: `${file}:${line} › ${title}`, message: shorten(result?.errors[0].message) + pageOf(result ?? {}) };
    });
  const failures = [
    ...failed,
    ...errors.map(({ message }) => ({ test: "outside the tests", message: shorten(message) })),
    ...projects.filter((project) => !ran.has(project)).map(idle),
  ];
  // Only Firefox's tests are retried (tools/playwright.config.ts).
  return { passed: stats.expected + stats.flaky, failures };
}

function idle(project) {
  const message = "No test ran: its pattern matches no test, or its browser did not connect (see above).";
  return { test: `project "${project}"`, message };
}

/** The page's content when the test failed, after a blank line. Playwright saves it beside the traces. */
function pageOf({ attachments = [] }) {
  const kept = attachments.find(({ name }) => name === "error-context");
  const [, page] = (kept && /^```yaml\n(.*?)^```/ms.exec(readFileSync(kept.path, "utf8"))) ?? [];
  return page ? `\n\n${page.split("\n").slice(0, PAGE_LINES).join("\n")}` : "";
}

/** @param {string} [message] */
function shorten(message) {
  const lines = stripVTControlCharacters(message ?? "")
    .trim()
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  return lines.slice(0, LINES).join("\n");
}
