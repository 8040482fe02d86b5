/** The browsers of the journeys in tests/engines: Firefox, and WebKit as WebKitGTK. Chromium has tests/e2e. */
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.ts";
import { runInGroup } from "./process.ts";
import { findOrMake, root, SetupError } from "./setup.mjs";

export interface Engine {
  /** The name of its test file. */
  readonly name: "firefox" | "webkit";
  /** Its own words about its version, or why it is not here. */
  readonly version: string | null;
  readonly reason?: string;
}

const FIREFOX_PACKAGES = ["firefox-esr"];
export const WEBKIT_WINDOW = join(root, "tests", "engines", "webkit-window.py");
const WEBKIT_PACKAGES = ["webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1"];

/** Installs what is missing. On Debian with CI set, a browser that cannot be installed is an error. */
export async function ensureEngines(): Promise<readonly Engine[]> {
  const mustRun = process.env.CI !== undefined && existsSync("/etc/debian_version");
  const ensure = async (name: Engine["name"], program: () => Promise<string>): Promise<Engine> => {
    try {
      const { output } = await runInGroup(await program(), ["--version"]);
      return { name, version: output.trim() };
    } catch (error) {
      if (mustRun || !(error instanceof SetupError)) throw error;
      return { name, version: null, reason: error.message };
    }
  };
  return [await ensure("firefox", ensureFirefox), await ensure("webkit", ensureWebKit)];
}

/** The path of Firefox: `FIREFOX_PATH`, or Debian's package, which is installed if it is missing. */
export function ensureFirefox(): Promise<string> {
  return findOrMake({
    name: "firefox",
    label: "Installing Firefox for the journeys",
    find: () => process.env.FIREFOX_PATH ?? programPath("firefox-esr"),
    make: () => install(FIREFOX_PACKAGES),
  });
}

/** The path of the program that opens a window. It needs WebKit's driver, Xvfb, and WebKitGTK for Python. */
function ensureWebKit(): Promise<string> {
  return findOrMake({
    name: "webkit",
    label: "Installing WebKitGTK for the journeys",
    find: () => {
      const parts = [
        programPath("WebKitWebDriver"),
        programPath("Xvfb"),
        globSync("/usr/lib/python3/dist-packages/gi")[0],
        globSync("/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib")[0],
      ];
      return parts.includes(undefined) ? undefined : WEBKIT_WINDOW;
    },
    make: () => install(WEBKIT_PACKAGES),
  });
}

async function install(packages: string[]): Promise<void> {
  const failure = await aptInstall(packages);
  if (failure !== "") throw new SetupError(failure);
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    throw new SetupError(`Not installed, and only root on Debian or Ubuntu can: ${packages.join(" ")}`);
}

function programPath(name: string): string | undefined {
  const folders = ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
