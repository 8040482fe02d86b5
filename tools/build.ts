import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Language } from "#words/language.ts";
import { LANGUAGES } from "#words/languages.ts";
import { buildWorkers, filesOfPages } from "./build-workers.ts";
import { buildFolder, wordsFolder } from "./page-language.ts";
import { runInGroup } from "./process.ts";
import { findOrMake, reportFailure, root, SetupError } from "./setup.mjs";

/** The import rules keep all other code out of the pages. */
const SOURCES = [
  "src/{app,ui,drawing,words,comparison,domain,offline}/**",
  "public/**",
  "{vite,react-router}.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "tools/{build*,page-*,browsers}.ts",
];
const REACT_ROUTER = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
const CLIENT = join(root, "build", "client");
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
  const waiting = [...LANGUAGES];
  // Two at once, since most of a build runs on one processor.
  await Promise.all([buildEach(waiting), buildEach(waiting)]);
  // English first, whose folder gets the files of all.
  const pages = new Map(LANGUAGES.map((language) => [language, addFiles(language)]));
  await buildWorkers(hash.slice(0, 12), pages);
  compressTextFiles();
  writeFileSync(STAMP, hash);
}

/** Takes one language after the other from those that wait. */
async function buildEach(waiting: Language[]): Promise<void> {
  for (let language = waiting.shift(); language !== undefined; language = waiting.shift()) await buildPages(language);
}

async function buildPages(language: Language): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", SITE_LANGUAGE: wordsFolder(language) };
  const { code, output } = await runInGroup(process.execPath, [REACT_ROUTER, "build"], { env });
  if (code !== 0) throw new SetupError(`The build of ${language.name} failed.\n\n${output.trim()}`);
}

/** Puts the files of a language's pages beside those of the others, and returns their paths. Files without words have the same name in all. */
function addFiles(language: Language): readonly string[] {
  const client = join(root, buildFolder(language), "client");
  const files = filesOfPages(client);
  if (client !== CLIENT) cpSync(join(client, "assets"), join(CLIENT, "assets"), { recursive: true });
  return files;
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
