import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { ConfigError, readConfig } from "./config.ts";
import { STOP_MAX_MS } from "./http/limits.ts";
import type { RunningSite } from "./start-site.ts";

// React chooses by it, when it is loaded, between what it is for visitors and a slower form that checks its users.
process.env.NODE_ENV = "production";

/** As sysexits.h has it, so that a service manager can tell a wrong setting from a crash. */
const EX_CONFIG = 78;

const commandFile = fileURLToPath(new URL("../cli/main.ts", import.meta.url));
const contentDir = fileURLToPath(new URL("../../content/articles", import.meta.url));
const buildDir = fileURLToPath(new URL("../../build", import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { startSite } = await import("./start-site.ts");
  // docs/decisions/objects-begin-young.md; not before, or what V8 has compiled once for all is compiled anew.
  setFlagsFromString("--no-allocation-site-pretenuring");
  const site = await startSite(config, buildDir);
  stopWhenAsked(site);
  process.on("unhandledRejection", (error) => site.log.error("unhandled rejection", error));
  process.on("uncaughtException", (error) => {
    site.log.error("uncaught exception", error);
    void site.log.flush().finally(() => process.exit(1));
  });
  console.log(`Diagonal is at ${site.url}`);
  if (site.damaged !== null) rebuildStore(site.damaged);
}

/** Publishes the articles that ship with the site again, by the command, while the site serves. */
function rebuildStore(damaged: string): void {
  console.error(`The article store was damaged. It is kept as ${damaged}; the site's own articles are published anew.`);
  const publish = spawn(process.execPath, [commandFile, "publish", contentDir], { stdio: "inherit" });
  publish.once("error", (error) => console.error(`They could not be published: ${error.message}`));
}

/** The first signal lets accepted requests be answered; the second one does not wait. */
function stopWhenAsked(site: RunningSite): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref();
    void site.stop().finally(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

try {
  await main();
} catch (error) {
  const isConfig = error instanceof ConfigError;
  console.error(isConfig ? error.message : `Diagonal cannot start: ${reasonOf(error)}`);
  process.exitCode = isConfig ? EX_CONFIG : 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `port ${port} is in use by another program; set PORT to another.`;
  if (code === "EACCES" && port) return `port ${port} may not be used by this user; set PORT to one above 1023.`;
  if (code === "ERR_MODULE_NOT_FOUND") return "the pages are not built; npm start builds them.";
  return error.message;
}
