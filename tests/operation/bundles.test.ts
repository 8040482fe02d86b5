import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFolder } from "#tools/page-language.ts";
import { ALL_WORDS } from "#words/all-words.ts";

/** Searches everything a visitor downloads for code that belongs on the server. */

const ROOT = join(import.meta.dirname, "..", "..");
const CLIENT = join(ROOT, "build", "client");

const SERVER_MODULES = ["src/server", "src/storage", "src/publishing", "src/cli"];

const shipped = readdirSync(CLIENT, { recursive: true, encoding: "utf8" }).filter((name) => !/\.(br|gz)$/.test(name));
const scripts = shipped
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(CLIENT, name), "utf8") }));

/** String literals of several words: minifiers keep them, and no library has the same ones. */
function textsIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  return files.flatMap((name) => {
    const source = readFileSync(join(ROOT, folder, name), "utf8").replace(
      /^import .*$|\/\*[\s\S]*?\*\/|\/\/ .*$/gm,
      "",
    );
    return [...source.matchAll(/"([^"\\\n]{16,})"/g)].map(([, text = ""]) => text).filter((text) => text.includes(" "));
  });
}

/** The names of the shipped scripts that contain a text. */
function holdersOf(text: string): string[] {
  return scripts.filter((script) => script.text.includes(text)).map(({ name }) => name);
}

it("ships no source of the server to the browser", () => {
  const foreign = SERVER_MODULES.flatMap(textsIn).flatMap((text) => holdersOf(text).map((name) => ({ name, text })));
  expect(foreign).toEqual([]);
  // The same search finds code of the browser, so it works.
  const own = textsIn("src/app").filter((text) => holdersOf(text).length > 0);
  expect(own.length).toBeGreaterThan(20);
});

it("ships no Node module, no SQL and no setting to the browser", () => {
  const marks = [
    /["'`]node:/,
    /\brequire\(["'`]/,
    /CREATE TABLE|BEGIN IMMEDIATE|PRAGMA |tsvector|fts5/,
    /DATABASE_URL|DATA_DIR|INFO_API_HOST|METRICS_PORT|TRUST_PROXY/,
    /postgres(ql)?:|\bsqlite\b|libvips|rehype|remark-/i,
    /process\.env\.(?!NODE_ENV)/,
  ];
  const found = scripts.flatMap(({ name, text }) =>
    marks.filter((mark) => mark.test(text)).map((mark) => [name, mark]),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

it("ships to the pages of a language its own words only", () => {
  expect(ALL_WORDS.length).toBeGreaterThan(1);
  for (const language of ALL_WORDS.slice(1)) {
    const folder = join(ROOT, buildFolder(language), "client", "assets");
    const texts = readdirSync(folder)
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(join(folder, name), "utf8"));
    const spoken = ALL_WORDS.filter(({ site }) => texts.some((text) => text.includes(site.needsNetwork)));
    expect(spoken.map(({ lang }) => lang)).toEqual([language.lang]);
  }
});

it("ships no source map, only scripts, styles, fonts, pictures and the manifest", () => {
  const kinds = new Set(shipped.filter((name) => name.includes(".")).map((name) => name.split(".").at(-1)));
  expect([...kinds].filter((kind) => !/^(js|css|svg|png|webmanifest|woff2)$/.test(kind ?? ""))).toEqual([]);
  expect(scripts.filter(({ text }) => text.includes("sourceMappingURL"))).toEqual([]);
});
