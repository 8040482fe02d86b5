/** The results of Vitest and Playwright in one form. */
import { join, relative } from "node:path";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { root } from "./setup.mjs";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that failed, and those that only passed when they were retried. */
  readonly names: readonly string[];
}

export function readVitestReport(report: JsonTestResults): Counts {
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const line = (result: string, title: string, text = "") =>
      `${result}: ${relative(root, name)}${title}\n  ${firstLine(text)}`;
    // A file that cannot be loaded has no tests, so it counts as one failure.
    if (status === "failed" && assertionResults.every((test) => test.status !== "failed"))
      return [line("failed", "", message)];
    return (
      assertionResults
        // A test that passed when it was retried keeps the message of its failure.
        .filter((test) => test.status === "failed" || test.failureMessages?.length)
        .map((test) => line(resultOf(test.status), `: ${test.fullName}`, test.failureMessages?.[0]))
    );
  });
  return {
    passed: report.numPassedTests,
    failed: names.filter((name) => name.startsWith("failed")).length,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
  };
}

export function readPlaywrightReport({ stats, suites }: JSONReport): Counts {
  const names = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(
          ({ status, projectName }) =>
            `${resultOf(status)}: ${join("tests/e2e", file)}:${line} (${projectName}): ${title}`,
        ),
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, names };
}

export function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}

function resultOf(status: string): string {
  return status === "failed" || status === "unexpected" ? "failed" : "passed when retried";
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
