import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

/** CONTRIBUTING, "Files and imports". */

const ROOT = join(import.meta.dirname, "..", "..");
/** Where a program begins. */
const ENTRIES = ["main.ts"];

/** Its folders have a file for each subject: a language's words and the part that loads them. */
const WORDS = join("src", "words");

const paths = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (path) => !path.includes(".test.") && !path.startsWith(WORDS),
);

it("no two files of src have the same name, except below src/words", () => {
  const names = paths.map((path) => basename(path)).filter((name) => !ENTRIES.includes(name));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("tests that replace modules or load them again run alone, since the files of the others share them", () => {
  const tests = globSync("{src,tests,bench,tools}/**/*.test.{ts,tsx}", { cwd: ROOT });
  const replaces = (path: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, path), "utf8"));
  expect(tests.filter(replaces)).toEqual(tests.filter((path) => path.includes(".alone.")));
});
