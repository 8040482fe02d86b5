import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { DATA_HEADERS, SVG_CSP } from "../middleware/security-headers.ts";
import { IMMUTABLE } from "../responses/cache-control.ts";
import type { Bytes } from "../responses/content-encoding.ts";
import { problem } from "../responses/problem.ts";
import { StoredResponse } from "../responses/stored-response.ts";

/** The built site's files by their path from the root, held in memory with their compressed variants. */
export type Assets = ReadonlyMap<string, StoredResponse>;

/** Files under this path have a hash in their name and never change. */
const HASHED = "/assets/";

/** Sends the built files; a missing one under `/assets/` is a 404 (D19), any other path is left to the next route. */
export function assetRoutes(assets: Assets): Hono {
  const app = new Hono();
  app.get("*", async (c, next) => {
    const asset = assets.get(c.req.path);
    if (asset) return asset.respond(c);
    const isFile = c.req.path.startsWith(HASHED) && /\.[^/]*$/.test(c.req.path);
    return isFile ? problem(404, "There is no such file.") : next();
  });
  return app;
}

/** Reads the folder of the build, with the compressed `.br` and `.gz` files beside the others. */
export function readAssets(folder: string, { offline = true }: { offline?: boolean } = {}): Assets {
  const files = new Map<string, Bytes>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
    // Folders that begin with a dot hold files of the build, not of the site.
    if (entry.isFile() && !path.includes("/.")) files.set(path, readFileSync(join(folder, path)));
  }
  const assets = new Map<string, StoredResponse>();
  for (const [path, body] of files) {
    if (/\.(br|gz)$/.test(path)) continue;
    const [br, gzip] = [files.get(`${path}.br`), files.get(`${path}.gz`)];
    assets.set(path, new StoredResponse(headersOf(path), body, { ...(br && { br }), ...(gzip && { gzip }) }));
  }
  // The kill switch: a worker that removes itself, in place of the one of each language.
  if (!offline) {
    for (const path of assets.keys()) {
      if (/^\/sw[\w-]*\.js$/.test(path)) assets.set(path, assets.get("/sw-off.js") as StoredResponse);
    }
  }
  return assets;
}

function headersOf(path: string): Record<string, string> {
  const isWorker = path.startsWith("/sw");
  return {
    "content-type": getMimeType(path) ?? "application/octet-stream",
    "cache-control": path.startsWith(HASHED) ? IMMUTABLE : isWorker ? "no-cache" : "public, max-age=3600",
    ...DATA_HEADERS,
    ...(path.endsWith(".svg") && { "content-security-policy": SVG_CSP }),
    ...(isWorker && { "content-security-policy": "default-src 'none'; connect-src 'self'" }),
  };
}
