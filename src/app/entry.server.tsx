import { readFile } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { ServedArticles } from "#domain/article/ports.ts";
import { contentOf, FigureSource, figureAddresses } from "./articles/article-figures.ts";
import { articlesContext, figuresContext, nonceContext, type Site, siteContext } from "./context.ts";
import { stylesheetPaths, withLatePreloads, withRequestedQuery } from "./navigation/router-internals.ts";
import { InlineScriptNonce, InlineStyles } from "./startup/inline-script.tsx";

/** In milliseconds. */
const RENDER_TIMEOUT = 10_000;

/** Creates the context of one request's loaders. */
export function createRequestContext(values: {
  articles: ServedArticles;
  drawFigures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  site: Site;
  nonce: string;
}): RouterContextProvider {
  const { articles, drawFigures } = values;
  const context = new RouterContextProvider();
  const figures = new Map<string, string>();
  context.set(figuresContext, figures);
  context.set(articlesContext, {
    list: (query) => articles.list(query),
    lead: () => articles.lead(),
    async get(id) {
      const article = await articles.get(id);
      const addresses = figureAddresses(article?.content ?? "");
      if (addresses.length > 0) for (const [address, svg] of await drawFigures(addresses)) figures.set(address, svg);
      return article;
    },
  });
  context.set(siteContext, values.site);
  context.set(nonceContext, values.nonce);
  return context;
}

/** Renders the whole page before it is sent, so that the server can cache it and hash its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const figures = context.get(figuresContext);
  const figureOf = (address: string) => {
    const svg = figures.get(address);
    return svg === undefined ? null : contentOf(svg);
  };
  const styles = import.meta.env.PROD ? await readStyles(routerContext) : "";
  const html = await renderToText(
    <InlineStyles value={styles}>
      <InlineScriptNonce value={nonce}>
        <FigureSource value={figureOf}>
          <ServerRouter context={withRequestedQuery(routerContext, request)} url={request.url} nonce={nonce} />
        </FigureSource>
      </InlineScriptNonce>
    </InlineStyles>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withLatePreloads(html), { status, headers });
}

function renderToText(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error("The page took too long to render.")), RENDER_TIMEOUT);
    const stream = renderToPipeableStream(page, {
      nonce,
      // Otherwise React would put the end of a long page into scripts that move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(stream.pipe(new PassThrough())));
      },
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

let cachedStyles: Promise<string> | undefined;

/** Reads the build's one stylesheet, which lies beside the server's bundle, once. */
function readStyles(routerContext: EntryContext): Promise<string> {
  cachedStyles ??= Promise.all(
    stylesheetPaths(routerContext).map((path) => readFile(new URL(`../client${path}`, import.meta.url), "utf8")),
  ).then((sheets) => sheets.join("\n"));
  return cachedStyles;
}
