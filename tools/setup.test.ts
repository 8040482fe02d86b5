import { afterEach, expect, it, vi } from "vitest";
import { reportFailure, SetupError } from "./setup.mjs";

afterEach(() => {
  process.exitCode = undefined;
});

it("reports what a disk refuses and what a command explains without a stack, and anything else with it", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const bug = new TypeError("x is undefined");
  for (const error of [full, new SetupError("Run it again."), bug]) reportFailure(error);
  expect(report.mock.calls).toEqual([
    ["The command cannot go on: the disk is full (ENOSPC: no space left on device, write)."],
    ["\nRun it again."],
    [bug],
  ]);
  expect(process.exitCode).toBe(1);
});
