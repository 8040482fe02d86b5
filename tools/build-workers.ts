import { globSync } from "node:fs";
import { join } from "node:path";
import { workerPath } from "#offline/worker-path.ts";
import type { Language } from "#words/language.ts";
import { BUILD_TARGET } from "./browsers.ts";
import { root } from "./setup.mjs";

const CLIENT = join(root, "build", "client");

/** The paths of the scripts and fonts of the pages of each language. */
type BuiltPages = ReadonlyMap<Language, readonly string[]>;

/** Those of the pages that were built last. */
export function filesOfPages(client: string): readonly string[] {
  const files = globSync("assets/*.{js,woff2}", { cwd: client });
  return files.map((path) => `/${path.replaceAll("\\", "/")}`).sort();
}

/**
 * Builds the service workers, one for each language, and the one that withdraws them, each into one script without a hash in its name.
 * They contain the list of the release's files, so the pages must have been built.
 *
 * @param version changes with the sources
 */
export async function buildWorkers(version: string, pages: BuiltPages): Promise<void> {
  // Loaded here, since a start without a build does not need it.
  const { build } = await import("vite");
  const paths = [...pages.keys()].map(({ path }) => path);
  const workers = [...pages].map(([language, files]) => {
    const { path } = language;
    const release = { version, path, otherPaths: paths.filter((other) => other !== "" && other !== path), files };
    return { name: workerPath(language).slice(1), source: "site-worker.ts", release };
  });
  for (const { name, source, release } of [
    ...workers,
    { name: "sw-off.js", source: "withdrawn-worker.ts", release: null },
  ]) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      define: { RELEASE: JSON.stringify(release) },
      build: {
        target: BUILD_TARGET,
        outDir: CLIENT,
        emptyOutDir: false,
        lib: {
          entry: join(root, "src", "offline", "workers", source),
          formats: ["iife"],
          name: "worker",
          fileName: () => name,
        },
      },
    });
  }
}
