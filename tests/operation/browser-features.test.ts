import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingInCss } from "./browser-features/css-features.ts";
import { missingInScript } from "./browser-features/script-features.ts";

/** D49: everything that the build sends to a browser, compared with MDN's data on what the oldest ones have. */

const ROOT = join(import.meta.dirname, "..", "..");

/** Members of our own objects and of React that are called like newer ones of the language. */
const OWN_NAMES = [".difference", ".move", ".take", ".toArray", ".use", ".windows"];

const read = (pattern: string) =>
  globSync(pattern, { cwd: join(ROOT, "build", "client") }).map((path) =>
    readFileSync(join(ROOT, "build", "client", path), "utf8"),
  );

/** The rows of the table in docs/rules/browsers.md: names, and the browsers that lack one of them. */
const table = readFileSync(join(ROOT, "docs", "rules", "browsers.md"), "utf8")
  .split("\n")
  .flatMap((line) => /^\| (`.+`) +\| (.*?) +\|/.exec(line) ?? [])
  .reduce<string[][]>((rows, part, index) => {
    if (index % 3 === 0) rows.push([]);
    rows.at(-1)?.push(part);
    return rows;
  }, [])
  .map(([, names = "", browsers = ""]) => ({
    names: names.slice(1, -1).split("`, `"),
    browsers: browsers.split(", "),
  }));

function missingInBuild(): Map<string, Set<string>> {
  const missing = new Map<string, Set<string>>();
  const found = [...read("**/*.css").map(missingInCss), ...read("**/*.js").map(missingInScript)];
  for (const [name, browsers] of found.flatMap((each) => [...each])) {
    if (!OWN_NAMES.includes(name)) missing.set(name, new Set([...(missing.get(name) ?? []), ...browsers]));
  }
  return missing;
}

it("uses nothing that a supported browser lacks, except what docs/rules/browsers.md names (D49)", () => {
  const missing = missingInBuild();
  const covers = (name: string, feature: string) => feature === name || feature.startsWith(`${name}: `);
  const unknown = [...missing].filter(
    ([feature, browsers]) =>
      !table.some(
        (row) =>
          row.names.some((name) => covers(name, feature)) &&
          [...browsers].every((browser) => row.browsers.includes(browser)),
      ),
  );
  expect(unknown.map(([feature, browsers]) => `${feature}: ${[...browsers].join(", ")}`)).toEqual([]);
  const names = table.flatMap((row) => row.names);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => ![...missing.keys()].some((feature) => covers(name, feature)))).toEqual([]);
});

it.each([
  ["a{content:'✓' / ''}", "content: x / y"],
  ["a{field-sizing:content}", "field-sizing"],
  ["a{color:light-dark(red,blue)}", "light-dark()"],
  ["@starting-style{a{opacity:0}}", "@starting-style"],
  ["a:has-slotted{color:red}", ":has-slotted"],
  ["a{width:1cap}", "cap"],
])("finds what is too new in %s", (css, name) => {
  expect([...missingInCss(css).keys()]).toContain(name);
});

it.each([
  "a{inset:0;color:color-mix(in srgb,red,blue)}",
  "a{-webkit-user-select:none;user-select:none}",
  "a{--x:light-dark}",
])("finds nothing in %s", (css) => {
  expect([...missingInCss(css).keys()]).toEqual([]);
});

it.each([
  ["URL.parse(a)", "URL.parse"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["Map.groupBy(a)", "Map.groupBy"],
  ["a.isSubsetOf(b)", ".isSubsetOf"],
  ["new CloseWatcher", "CloseWatcher"],
  ["navigator.share()", "navigator.share"],
])("finds what is too new in %s", (script, name) => {
  expect([...missingInScript(script).keys()]).toEqual([name]);
});

it("finds nothing in a script for every supported browser, and fails for newer syntax", () => {
  expect([...missingInScript("URL.canParse(a); a.toSorted().at(-1); structuredClone(a)").keys()]).toEqual([]);
  expect(() => missingInScript("{ using a = b; }")).toThrow(SyntaxError);
});
