import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { aptInstall } from "./apt.ts";
import { runInGroup } from "./process.ts";
import { findOrMake, SetupError } from "./setup.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The same browser without its windows; most tests take a third less time in it. */
const SHELL = "chromium-headless-shell";

/** The path of the browser for tests: `CHROMIUM_PATH`, the system's or Playwright's own, else one that is installed now. */
export function ensureChromium(): Promise<string> {
  return ensure([SHELL, ...NAMES]);
}

/** The same, but with windows: for tests of what the shell does not have, and of how text looks on a screen. */
export function ensureWindowedChromium(): Promise<string> {
  return ensure(NAMES);
}

function ensure(names: readonly string[]): Promise<string> {
  return findOrMake({
    name: "chromium",
    label: "Installing Chromium for the browser tests",
    find: () => findChromium(names),
    make: installChromium,
  });
}

function findChromium(names: readonly string[]): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new SetupError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  const folders = ["/usr/bin", "/usr/local/bin", ...PATH.split(delimiter)];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...files, chromium.executablePath()].find(existsSync);
}

async function installChromium(): Promise<void> {
  const packages = ["chromium", "fonts-liberation", "fonts-noto-core"];
  // Not every release has a package for the shell.
  const aptFailure = (await aptInstall([...packages, SHELL])) && (await aptInstall(packages));
  if (findChromium(NAMES)) return;
  const { output } = await runInGroup("playwright", ["install", "chromium"]);
  if (findChromium(NAMES)) return;
  throw new SetupError(
    `No Chromium was found and none could be installed.\n\n${aptFailure}${output}\n` +
      "Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the same command again.",
  );
}
