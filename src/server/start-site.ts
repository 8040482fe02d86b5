import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import closeWithGrace from "close-with-grace";
import type { ServerBuild } from "react-router";
import { ALL_WORDS } from "#words/all-words.ts";
import type { Language } from "#words/language.ts";
import { createApp } from "./app.ts";
import { openArticles } from "./articles/open-articles.ts";
import { type Config, ConfigError, localAddress, readConfig, siteOf } from "./config.ts";
import { createHttpServer } from "./http-server.ts";
import { RESPONSE_CACHE_MAX_BYTES, STOP_MAX_MS } from "./limits.ts";
import { freePort, listen } from "./listen.ts";
import { createLog, flushLog } from "./log.ts";
import { pagePaths, pathsToLog } from "./logged-path.ts";
import { collectServerMetrics, createMetrics, createMetricsApp } from "./middleware/metrics.ts";
import { createRequestLog } from "./middleware/request-log.ts";
import { createRenderer } from "./render-page.ts";
import { ResponseCache } from "./responses/response-cache.ts";
import { readAssets } from "./routes/assets.ts";
import type { DrawFigures } from "./routes/rendered-pages.ts";

/** As in sysexits.h, so that a service manager can tell a wrong setting from a crash. */
const EX_CONFIG = 78;
const root = fileURLToPath(new URL("../..", import.meta.url));

try {
  await startSite(readConfig(process.env));
} catch (error) {
  const isConfig = error instanceof ConfigError;
  console.error(isConfig ? error.message : `Diagonal cannot start: ${reasonOf(error)}`);
  process.exit(isConfig ? EX_CONFIG : 1);
}

/** Opens what the site needs, assembles it, listens, and closes everything when the process gets a signal to stop. */
async function startSite(config: Config): Promise<void> {
  const metrics = createMetrics();
  const log = await createLog(config.log, () => metrics.logLinesDropped.inc());
  const assets = readAssets(join(root, "build", "client"), config);
  const { articles, quickArticles, figures, damagedStore, close } = await openArticles(config);
  // The site's address is part of its pages, so the port must be known before the site is assembled.
  const port = config.port || (await freePort(config.host));
  const url = localAddress(config.host, port);
  const site = siteOf(config, url);
  const cache = new ResponseCache({ maxBytes: RESPONSE_CACHE_MAX_BYTES, revision: () => quickArticles.revision() });
  const { trustedProxies, metricsPort } = config;
  const mediaDir = join(config.dataDir, "media");
  const builds = await Promise.all(ALL_WORDS.map(async (words) => ({ words, build: await importBuild(words) })));
  const languages = builds.map(({ words, build }) => ({ words, renderPage: createRenderer(build, { site, log }) }));
  const drawFigures: DrawFigures = (addresses) => figures.draw(addresses);
  const served = { site, languages, articles, quickArticles, drawFigures, assets, mediaDir };
  const app = createApp({ ...served, cache, trustedProxies, log, metrics });
  const isHttps = site.url.startsWith("https:");
  const pages = builds.flatMap(({ words, build }) => pagePaths(build, words));
  const requestLog = createRequestLog(log, metrics, pathsToLog(app, pages, assets));
  const { server, drain } = createHttpServer({ app, requestLog, isBehindProxy: trustedProxies > 0, isHttps });

  // First, so that a taken port ends the start before the site serves.
  if (metricsPort !== undefined) {
    collectServerMetrics(metrics, { server, cache });
    const metricsApp = createMetricsApp(metrics, log);
    await listen(createServer(getRequestListener(metricsApp.fetch)), config.host, metricsPort);
  }
  await listen(server, config.host, port);
  log.info({ url, store: config.infoApiHost ? "remote" : config.databaseUrl ? "postgresql" : "sqlite" }, "started");
  // One unhandled rejection must not end everyone else's requests.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  closeWithGrace({ delay: STOP_MAX_MS, logger: false, skip: ["unhandledRejection"] }, async ({ err }) => {
    if (err) log.error({ err }, "uncaught error");
    log.info("stopping");
    await drain();
    await close();
    log.info("stopped");
    await flushLog(log);
  });
  console.log(`Diagonal is at ${url}`);
  if (damagedStore !== null) rebuildStore(damagedStore);
}

/** The pages of a language, as `npm run build` writes them. */
async function importBuild({ path }: Language): Promise<ServerBuild> {
  return import(pathToFileURL(join(root, "build", path, "server", "index.js")).href);
}

/** Publishes the articles that ship with the site again, by the command, while the site serves. */
function rebuildStore(damagedStore: string): void {
  console.error(`The article store was damaged. It is now ${damagedStore}; the shipped articles are published again.`);
  const args = [join(root, "src", "cli", "main.ts"), "publish", join(root, "content", "articles")];
  const publish = spawn(process.execPath, args, { stdio: "inherit" });
  publish.once("error", (error) => console.error(`They could not be published: ${error.message}`));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  const name = String(port) === process.env.METRICS_PORT?.trim() ? "METRICS_PORT" : "PORT";
  if (code === "EADDRINUSE") return `port ${port} is in use by another program; set ${name} to another.`;
  if (code === "EACCES" && port) return `port ${port} may not be used by this user; set ${name} to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `HOST is ${process.env.HOST?.trim()}, which is no address of this machine; set it to one, or to 0.0.0.0 for all of them.`;
  }
  if (code === "ERR_MODULE_NOT_FOUND") return "the pages are not built; npm start builds them.";
  return error.message;
}
