/**
 * Reads failures from the reports of Vitest and Playwright: `npm test` repeats them at its end,
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

/**
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] | null }[] }[] }} report Vitest's
 * @param {string} root folder that file names are relative to
 * @returns {Failure[]} failed tests, and files that could not be loaded
 */
export function unitFailures({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ test: file, message: shorten(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file} › ${fullName}`,
      message: shorten(failureMessages?.join("\n")),
    }));
  });
}

/**
 * @param {{ suites?: object[], errors?: { message?: string }[] }} report Playwright's
 * @returns {Failure[]} tests that failed at least once, and errors outside any test
 */
export function endToEndFailures({ suites = [], errors = [] }) {
  const inSuite = ({ suites: nested = [], specs = [] }) => [
    ...specs
      .map(({ file, line, title, ok, tests }) => ({
        test: `${file}:${line} › ${title}${ok ? " (passed on retry)" : ""}`,
        failed: tests.flatMap(({ results }) => results).find(({ errors }) => errors?.length > 0),
      }))
      .filter(({ failed }) => failed)
      .map(({ test, failed }) => ({ test, message: shorten(failed.errors[0].message) + pageOf(failed) })),
    ...nested.flatMap(inSuite),
  ];
  return [
    ...suites.flatMap(inSuite),
    ...errors.map(({ message }) => ({ test: "outside the tests", message: shorten(message) })),
  ];
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
