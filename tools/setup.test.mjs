import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pinnedNode, root } from "./setup.mjs";

describe("the installation on a fresh machine", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const named = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

  // npm leaves out what its registry does not offer at that moment, and `npm ci` then refuses the lockfile everywhere.
  it("finds in package-lock.json every optional package that another one names", () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it("pins every direct dependency to one version", () => {
    const all = { ...named.dependencies, ...named.devDependencies, ...named.optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("names the Node that runs the product", () => {
    expect(pinnedNode()).toMatch(/node(\.exe)?$/);
  });
});
