// @ts-check
import { join } from "node:path";
import { expect, it } from "vitest";
import { toldByPlaywright, toldByVitest } from "./reports.mjs";
import { root } from "./setup.mjs";

it("of Vitest's tests those that failed are told by name, with what they said, and those that passed at the second try; a file that did not load is one more", () => {
  const passed = { status: "passed", fullName: "is right", failureMessages: [] };
  const failureMessages = ["Error: expected 1 to be 2\n  at …"];
  const failed = { status: "failed", fullName: "is wrong", failureMessages };
  const late = { status: "passed", fullName: "is late", failureMessages };
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 3,
    testResults: [
      { name: join(root, "src/a.test.ts"), status: "failed", message: "", assertionResults: [passed, failed, late] },
      { name: join(root, "src/b.test.ts"), status: "failed", message: "\nError: no b\n  at …", assertionResults: [] },
    ],
  };
  expect(toldByVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 5,
    names: [
      "failed: src/a.test.ts: is wrong\n  Error: expected 1 to be 2",
      "passed at the second try: src/a.test.ts: is late\n  Error: expected 1 to be 2",
      "failed: src/b.test.ts\n  Error: no b",
    ],
  });
});

it("of Playwright's tests those that failed are told by name, and those that passed at the second try", () => {
  /** @param {string} title @param {string} status */
  const spec = (title, status) => ({ title, file: "a.spec.ts", line: 7, tests: [{ status, projectName: "touch" }] });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec("opens", "expected"), spec("closes", "unexpected")],
        suites: [{ specs: [spec("opens again", "flaky"), spec("is late", "skipped")] }],
      },
    ],
  };
  expect(toldByPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    names: [
      "failed: tests/e2e/a.spec.ts:7 (touch): closes",
      "passed at the second try: tests/e2e/a.spec.ts:7 (touch): opens again",
    ],
  });
});
