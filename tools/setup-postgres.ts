import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.ts";
import { findOrMake, SetupError } from "./setup.mjs";

/** Where Debian, Fedora, Homebrew and Postgres.app install a version's programs. */
const FOLDERS =
  "/{usr/lib/postgresql/*,usr/pgsql-*,{opt/homebrew,usr/local}/opt/postgresql*,Applications/Postgres.app/Contents/Versions/*}/bin";

/** The folder of PostgreSQL's programs: `POSTGRES_BIN`, one on the system, else one that is installed now. */
export function ensurePostgres(): Promise<string> {
  return findOrMake({
    name: "postgres",
    label: "Installing PostgreSQL for the tests",
    find: findPostgres,
    make: installPostgres,
  });
}

function findPostgres(): string | undefined {
  const { POSTGRES_BIN, PATH = "" } = process.env;
  if (POSTGRES_BIN) {
    if (hasServer(POSTGRES_BIN)) return POSTGRES_BIN;
    throw new SetupError(`POSTGRES_BIN is ${POSTGRES_BIN}, but initdb and postgres are not there.`);
  }
  const newestFirst = globSync(FOLDERS).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return [...PATH.split(delimiter), ...newestFirst].find(hasServer);
}

function hasServer(folder: string) {
  return ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
}

async function installPostgres(): Promise<void> {
  const failure = await aptInstall(["postgresql"]);
  if (findPostgres()) return;
  throw new SetupError(
    `The tests need a PostgreSQL server, and there is none here.\n\n${failure}` +
      "Install one (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql), or set " +
      "POSTGRES_BIN to the folder that holds initdb and postgres, and run the same command again.",
  );
}
