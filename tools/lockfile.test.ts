import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./setup.mjs";

interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

describe("the lockfile", () => {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const packages: Record<string, LockedPackage> = lock.packages;
  const named = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

  // npm omits packages that the registry does not offer at that moment, and `npm ci` then rejects the lockfile everywhere.
  it("contains every optional package that another package names", () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it("pins every direct dependency to one version", () => {
    const all: Record<string, string> = {
      ...named.dependencies,
      ...named.devDependencies,
      ...named.optionalDependencies,
    };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  // Development tools for some platforms have no checksum, because the registry did not offer them at that moment.
  it("has a checksum for every package that the site runs with, on every platform", () => {
    const loose = Object.entries(packages).filter(
      ([path, { integrity = "", dev }]) => path !== "" && !dev && !/^sha512-[\w+/]{86}==$/.test(integrity),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it("goes with settings that run no install script and name every package that has one", () => {
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), false]);
    expect(named.allowScripts).toEqual(Object.fromEntries(withScript));
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  });
});
