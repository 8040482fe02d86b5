import { readFile } from "node:fs/promises";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import type { ArticleReader } from "../domain/article/ports.ts";
import { articlesContext, nonceContext, type Site, siteContext } from "./context.ts";
import { InlineScriptMark } from "./startup/inline-script.tsx";
import { InlineStyles } from "./startup/inline-styles.ts";

/** Rendering that has not finished by then is given up, in milliseconds. */
const RENDER_TIMEOUT = 10_000;

/**
 * React Router's `<Scripts>` preloads the page's scripts. The served page needs none for its first paint, and browsers
 * fetch preloads before it. docs/decisions/0004-scripts-after-the-first-paint.md
 */
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/** What the server hands to the loaders of one request. */
export function createRequestContext(values: {
  articles: ArticleReader;
  site: Site;
  nonce: string;
}): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(articlesContext, values.articles);
  context.set(siteContext, values.site);
  context.set(nonceContext, values.nonce);
  return context;
}

/** Renders the whole page before it is sent, so that it can be kept, hashed and shared as one finished piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const styles = import.meta.env.PROD ? await readStyles(routerContext) : "";
  const html = await renderToText(
    <InlineStyles value={styles}>
      <InlineScriptMark value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </InlineScriptMark>
    </InlineStyles>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html.replaceAll(MODULE_PRELOADS, ""), { status, headers });
}

function renderToText(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const timer = setTimeout(() => stream.abort(new Error("The page took too long to render.")), RENDER_TIMEOUT);
    const settle = () => clearTimeout(timer);
    const stream = renderToPipeableStream(page, {
      nonce,
      // Of a long page React sets finished parts aside, for a script to put in place; here nobody waits for a part.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        settle();
        stream.pipe(collect);
      },
      onError(error) {
        settle();
        reject(error);
      },
    });
  });
}

let keptStyles: Promise<string> | undefined;

/** The one stylesheet of the build, which stands beside the server's bundle. Read once. */
function readStyles(routerContext: EntryContext): Promise<string> {
  const files = routerContext.manifest.routes.root?.css ?? [];
  keptStyles ??= Promise.all(files.map((file) => readFile(new URL(`../client${file}`, import.meta.url), "utf8"))).then(
    (texts) => texts.join("\n"),
  );
  return keptStyles;
}
