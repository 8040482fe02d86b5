/** The results of Vitest and Playwright in one form. */
import { join, relative } from "node:path";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { root } from "./setup.mjs";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The tests that failed. */
  readonly names: readonly string[];
}

export function readVitestReport(report: JsonTestResults): Counts {
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const line = (title: string, text = "") => `failed: ${relative(root, name)}${title}\n  ${firstLine(text)}`;
    // A file that cannot be loaded has no tests, so it counts as one failure.
    if (status === "failed" && assertionResults.every((test) => test.status !== "failed")) return [line("", message)];
    return assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => line(`: ${test.fullName}`, test.failureMessages?.[0]));
  });
  return {
    passed: report.numPassedTests,
    failed: names.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
  };
}

export function readPlaywrightReport({ stats, suites }: JSONReport): Counts {
  const names = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName }) => `failed: ${join("tests/e2e", file)}:${line} (${projectName}): ${title}`),
    );
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, names };
}

export function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
