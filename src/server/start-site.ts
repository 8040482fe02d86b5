import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ArticleSource, DamagedStore } from "../domain/article/ports.ts";
import { openArticleStore } from "../storage/open-article-store.ts";
import { createApp, pagesOf } from "./app.ts";
import { RemoteArticleReader } from "./articles/remote-article-reader.ts";
import { setAside } from "./articles/set-aside.ts";
import { type Config, localAddress } from "./config.ts";
import { CONNECTIONS_WAITING_MAX } from "./http/limits.ts";
import { jsonLog, type Log, SILENT_LOG } from "./http/log.ts";
import { Metrics, metricsServer } from "./http/metrics.ts";
import { createHttpServer } from "./http/server.ts";
import { readStaticFiles } from "./http/static-files.ts";

/** A site that answers. */
export interface RunningSite {
  /** Where it is on this machine. */
  readonly url: string;
  readonly log: Log;
  /** Where a damaged store was set aside; the site has begun with an empty one. Null when all was well. */
  readonly damaged: string | null;
  /** Answers what was accepted, then closes everything; takes less than ten seconds. */
  stop(): Promise<void>;
}

/**
 * Opens what the site needs and listens.
 * @param buildDir the folder that `react-router build` made
 * @throws when the store cannot be opened, the build cannot be read or the port is taken; nothing is left open then
 */
export async function startSite(config: Config, buildDir: string): Promise<RunningSite> {
  const log = config.log === "json" ? jsonLog(1) : SILENT_LOG;
  const build = await import(pathToFileURL(join(buildDir, "server", "index.js")).href);
  const files = readStaticFiles(join(buildDir, "client"));
  const { articles, damaged, close } = await openArticles(config);
  const metrics = new Metrics();
  const { server, drain } = createHttpServer({
    answer: (question) => app.answer(question),
    log,
    metrics,
    trustedProxies: config.trustedProxies,
    isTls: config.siteUrl?.startsWith("https:") ?? false,
  });
  const numbers = config.metricsPort ? metricsServer(metrics) : null;
  try {
    await listen(server, config.host, config.port);
    if (numbers && config.metricsPort) await listen(numbers, config.host, config.metricsPort);
  } catch (error) {
    server.close();
    await close();
    throw error;
  }
  const url = localAddress(config.host, (server.address() as AddressInfo).port);
  const site = {
    url: config.siteUrl ?? url,
    contactEmail: config.contactEmail,
    apiBase: config.infoApiHost ?? "/api",
  };
  const app = createApp({
    site,
    articles,
    handlePage: pagesOf(build, site, log),
    files,
    mediaDir: join(config.dataDir, "media"),
    mediaElsewhere: config.infoApiHost ? new URL(config.infoApiHost).origin : null,
    log,
  });
  if (numbers) {
    metrics.start();
    metrics.watch(
      { name: "diagonal_kept_page_hits", help: "Pages sent from memory.", value: () => app.keptPages.counts.hits },
      { name: "diagonal_kept_page_misses", help: "Pages rendered.", value: () => app.keptPages.counts.misses },
      { name: "diagonal_kept_page_bytes", help: "Memory of kept pages.", value: () => app.keptPages.counts.bytes },
      {
        name: "diagonal_kept_api_hits",
        help: "API answers sent from memory.",
        value: () => app.keptApiAnswers.counts.hits,
      },
      { name: "diagonal_kept_api_misses", help: "API answers made.", value: () => app.keptApiAnswers.counts.misses },
    );
  }
  log.info("started", { url, store: config.infoApiHost ? "remote" : config.databaseUrl ? "postgresql" : "sqlite" });

  return {
    url,
    log,
    damaged,
    async stop() {
      log.info("stopping");
      await drain();
      numbers?.close();
      metrics.stop();
      await close();
      log.info("stopped");
      await log.flush();
    },
  };
}

interface OpenedArticles {
  readonly articles: ArticleSource;
  readonly damaged: string | null;
  readonly close: () => Promise<void>;
}

/** The articles of another host where the settings say so, else those of our own store. */
async function openArticles({ infoApiHost, databaseUrl, dataDir }: Config): Promise<OpenedArticles> {
  if (infoApiHost) {
    return { articles: new RemoteArticleReader(infoApiHost), damaged: null, close: async () => {} };
  }
  const settings = { dataDir, ...(databaseUrl && { databaseUrl }) };
  let damaged: string | null = null;
  const store = await openArticleStore(settings).catch((error: unknown) => {
    if (!(error instanceof DamagedStore)) throw error;
    damaged = setAside(error.file, new Date());
    return openArticleStore(settings);
  });
  return { articles: store, damaged, close: () => store.close() };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: CONNECTIONS_WAITING_MAX }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
