// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { underLock } from "./lock.mjs";
import { root, SetupError } from "./setup.mjs";

/** Where the packages of Debian, Fedora and Homebrew and Postgres.app put a version's programs: `<folder>/<version>/bin`. */
const HOMES = [
  { folder: "/usr/lib/postgresql", version: /^\d+$/ },
  { folder: "/usr", version: /^pgsql-\d+$/ },
  { folder: "/opt/homebrew/opt", version: /^postgresql(@\d+)?$/ },
  { folder: "/usr/local/opt", version: /^postgresql(@\d+)?$/ },
  { folder: "/home/linuxbrew/.linuxbrew/opt", version: /^postgresql(@\d+)?$/ },
  { folder: "/Applications/Postgres.app/Contents/Versions", version: /^\d+$/ },
];

/** What a server needs. */
const PROGRAMS = ["initdb", "postgres"];

/**
 * The folder of PostgreSQL's server programs for the tests and the benchmarks: the one of `POSTGRES_BIN`, of the path or
 * of the usual places, else of the package that is installed now.
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none can be installed; the message says what to do
 */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  return underLock(join(root, ".cache", "postgres.lock"), "installing PostgreSQL", async () => {
    const before = findPostgres();
    if (before) return before;
    const failure = installFromDebian();
    const installed = findPostgres();
    if (installed) return installed;
    throw new SetupError(
      `The tests need a PostgreSQL server, and there is none here.\n\n${failure}` +
        "Install one (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql), or set " +
        "POSTGRES_BIN to the folder that holds initdb and postgres, and run the same command again.",
    );
  });
}

/** @returns {string | undefined} */
function findPostgres() {
  const { POSTGRES_BIN, PATH = "" } = process.env;
  if (POSTGRES_BIN) {
    if (isHome(POSTGRES_BIN)) return POSTGRES_BIN;
    throw new SetupError(`POSTGRES_BIN is ${POSTGRES_BIN}, but initdb and postgres are not there.`);
  }
  return [...PATH.split(delimiter).filter(Boolean), ...HOMES.flatMap(newestFirst)].find(isHome);
}

/** @param {{ folder: string, version: RegExp }} home */
function newestFirst({ folder, version }) {
  if (!existsSync(folder)) return [];
  /** @param {string} name */
  const numberOf = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);
  const versions = readdirSync(folder).filter((name) => version.test(name));
  return versions.sort((a, b) => numberOf(b) - numberOf(a)).map((name) => join(folder, name, "bin"));
}

/** @param {string} folder */
function isHome(folder) {
  return PROGRAMS.every((name) => existsSync(join(folder, name)));
}

/** @returns {string} what was tried and what it said; empty where it does not apply */
function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  console.log("Installing PostgreSQL (apt-get) …");
  const failures = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
  ].map((args) => {
    const { status, stdout, stderr, error } = spawnSync("apt-get", args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      encoding: "utf8",
      timeout: 10 * 60_000,
    });
    return status === 0 ? "" : `apt-get ${args.join(" ")}\n${error?.message ?? `${stdout}${stderr}`.trim()}\n\n`;
  });
  return failures.join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensurePostgres());
