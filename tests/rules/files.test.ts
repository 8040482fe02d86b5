import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

/** CONTRIBUTING, "Files and imports". */

const ROOT = join(import.meta.dirname, "..", "..");
/** Where a program begins. */
const ENTRIES = ["main.ts"];

/** Each folder has a file for each subject. */
const WORDS = join("src", "words");

const paths = globSync("src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (path) => !path.includes(".test.") && !path.startsWith(WORDS),
);

it("no two files of src have the same name, except below src/words", () => {
  const names = paths.map((path) => basename(path)).filter((name) => !ENTRIES.includes(name));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("pages have the words of their own language", () => {
  // Only a type, which every language has, and the legal texts, which are in English, come from a folder of a language.
  const other =
    /^import (?!type ).* from "#words\/(?!page\/|en\/(?:privacy-policy|terms-of-service)\.tsx|[\w-]+\.ts")/m;
  const pages = paths.filter((path) => /^src.(app|ui|offline)./.test(path));
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((path) => other.test(readFileSync(join(ROOT, path), "utf8")))).toEqual([]);
});

it("tests that replace modules or load them again run alone, since the files of the others share them", () => {
  const tests = globSync("{src,tests,bench,tools}/**/*.test.{ts,tsx}", { cwd: ROOT });
  const replaces = (path: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(ROOT, path), "utf8"));
  expect(tests.filter(replaces)).toEqual(tests.filter((path) => path.includes(".alone.")));
});
