import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildWorkers } from "./build-workers.ts";
import { runInGroup } from "./process.ts";
import { findOrMake, reportFailure, root, SetupError } from "./setup.mjs";

/** The import rules keep all other code out of the pages. */
const SOURCES = [
  "src/{app,ui,drawing,words,comparison,domain,offline}/**",
  "public/**",
  "{vite,react-router}.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "tools/{build*,page-scripts,browsers}.ts",
];
const REACT_ROUTER = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
const STAMP = join(root, "build", ".stamp");

/** In bytes. Compressing smaller files saves less than the headers weigh. */
const SMALLEST_TO_COMPRESS = 1000;

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
  await buildWorkers(hash.slice(0, 12));
  compressTextFiles();
  writeFileSync(STAMP, hash);
}

/** Writes a `.br` and a `.gz` beside every text file, so that no request waits for compression. */
function compressTextFiles(): void {
  for (const file of globSync(join(root, "build/client/**/*.{js,css,html,svg,json,xml,txt}"))) {
    const body = readFileSync(file);
    if (body.length < SMALLEST_TO_COMPRESS) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(body));
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
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
