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
/** @typedef {{ passed: number, failed: number, failures: Failure[] }} Outcome */

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
  return outcome(tests.filter(({ state }) => state === "passed").length, [
    ...tests
      .filter(({ state }) => state === "failed")
      .map(({ file, name, messages }) => ({ test: `${file} › ${name}`, message: shorten(messages.join("\n")) })),
    ...broken.map(({ name, messages }) => ({ test: relative(root, name), message: shorten(messages.join("\n")) })),
    ...errors.map((message) => ({ test: "outside the tests", message: shorten(message) })),
    ...projects.filter((project) => !ran.has(project)).map(idle),
  ]);
}

/**
 * @param {{ suites?: object[], errors?: { message?: string }[], stats: { expected: number, flaky: number } }} report Playwright's
 * @param {string[]} projects that were to run
 * @returns {Outcome} failures are tests that failed at least once, errors outside any test, and idle projects
 */
export function siteOutcome({ suites = [], errors = [], stats }, projects) {
  const inSuite = ({ suites: nested = [], specs = [] }) => [...specs, ...nested.flatMap(inSuite)];
  const specs = suites.flatMap(inSuite);
  const ran = new Set(specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)));
  const failed = specs
    .map(({ file, line, title, ok, tests }) => ({
      test: `${file}:${line} › ${title}${ok ? " (passed on retry)" : ""}`,
      result: tests.flatMap(({ results }) => results).find(({ errors }) => errors?.length > 0),
      ok,
    }))
    .filter(({ result }) => result)
    .map(({ test, result, ok }) => ({ test, message: shorten(result.errors[0].message) + pageOf(result), ok }));
  // Only Firefox's tests are retried (tools/playwright.config.ts).
  return outcome(stats.expected + stats.flaky, [
    ...failed,
    ...errors.map(({ message }) => ({ test: "outside the tests", message: shorten(message) })),
    ...projects.filter((project) => !ran.has(project)).map(idle),
  ]);
}

/** A test that passed on a retry is listed, but has not failed. */
function outcome(passed, all) {
  const failures = all.map(({ test, message }) => ({ test, message }));
  return { passed, failed: all.filter(({ ok }) => !ok).length, failures };
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
