/** `npm run dev`: Vite serves the pages from their sources, the server's own code serves everything else. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import type * as Entry from "../src/app/entry.server.tsx";
import { createApp } from "../src/server/app.ts";
import { RemoteArticleReader } from "../src/server/articles/remote-article-reader.ts";
import { type Config, localAddress, readConfig } from "../src/server/config.ts";
import { SILENT_LOG } from "../src/server/http/log.ts";
import { openArticleStore } from "../src/storage/open-article-store.ts";
import { root } from "./setup.mjs";

const config = readConfig(process.env);
const server = createServer().listen(config.port, config.host);
await once(server, "listening");
const url = localAddress(config.host, (server.address() as AddressInfo).port);
const vite = await createVite({ root, server: { middlewareMode: { server } }, appType: "custom" });
const fetchPage = await createSite(config, url, vite);
const listener = getRequestListener(async (request) => {
  const response = await fetchPage(request);
  // Vite adds scripts and styles that the content policy does not know.
  response.headers.delete("content-security-policy");
  return response;
});
server.on("request", (request, response) => vite.middlewares(request, response, () => listener(request, response)));
console.log(`Diagonal is at ${url} and follows your changes.`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));

/** The site as in production, apart from its pages: Vite loads them again for each request. */
async function createSite(config: Config, url: string, vite: ViteDevServer): Promise<typeof fetch> {
  const { contactEmail, dataDir, databaseUrl, infoApiHost } = config;
  const site = { url: config.siteUrl ?? url, contactEmail, apiBase: infoApiHost ?? "/api" };
  const app = createApp({
    site,
    articles: infoApiHost
      ? new RemoteArticleReader(infoApiHost)
      : await openArticleStore({ dataDir, ...(databaseUrl && { databaseUrl }) }),
    async handlePage(request, { articles, nonce }) {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      const { createRequestContext } = build.entry.module as unknown as typeof Entry;
      const handle = createRequestHandler(build, "development");
      const response = await handle(request, createRequestContext({ articles, site, nonce }));
      // A cached page would not show the next change.
      response.headers.set("cache-control", "no-store");
      return response;
    },
    files: new Map(),
    mediaDir: join(dataDir, "media"),
    mediaElsewhere: infoApiHost ? new URL(infoApiHost).origin : null,
    log: { ...SILENT_LOG, error: (_event, error) => console.error(error) },
  });
  return app.fetch as typeof fetch;
}
