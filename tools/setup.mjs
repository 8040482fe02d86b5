// @ts-check
/**
 * What every command does first. It runs before anything is installed, on any Node from 20, so it stands on nothing
 * but Node itself.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import module from "node:module";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { underLock } from "./lock.mjs";

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The product's own code runs on this Node and newer; the tools in this folder on any from 20. */
const NODE_OF_THE_PRODUCT = 26;

/** A failure whose message already says what to do; shown without a stack. */
export class SetupError extends Error {}

/**
 * Installs the packages of package-lock.json unless they are there already. Two commands that start together install
 * once.
 * @throws {SetupError} when npm fails; the message holds npm's own words
 */
export async function ensureInstalled() {
  if (major(process.versions.node) < 20) {
    throw new SetupError(
      `This is Node ${process.versions.node}; Diagonal needs Node 20 or newer (https://nodejs.org).`,
    );
  }
  if (isInstalled()) return;
  await underLock(join(root, ".cache", "install.lock"), "installing packages", async () => {
    if (isInstalled()) return;
    const started = Date.now();
    console.log("Installing packages (npm ci) …");
    await npmCi();
    writeFileSync(stampFile(), lockHash());
    console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
  });
}

/**
 * The Node that runs the product: this one if it is new enough, else the one that package.json pins.
 * @returns {string} path of the executable
 * @throws {SetupError} when this Node is too old and npm offers none for this platform
 */
export function pinnedNode() {
  if (major(process.versions.node) >= NODE_OF_THE_PRODUCT) return process.execPath;
  const name = process.platform === "win32" ? "node.exe" : "node";
  for (const each of pinnedPackages()) {
    const path = join(root, "node_modules", each, "bin", name);
    if (existsSync(path)) return path;
  }
  throw new SetupError(
    `Diagonal runs on Node ${NODE_OF_THE_PRODUCT} or newer; this is Node ${process.versions.node}, and there is no ` +
      `Node package for ${process.platform}-${process.arch} to bring the right one along.\n` +
      `Install Node ${NODE_OF_THE_PRODUCT} (https://nodejs.org/download) and run the same command again.`,
  );
}

/**
 * Installs, and makes sure that what follows runs on the product's Node: returns when this process is one, else runs
 * the same command again under it and ends with its exit code.
 */
export async function enterHouse() {
  endWithNpm();
  await ensureInstalled();
  // Node keeps what it has compiled, and TypeScript that it has stripped, for the next start: it takes half the time.
  process.env.NODE_COMPILE_CACHE ??= join(root, ".cache", "node");
  const node = pinnedNode();
  if (node === process.execPath) {
    module.enableCompileCache?.();
    return;
  }
  process.exit(await run(node, process.argv.slice(1)));
}

/**
 * npm hands a signal on to the shell between it and us, and some shells die of it without a word to us. When that shell
 * is gone, this process asks itself to stop, as the signal would have done.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}

/**
 * Runs a command to its end with this terminal, handing on the signals that ask to stop.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it, as shells say it
 */
export function run(command, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: houseEnv(env), stdio: "inherit" });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      // Ctrl+C in a terminal reaches the child by itself; a second SIGINT would cut short its orderly end.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    process.on("SIGINT", forward).on("SIGTERM", forward);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.off("SIGINT", forward).off("SIGTERM", forward);
      resolve(code ?? 128 + (signal === "SIGINT" ? 2 : signal === "SIGTERM" ? 15 : 9));
    });
  });
}

/**
 * Runs the main function of a command and ends the process with 1, and a plain message, if it throws.
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

/**
 * The environment in which the tools of node_modules find each other and the product's Node.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function houseEnv(env = process.env) {
  const path = [join(root, "node_modules", ".bin"), ...outerPath(env)].join(delimiter);
  return { ...env, PATH: path };
}

/** @returns {string} hash of what should be installed on this platform */
function lockHash() {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  return hash.update(`${process.platform}-${process.arch}`).digest("hex");
}

function stampFile() {
  return join(root, "node_modules", ".installed");
}

function isInstalled() {
  if (!existsSync(join(root, "node_modules", ".package-lock.json"))) return false;
  if (existsSync(stampFile()) && readFileSync(stampFile(), "utf8") === lockHash()) return true;
  if (!isInstalledByNpm()) return false;
  writeFileSync(stampFile(), lockHash());
  return true;
}

/** Whether someone's own `npm install` or `npm ci` has already put in place what package-lock.json asks for. */
function isInstalledByNpm() {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    return path in present ? present[path]?.version === version : optional === true;
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

/** Optional dependencies that carry a Node for this platform, by their names in package.json. */
function pinnedPackages() {
  const system = process.platform === "win32" ? "win" : process.platform;
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys(optionalDependencies).filter((name) =>
    [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`].includes(name),
  );
}

async function npmCi() {
  // Development packages are needed to build; the optional ones carry Node itself. No package runs a script.
  const args = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  const [npm, first] = npmCommand();
  const child = spawn(npm, [...first, ...args, "--loglevel=error", "--no-progress"], {
    cwd: root,
    // npm must not run on the Node that it is about to replace.
    env: { ...process.env, PATH: outerPath(process.env).join(delimiter) },
    shell: process.platform === "win32",
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  child.stderr.on("data", (data) => {
    output += data;
  });
  const code = await new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", resolve);
  });
  if (code !== 0) throw new SetupError(`npm ci failed (${code}).\n\n${output.trim()}\n\n${advice(output)}`);
}

/** @returns {[string, string[]]} */
function npmCommand() {
  const { npm_execpath: own } = process.env;
  const outerNode = spawnSync("node", ["--version"], { env: { PATH: outerPath(process.env).join(delimiter) } });
  if (own && basename(own) === "npm-cli.js" && outerNode.status === 0) return ["node", [own]];
  return ["npm", []];
}

/** The path without this package's own commands, which `npm run` puts first. */
function outerPath(env = process.env) {
  const own = join(root, "node_modules", ".bin");
  return (env.PATH ?? env.Path ?? "").split(delimiter).filter((entry) => entry !== own);
}

/** @param {string} output */
function advice(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i.test(output))
    return "The package registry could not be reached: check the connection (and `npm config get registry`), then run the same command again.";
  if (/ENOSPC/.test(output)) return "The disk is full: free about 700 MB, then run the same command again.";
  if (/EACCES|EPERM/.test(output))
    return `A file could not be written: make sure that ${root} belongs to you and no other command uses its node_modules, then run the same command again.`;
  if (/in sync|EUSAGE/.test(output))
    return "package.json and package-lock.json disagree: run `npm install` and commit the changed package-lock.json.";
  return "Delete the folder node_modules and run the same command again; if it fails the same way, `npm ci` shows the whole story.";
}

/** @param {string} version */
function major(version) {
  return Number(version.split(".")[0]);
}
