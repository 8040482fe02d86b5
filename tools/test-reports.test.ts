import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { expect, it } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { root } from "./setup.mjs";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";

it("names the Vitest tests that failed, and counts a file that did not load as a failure", () => {
  const passed = { status: "passed", fullName: "is right", failureMessages: [] };
  const failureMessages = ["Error: expected 1 to be 2\n  at …"];
  const failed = { status: "failed", fullName: "is wrong", failureMessages };
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 3,
    testResults: [
      { name: join(root, "src/a.test.ts"), status: "failed", message: "", assertionResults: [passed, failed] },
      { name: join(root, "src/b.test.ts"), status: "failed", message: "\nError: no b\n  at …", assertionResults: [] },
    ],
  };
  expect(readVitestReport(report as unknown as JsonTestResults)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 5,
    names: ["failed: src/a.test.ts: is wrong\n  Error: expected 1 to be 2", "failed: src/b.test.ts\n  Error: no b"],
  });
});

it("names the Playwright tests that failed", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    line: 7,
    tests: [{ status, projectName: "touch" }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [
      {
        specs: [spec("opens", "expected"), spec("closes", "unexpected")],
        suites: [{ specs: [spec("is late", "skipped")] }],
      },
    ],
  };
  expect(readPlaywrightReport(report as unknown as JSONReport)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    names: ["failed: tests/e2e/a.spec.ts:7 (touch): closes"],
  });
});
