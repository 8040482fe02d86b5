import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { aptInstall } from "./apt.ts";
import { runInGroup } from "./process.ts";
import { findOrMake, SetupError } from "./setup.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The path of a Chromium: `CHROMIUM_PATH`, the system's or Playwright's own, else one that is installed now. */
export function ensureChromium(): Promise<string> {
  return findOrMake({
    name: "chromium",
    label: "Installing Chromium for the browser tests",
    find: findChromium,
    make: installChromium,
  });
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new SetupError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  const folders = ["/usr/bin", "/usr/local/bin", ...PATH.split(delimiter)];
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...files, chromium.executablePath()].find(existsSync);
}

async function installChromium(): Promise<void> {
  const aptFailure = await aptInstall(["chromium", "fonts-liberation", "fonts-noto-core"]);
  if (findChromium()) return;
  const { output } = await runInGroup("playwright", ["install", "chromium"]);
  if (findChromium()) return;
  throw new SetupError(
    `No Chromium was found and none could be installed.\n\n${aptFailure}${output}\n` +
      "Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the same command again.",
  );
}
