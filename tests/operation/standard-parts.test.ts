import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The product uses documented interfaces only. */

const ROOT = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const SOURCES = ["src", "bench", "tools", "deploy"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|mjs|service)$|Containerfile$/.test(name) && !name.includes(".test."))
    .map((name) => join(folder, name)),
);

const linesWith = (pattern: RegExp) =>
  [...SOURCES, "vite.config.ts", "package.json"].flatMap((path) =>
    read(path)
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

it("reads and writes no private field of Node, React or a library", () => {
  // Our private members are #name; an underscore marks those of other code.
  expect(linesWith(/(?<!\bthis|\bimport\.meta)\??\.(_[a-z]\w*|__[a-zA-Z]\w*)\b|\["_[a-zA-Z]\w*"\]/)).toEqual([]);
});

it("sets no engine flag", () => {
  expect(
    linesWith(/setFlagsFromString|--(?:no-)?(?:max-old|max-semi|turbo|allocation|stack-size|expose-gc|jit)/),
  ).toEqual([]);
});

it("builds with React Router's plugin alone and rewrites no package", () => {
  const config = read("vite.config.ts");
  expect(config).toContain("plugins: [reactRouter()]");
  expect(config).not.toMatch(/node_modules.*replace|transform\s*[({:]|enforce/);
  expect(Object.keys(JSON.parse(read("package.json")))).not.toContain("overrides");
  expect(readdirSync(ROOT)).not.toContain("patches");
});
