import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

/** CONTRIBUTING, "Files and imports". */

const ROOT = join(import.meta.dirname, "..", "..");
const MOST_LINES = 400;
/** Where a program begins. */
const ENTRIES = ["main.ts"];

const paths = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter((path) => !path.includes(".test."));

it("no two files of src have the same name", () => {
  const names = paths.map((path) => basename(path)).filter((name) => !ENTRIES.includes(name));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("no file of src has more than 400 lines", () => {
  const lines = (path: string) => readFileSync(join(ROOT, path), "utf8").split("\n").length - 1;
  expect(paths.filter((path) => lines(path) > MOST_LINES)).toEqual([]);
});
