// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { underLock } from "./lock.mjs";
import { houseEnv, pinnedNode, root, SetupError } from "./setup.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FONTS = ["fonts-liberation", "fonts-noto-core"];

/**
 * A Chromium for the browser tests and the benchmarks: `CHROMIUM_PATH`, the system's own, Playwright's, else one that
 * is installed now.
 * @returns {Promise<string>} path of the executable
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  return underLock(join(root, ".cache", "chromium.lock"), "installing Chromium", async () => {
    const failures = [];
    for (const install of [() => "", installFromDebian, installFromPlaywright]) {
      failures.push(install());
      const installed = await findChromium();
      if (installed) return installed;
    }
    throw new SetupError(
      `No Chromium was found and none could be installed.\n\n${failures.filter(Boolean).join("\n")}\n` +
        "Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the same command again.",
    );
  });
}

/** @returns {Promise<string | undefined>} */
async function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new SetupError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  const folders = new Set(["/usr/bin", "/usr/local/bin", ...PATH.split(delimiter)]);
  const ofSystem = NAMES.flatMap((name) => [...folders].map((folder) => join(folder, name))).find(existsSync);
  if (ofSystem) return ofSystem;
  const { chromium } = await import("@playwright/test");
  const ofPlaywright = chromium.executablePath();
  return existsSync(ofPlaywright) ? ofPlaywright : undefined;
}

/** @returns {string} what was tried and what it said; empty where it worked or does not apply */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  console.log("Installing Chromium (apt-get) …");
  return (
    attempt("apt-get", ["update", "-qq"]) +
    attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", ...FONTS])
  );
}

/** @returns {string} what was tried and what it said; empty where it worked */
function installFromPlaywright() {
  console.log("Installing Chromium (playwright install) …");
  return attempt(pinnedNode(), [join(root, "node_modules", "@playwright", "test", "cli.js"), "install", "chromium"]);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: houseEnv({ ...process.env, DEBIAN_FRONTEND: "noninteractive" }),
    encoding: "utf8",
    timeout: 10 * 60_000,
  });
  if (status === 0) return "";
  return `${command} ${args.join(" ")}\n${error?.message ?? `${stdout}${stderr}`.trim()}\n`;
}
