import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

/** CONTRIBUTING, "Files and imports". */

const ROOT = join(import.meta.dirname, "..", "..");
/** Where a program begins. */
const ENTRIES = ["main.ts"];

const paths = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter((path) => !path.includes(".test."));

it("no two files of src have the same name", () => {
  const names = paths.map((path) => basename(path)).filter((name) => !ENTRIES.includes(name));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("tests that replace modules or load them again run alone, since the files of the others share them", () => {
  const tests = globSync("{src,tests,bench,tools}/**/*.test.{ts,tsx}", { cwd: ROOT });
  const replaces = (path: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, path), "utf8"));
  expect(tests.filter(replaces)).toEqual(tests.filter((path) => path.includes(".alone.")));
});
