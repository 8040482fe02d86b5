import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./precompress.ts";
import { runInGroup } from "./process.ts";
import { findOrMake, reportFailure, root, SetupError } from "./setup.mjs";

/** The import rules keep all other code out of the pages. */
const SOURCES = [
  "src/{app,ui,drawing,comparison,domain}/**",
  "public/**",
  "{vite,react-router}.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "tools/{build,precompress}.ts",
];
const REACT_ROUTER = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
const STAMP = join(root, "build", ".stamp");

/** Builds the pages into build/, unless that build was made from the same sources. */
export async function ensureBuilt(): Promise<void> {
  await findOrMake({
    name: "build",
    label: "Building the pages",
    find: () => (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashSources()) || undefined,
    make: build,
  });
}

async function build(): Promise<void> {
  // Hashed first: what changes during the build is built again the next time.
  const hash = hashSources();
  rmSync(STAMP, { force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output } = await runInGroup(process.execPath, [REACT_ROUTER, "build"], { env });
  if (code !== 0) throw new SetupError(`The build failed.\n\n${output.trim()}`);
  await precompress(join(root, "build", "client"));
  writeFileSync(STAMP, hash);
}

/** Hashes the contents, because Git and caches do not keep the files' times. */
function hashSources(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, exclude: ["**/*.test.*", "**/*.snap"] });
  for (const file of files.sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

// `npm run build`, for a machine that serves later and elsewhere.
if (import.meta.main) await ensureBuilt().catch(reportFailure);
