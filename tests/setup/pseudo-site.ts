/**
 * `NODE_ENV=production node tools/run.mjs tests/setup/pseudo-site.ts`: the built site with a few articles, in the pseudo-language. The server gets it as it gets any
 * language. The build has English only, so the one script that chooses the language in the browser is changed as it is sent.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { transformWithOxc } from "vite";
import { createApp } from "#server/app.ts";
import { createMetrics } from "#server/middleware/metrics.ts";
import { createRenderer } from "#server/render-page.ts";
import { ResponseCache } from "#server/responses/response-cache.ts";
import { StoredResponse } from "#server/responses/stored-response.ts";
import { type Assets, readAssets } from "#server/routes/assets.ts";
import { ensureBuilt } from "#tools/build.ts";
import { root } from "#tools/setup.mjs";
import { en } from "#words/en/en.ts";
import { MemoryArticles, testArticle } from "../server/memory-articles.ts";
import { serveApp } from "../server/serve-app.ts";
import { freePort } from "./free-port.ts";
import { PSEUDO_LANGUAGE, pseudoWords } from "./pseudo-language.ts";

/** English, as the build writes it. */
const ENGLISH = /\{lang:`en`,dir:`ltr`,words:\(\{en:(\w+)\}\)=>\1\}/;

await ensureBuilt();
const port = await freePort();
const site = { url: `http://127.0.0.1:${port}`, contactEmail: "hello@diagonal.test", articlesOrigin: null };
const articles = MemoryArticles.holding(["One", "Two"].map(articleOf));
const log = pino({ level: "error" });
const metrics = createMetrics();
const build = await import(pathToFileURL(join(root, "build", "server", "index.js")).href);
const app = createApp({
  site,
  words: pseudoWords(en),
  articles,
  quickArticles: articles,
  drawFigures: async () => new Map(),
  renderPage: createRenderer(build, { site, language: PSEUDO_LANGUAGE, log }),
  assets: await withPseudoLanguage(join(root, "build", "client")),
  cache: new ResponseCache({ maxBytes: 50_000_000, revision: () => articles.revision() }),
  mediaDir: "/nowhere",
  trustedProxies: 0,
  log,
  metrics,
});
await serveApp({ app, metrics }, port);
console.log(site.url);

/** Marked as if it were words, since articles are documents of their own. */
function articleOf(name: string, index: number) {
  const text = `«An article about ${name}.»`;
  return testArticle(index + 1, `«${name}»`, {
    summary: text,
    content: `<p>${text}</p><h2>${text}</h2><p>${text}</p>`,
  });
}

async function withPseudoLanguage(folder: string): Promise<Assets> {
  const assets = new Map(readAssets(folder));
  const scripts = [...assets.keys()].filter((path) => path.endsWith(".js"));
  const choosing = scripts.filter((path) => ENGLISH.test(readFileSync(join(folder, path), "utf8")));
  const [path] = choosing;
  if (path === undefined || choosing.length > 1)
    throw new Error(`${choosing.length} scripts have the English language.`);
  const tool = join(import.meta.dirname, "pseudo-language.ts");
  const { code } = await transformWithOxc(readFileSync(tool, "utf8"), tool);
  const pseudo = `const PSEUDO=(()=>{${code.replaceAll(/^export /gm, "")};return PSEUDO_LANGUAGE})();`;
  const script = pseudo + readFileSync(join(folder, path), "utf8").replace(ENGLISH, "PSEUDO");
  assets.set(path, new StoredResponse({ "content-type": "text/javascript" }, Buffer.from(script)));
  return assets;
}
