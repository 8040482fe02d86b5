// @ts-check
/** What the reports of the test runners say, in the same form. */
import { join, relative } from "node:path";
import { root } from "./setup.mjs";

const FAILED = "failed";
const SECOND_TRY = "passed at the second try";

/**
 * @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Told
 *   `names`: of what failed, and of what passed at the second try only
 */

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{
 *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[],
 * }} VitestReport
 */

/** @param {VitestReport} report @returns {Told} */
export function toldByVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A test that passed in the end keeps what it said before.
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "failed" || failureMessages.length > 0)
      .map(({ status, fullName, failureMessages: [message = ""] }) => {
        const how = status === "failed" ? FAILED : SECOND_TRY;
        return `${how}: ${relative(root, name)}: ${fullName}\n  ${firstLine(message)}`;
      }),
  );
  // A file that could not be loaded has no test to count, and is a failure all the same.
  const broken = testResults
    .filter((file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"))
    .map(({ name, message }) => `${FAILED}: ${relative(root, name)}\n  ${firstLine(message)}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    names: [...names, ...broken],
  };
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, projectName: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {Suite & { stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/** @type {Record<string, string>} */
const HOW = { unexpected: FAILED, flaky: SECOND_TRY };

/** @param {PlaywrightReport} report @returns {Told} */
export function toldByPlaywright({ stats, ...suite }) {
  const names = specsOf(suite).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status in HOW)
      .map(
        ({ status, projectName }) => `${HOW[status]}: ${join("tests/e2e", file)}:${line} (${projectName}): ${title}`,
      ),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, names };
}

/** @param {string} text */
export function firstLine(text) {
  return text.trim().split("\n", 1)[0] ?? "";
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
