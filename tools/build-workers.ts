import { globSync } from "node:fs";
import { join } from "node:path";
import { BUILD_TARGET } from "./browsers.ts";
import { root } from "./setup.mjs";

const CLIENT = join(root, "build", "client");

/** Name in the site's root, source. */
const WORKERS = [
  ["sw.js", "site-worker.ts"],
  ["sw-off.js", "withdrawn-worker.ts"],
] as const;

/**
 * Builds the service workers, each into one script without a hash in its name. They contain the list of the release's
 * files, so the pages must have been built.
 *
 * @param version changes with the sources
 */
export async function buildWorkers(version: string): Promise<void> {
  // Loaded here, since a start without a build does not need it.
  const { build } = await import("vite");
  const files = globSync("assets/*.{js,woff2}", { cwd: CLIENT }).map((path) => `/${path.replaceAll("\\", "/")}`);
  for (const [name, source] of WORKERS) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      define: { RELEASE: JSON.stringify({ version, files: files.sort() }) },
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
