// @ts-check
/** The same application as in production, but with pages that Vite serves from their sources. Started by dev.mjs. */
import { createServer } from "node:http";
import { join } from "node:path";
import { createRequestHandler } from "react-router";
import { createServer as createVite } from "vite";
import { createApp } from "../src/server/app.ts";
import { localAddress, readConfig } from "../src/server/config.ts";
import { SILENT_LOG } from "../src/server/http/log.ts";
import { replyWith } from "../src/server/http/reply.ts";
import { targetOf } from "../src/server/http/request-target.ts";
import { openArticleStore } from "../src/storage/open-article-store.ts";
import { root } from "./setup.mjs";

const config = readConfig(process.env);
const server = createServer();
const vite = await createVite({ root, server: { middlewareMode: { server } }, appType: "custom" });
const { dataDir, databaseUrl } = config;
const articles = await openArticleStore({ dataDir, ...(databaseUrl && { databaseUrl }) });
const url = localAddress(config.host, config.port);
const site = { url, contactEmail: config.contactEmail, apiBase: "/api" };

const app = createApp({
  site,
  articles,
  handlePage,
  files: new Map(),
  mediaDir: join(dataDir, "media"),
  mediaElsewhere: null,
  log: { ...SILENT_LOG, error: (_event, error) => console.error(error) },
});
server.on("request", (incoming, outgoing) => vite.middlewares(incoming, outgoing, () => serve(incoming, outgoing)));
server.listen(config.port, config.host, () => console.log(`Diagonal is at ${url}, and follows your changes.`));

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
    await articles.close();
    process.exit(0);
  });
}

/**
 * @param {import("node:http").IncomingMessage} incoming
 * @param {import("node:http").ServerResponse} outgoing
 */
async function serve({ method = "", url = "", headers: asked }, outgoing) {
  const terms = { method, acceptEncoding: asked["accept-encoding"], ifNoneMatch: asked["if-none-match"] };
  const reply = await replyWith(await app.answer({ method, ...targetOf(url) }), terms);
  // Vite's own scripts and styles stand in the page as they are.
  const { "content-security-policy": _, ...headers } = reply.head.headers;
  outgoing.writeHead(reply.status, headers).end(reply.body);
}

/** @type {import("../src/server/app.ts").HandlePage} */
async function handlePage(request, { articles: reader, nonce }) {
  const build = /** @type {import("react-router").ServerBuild} */ (
    await vite.ssrLoadModule("virtual:react-router/server-build")
  );
  const entry = /** @type {typeof import("../src/app/entry.server.tsx")} */ (
    /** @type {unknown} */ (build.entry.module)
  );
  const handle = createRequestHandler(build, "development");
  const response = await handle(request, entry.createRequestContext({ articles: reader, site, nonce }));
  // A page that is kept would not show the next change.
  response.headers.set("cache-control", "no-store");
  return response;
}
