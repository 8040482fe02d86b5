// @ts-check
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { underLock } from "./lock.mjs";
import { precompress } from "./precompress.mjs";
import { command, enterHouse, houseEnv, pinnedNode, root, SetupError } from "./setup.mjs";

/** What the pages are built from: by the import law nothing outside these rooms can be in a bundle. */
const SOURCES = ["src/app", "src/ui", "src/drawing", "src/comparison", "src/domain", "public"];
const SETTINGS = [
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
  "tools/build.mjs",
  "tools/precompress.mjs",
];

/**
 * Builds the pages into build/ unless that build was made from the very same sources. Judged by content, not by
 * time, so that a fresh clone, a branch switched there and back and a restored cache all count rightly.
 * @throws {SetupError} when the build fails; the message holds its output
 */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await underLock(join(root, ".cache", "build.lock"), "building the pages", async () => {
    if (isBuilt()) return;
    const started = Date.now();
    console.log("Building the pages …");
    // Taken before the build: a file changed while it runs is built again the next time.
    const hash = sourceHash();
    rmSync(stampFile(), { force: true });
    await build();
    await precompress(join(root, "build", "client"));
    writeFileSync(stampFile(), hash);
    console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

function isBuilt() {
  return existsSync(stampFile()) && readFileSync(stampFile(), "utf8") === sourceHash();
}

function stampFile() {
  return join(root, "build", ".stamp");
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const file of [...SETTINGS, ...SOURCES.flatMap(filesIn)]) {
    if (existsSync(join(root, file)))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} folder */
function filesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.test\.tsx?$|\.snap$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(sep, "/")}`)
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
}

async function build() {
  const bin = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(pinnedNode(), [bin, "build"], {
    cwd: root,
    env: houseEnv({ ...process.env, NODE_ENV: "production" }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (code !== 0) throw new SetupError(`The build failed.\n\n${output.trim()}`);
}

// `npm run build`, for a machine that serves later and elsewhere.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    await enterHouse();
    await ensureBuilt();
  });
}
