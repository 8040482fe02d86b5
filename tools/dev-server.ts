/** `npm run dev`: Vite serves the pages from their sources, the server's own code serves everything else. */
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { createApp } from "#server/app.ts";
import { openArticles } from "#server/articles/open-articles.ts";
import { type Config, localAddress, readConfig, siteOf } from "#server/config.ts";
import { freePort, listen } from "#server/listen.ts";
import { createLog } from "#server/log.ts";
import { createMetrics } from "#server/middleware/metrics.ts";
import { createRenderer } from "#server/render-page.ts";
import { ResponseCache } from "#server/responses/response-cache.ts";
import type { RenderPage } from "#server/routes/rendered-pages.ts";
import { ALL_WORDS } from "#words/all-words.ts";
import { addressIn } from "#words/language-address.ts";
import { pageLanguage } from "./page-language.ts";
import { root } from "./setup.mjs";

const config = readConfig(process.env);
const port = config.port || (await freePort(config.host));
const url = localAddress(config.host, port);
const language = pageLanguage(process.env.SITE_LANGUAGE);
const server = createServer();
const vite = await createVite({ root, server: { middlewareMode: { server } }, appType: "custom" });
const app = await createSite(config, url, vite);
const listener = getRequestListener(async (request, env) => {
  const response = await app.fetch(request, env as HttpBindings);
  // Vite adds scripts and styles that the content policy does not know.
  response.headers.delete("content-security-policy");
  return response;
});
server.on("request", (request, response) => vite.middlewares(request, response, () => listener(request, response)));
await listen(server, config.host, port);
console.log(`Diagonal is at ${url}${language.path} and follows your changes.`);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));

/** The site as in production, apart from its pages: Vite loads those of one language again for each request. */
async function createSite(config: Config, url: string, vite: ViteDevServer) {
  const { dataDir, trustedProxies } = config;
  const site = siteOf(config, url);
  const log = await createLog(config.log);
  const { articles, quickArticles, figures } = await openArticles(config);
  const renderPage: RenderPage = async (request, using) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    const response = await createRenderer(build, { site, log, mode: "development" })(request, using);
    // A cached page would not show the next change.
    response.headers.set("cache-control", "no-store");
    return response;
  };
  return createApp({
    site,
    languages: ALL_WORDS.map((words) => ({
      words,
      renderPage: words.path === language.path ? renderPage : leadToPages,
    })),
    articles,
    quickArticles,
    drawFigures: (addresses) => figures.draw(addresses),
    assets: new Map(),
    cache: new ResponseCache({ maxBytes: 1_000_000, revision: () => quickArticles.revision() }),
    mediaDir: join(dataDir, "media"),
    trustedProxies,
    log,
    metrics: createMetrics(),
  });
}

/** The pages of the other languages are not served. */
async function leadToPages(): Promise<Response> {
  return new Response(null, { status: 302, headers: { location: addressIn(language, "/") } });
}
