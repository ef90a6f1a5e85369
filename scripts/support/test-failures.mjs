/**
 * What failed, out of the report files Vitest and Playwright leave: `npm test` says it once more at its end,
 * since a log that is read from its end, or kept only in part, has lost the place where it happened.
 */
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Lines of a message that are repeated: the assertion, its difference and where it stands. */
const LINES = 15;

/** @typedef {{ test: string, message: string }} Failure */

/**
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] | null }[] }[] }} report Vitest's
 * @param {string} root what file names are told relative to
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
        test: `${file}:${line} › ${title}${ok ? " (passed when it was tried again)" : ""}`,
        errors: tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? [])),
      }))
      .filter((spec) => spec.errors.length > 0)
      .map((spec) => ({ test: spec.test, message: shorten(spec.errors[0].message) })),
    ...nested.flatMap(inSuite),
  ];
  return [
    ...suites.flatMap(inSuite),
    ...errors.map(({ message }) => ({ test: "outside the tests", message: shorten(message) })),
  ];
}

/** @param {string} [message] */
function shorten(message) {
  const lines = stripVTControlCharacters(message ?? "")
    .trim()
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules/.test(line));
  return lines.slice(0, LINES).join("\n");
}
