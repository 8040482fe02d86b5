import { type App, createApp, type HandlePage } from "../../src/server/app.ts";
import { REVISION_SHARED_MS } from "../../src/server/http/limits.ts";
import { SILENT_LOG } from "../../src/server/http/log.ts";
import type { StaticFiles } from "../../src/server/http/static-files.ts";
import { MemoryArticles } from "./memory-articles.ts";

export const TEST_SITE = { url: "https://diagonal.test", contactEmail: "hello@diagonal.test", apiBase: "/api" };

interface TestAppOptions {
  articles?: MemoryArticles;
  handlePage?: HandlePage;
  files?: StaticFiles;
  mediaDir?: string;
  apiBase?: string;
}

/** The site without a build and without a socket. */
export function testApp({ articles = new MemoryArticles(), apiBase = "/api", ...more }: TestAppOptions = {}) {
  const app: App = createApp({
    site: { ...TEST_SITE, apiBase },
    articles,
    handlePage: more.handlePage ?? listTitles,
    files: more.files ?? new Map(),
    mediaDir: more.mediaDir ?? "/nowhere",
    mediaElsewhere: apiBase.startsWith("/") ? null : new URL(apiBase).origin,
    log: SILENT_LOG,
  });
  const request = async (path: string, init?: RequestInit) => {
    // Whoever has learnt of a publication comes a moment later.
    await new Promise((resolve) => setTimeout(resolve, 2 * REVISION_SHARED_MS));
    return app.fetch(new Request(`http://localhost${path}`, init));
  };
  return { app, articles, request };
}

/** A page in the application's manner: titles from the articles, one marked script of its own, styles in the head. */
export const listTitles: HandlePage = async (request, { articles, nonce }) => {
  const { pathname } = new URL(request.url);
  if (!["/", "/info"].includes(pathname)) return new Response(null, { status: 302, headers: { location: "/" } });
  const { infos } = await articles.list({ search: "", page: 1 });
  const html = `<!DOCTYPE html><html><head><style>p{color:red}</style></head><body>${infos
    .map(({ title }) => `<p>${title}</p>`)
    .join("")}${"<p>More.</p>".repeat(200)}<script nonce="${nonce}">start()</script></body></html>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
};
