import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../setup/fixtures.ts";

/** What every visitor is sent, looked through for what belongs to the server alone. No browser takes part. */

const ROOT = join(import.meta.dirname, "..", "..");
const CLIENT = join(ROOT, "build", "client");

const SERVER_ROOMS = ["src/server", "src/storage", "src/publishing", "src/cli"];

const shipped = readdirSync(CLIENT, { recursive: true, encoding: "utf8" }).filter((name) => !/\.(br|gz)$/.test(name));
const scripts = shipped
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, text: readFileSync(join(CLIENT, name), "utf8") }));

/** Words between quotes: no minifier changes them, and a library has not the same. */
function textsIn(room: string): string[] {
  const files = readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  );
  return files.flatMap((name) => {
    const source = readFileSync(join(ROOT, room, name), "utf8").replace(/^import .*$|\/\*[\s\S]*?\*\/|\/\/ .*$/gm, "");
    return [...source.matchAll(/"([^"\\\n]{16,})"/g)].map(([, text = ""]) => text).filter((text) => text.includes(" "));
  });
}

/** The shipped scripts that hold a text. */
function holdersOf(text: string): string[] {
  return scripts.filter((script) => script.text.includes(text)).map(({ name }) => name);
}

test("issue 7: the shipped scripts hold no source of the server", () => {
  const foreign = SERVER_ROOMS.flatMap(textsIn).flatMap((text) => holdersOf(text).map((name) => ({ name, text })));
  expect(foreign).toEqual([]);
  // The same search does find what is meant for the browser.
  const own = textsIn("src/app").filter((text) => holdersOf(text).length > 0);
  expect(own.length).toBeGreaterThan(20);
});

test("issue 7: the shipped scripts name neither Node's modules, nor the store, nor a setting", () => {
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

test("issue 7: no source map and nothing but scripts, styles, pictures and the manifest is shipped", () => {
  const kinds = new Set(shipped.filter((name) => name.includes(".")).map((name) => name.split(".").at(-1)));
  expect([...kinds].filter((kind) => !/^(js|css|svg|png|webmanifest)$/.test(kind ?? ""))).toEqual([]);
  expect(scripts.filter(({ text }) => text.includes("sourceMappingURL"))).toEqual([]);
});
