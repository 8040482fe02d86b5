// @ts-check
/**
 * `node tools/run.mjs <file> …` runs a file of the product. It starts on Node 20 or newer with nothing installed:
 * it installs the packages, Node 26 among them, and runs the file on that Node.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { findOrMake, reportFailure, root, SetupError } from "./setup.mjs";

const OLDEST_NODE = 20;
const PRODUCT_NODE = 26;
const nodeVersion = Number.parseInt(process.versions.node, 10);
/** Building needs development packages, and Node is an optional one. No package may run a script. */
const OPTIONS = "--include=dev --include=optional --ignore-scripts --no-audit --no-fund --loglevel=error";
const isWindows = process.platform === "win32";
const commands = join(root, "node_modules", ".bin");
const outerPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== commands);

const args = process.argv.slice(2);
stopWithNpm();
try {
  await ensureInstalled();
  process.exitCode = await run(findProductNode(), args, [commands, ...outerPath]);
} catch (error) {
  reportFailure(error);
  if (args.includes("tools/test.ts")) console.log("\n0 passed, 1 failed");
}

async function ensureInstalled() {
  if (nodeVersion < OLDEST_NODE)
    throw new SetupError(`Diagonal needs Node ${OLDEST_NODE}+ (https://nodejs.org); this is Node ${nodeVersion}.`);
  await findOrMake({
    name: "install",
    label: "Installing packages (npm ci)",
    find: () => isInstalled() || undefined,
    make: installPackages,
  });
}

/** Whether npm has installed what package-lock.json names. npm leaves out optional packages of other platforms. */
function isInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, { version, optional }]) =>
      path === "" || (path in present ? present[path]?.version === version : optional === true),
  );
}

/** @param {string} lockfile @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

async function installPackages() {
  // npm must not run on the Node in node_modules, which it is about to replace.
  const code = await run("npm", `ci ${OPTIONS}`.split(" "), outerPath);
  if (code === 0) return;
  throw new SetupError(
    `npm ci failed (${code}); its own messages are above. Check the connection to the package registry, that about ` +
      `700 MB of disk are free, and that ${root} belongs to you. Then run the same command again.`,
  );
}

/** This Node if it is new enough, else the one that package.json pins. */
function findProductNode() {
  if (nodeVersion >= PRODUCT_NODE) return process.execPath;
  const platform = `${isWindows ? "win" : process.platform}-${process.arch}`;
  const path = [`node-${platform}`, `node-bin-${platform}`]
    .map((name) => join(root, "node_modules", name, "bin", isWindows ? "node.exe" : "node"))
    .find(existsSync);
  if (path) return path;
  throw new SetupError(
    `Diagonal runs on Node ${PRODUCT_NODE} or newer. This is Node ${nodeVersion}, and there is no Node ` +
      `package for ${platform}.\nInstall Node ${PRODUCT_NODE} (https://nodejs.org) and run the same command again.`,
  );
}

/**
 * Runs a command in this terminal and forwards the signals that ask to stop.
 * @param {string} command @param {string[]} args @param {string[]} path
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it, as in a shell
 */
async function run(command, args, path) {
  // Node then compiles the modules at the first start only.
  const env = { NODE_COMPILE_CACHE: join(root, ".cache", "node"), ...process.env, PATH: path.join(delimiter) };
  // npm is a .cmd file on Windows, which only a shell can run.
  const child = spawn(command, args, { cwd: root, env, stdio: "inherit", shell: isWindows && command === "npm" });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  // Ctrl+C in a terminal reaches the child by itself; a second SIGINT would cut its shutdown short.
  process.on("SIGINT", () => process.stdin.isTTY || child.kill("SIGINT"));
  const [code, signal] = await once(child, "exit");
  return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)];
}

/** npm signals the shell between it and this process, and some shells end without forwarding the signal. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
