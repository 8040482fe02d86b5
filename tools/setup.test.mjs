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

  // Tools for platforms whose packages the registry did not offer when the lockfile was made have no checksum in it.
  it("issue 7: takes what the site runs with in the very bytes that were chosen, on every platform", () => {
    const loose = Object.entries(lock.packages).filter(
      ([path, { integrity = "", dev }]) => path !== "" && !dev && !/^sha512-[\w+/]{86}==$/.test(integrity),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it("issue 7: runs no script of a package, and names those that have one", () => {
    const withScript = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), false]);
    expect(named.allowScripts).toEqual(Object.fromEntries(withScript));
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  it("names the Node that runs the product", () => {
    expect(pinnedNode()).toMatch(/node(\.exe)?$/);
  });
});
