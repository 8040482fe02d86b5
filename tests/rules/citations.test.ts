import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Comments, test titles and documents cite rules of docs/rules, and nothing outside the repository. */

const ROOT = join(import.meta.dirname, "..", "..");
const FILES = ["*.{md,ts,mjs}", "{bench,deploy,docs,src,tests,tools}/**/*.{css,md,mjs,ts,tsx}"];

/** Device names look like rules: `Galaxy S25`, `Tab S11`, `VivoBook S14 (S403)`. */
const RULE = /(?<!Galaxy |Tab |VivoBook |VivoBook S14 \(|[\w#-])[SDFNV]\d+(?:\.\d+)?\b/g;
/** A rule's id is a heading (`## S4 …`) or stands bold at the start of its text (`**S4.1**`). */
const DEFINITION = /(?<=^#+ |^ *- \*\*)[SDFNV]\d+(?:\.\d+)?\b/gm;
const OUTSIDE =
  /\bissues? #?\d|(?<!from ")\.\.\/shared\b|\b(?:visual|decisions|ui-contract)\.md|specification\.txt|\bthe (?:specification|contract)\b(?! suite)|\bmock-?ups?\b/gi;

/** A quotation goes stale when the rule changes, and the id says where to read it. */
const QUOTATION = /\b[SDFNV]\d+(?:\.\d+)?[:,]? "/g;

const paths = globSync(FILES, { cwd: ROOT, exclude: ["tests/e2e/screenshots"] });
const texts = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
const rules = texts
  .filter(({ path }) => path.startsWith(join("docs", "rules")))
  .flatMap(({ text }) => text.match(DEFINITION) ?? []);
const find = (pattern: RegExp) =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([id]) => ({ path, id })));

it("every rule that is cited exists in docs/rules", () => {
  const citations = find(RULE);
  expect(citations.length).toBeGreaterThan(500);
  expect(citations.filter(({ id }) => !rules.includes(id))).toEqual([]);
});

it("every rule has an id of its own", () => {
  expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
});

it("no rule is quoted", () => {
  expect(find(QUOTATION)).toEqual([]);
});

it("nothing outside the repository is cited", () => {
  expect(texts.length).toBeGreaterThan(400);
  expect(find(OUTSIDE)).toEqual([]);
});
