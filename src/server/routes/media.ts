import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { getMimeType } from "hono/utils/mime";
import { SVG_CSP, securityHeaders } from "../middleware/security-headers.ts";
import { requestTarget } from "../request-target.ts";
import { IMMUTABLE } from "../responses/cache-control.ts";

/** Names as the publisher makes them: no `..`, no hidden file, no absolute path. */
const SAFE_PATH = /^\/media\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;

/**
 * The articles' pictures. They are read from the folder for each request, since publishing adds some while the site
 * serves. A picture's name changes with its content, so the name is its ETag.
 * @param remoteOrigin origin of the host whose articles this site shows, which has their pictures; null without one
 */
export function mediaRoutes(folder: string, remoteOrigin: string | null): Hono {
  const app = new Hono();
  app.get("/media/*", securityHeaders, etag(), async (c) => {
    const [path = "", name] = SAFE_PATH.exec(requestTarget(c.req.url).split("?", 1)[0] ?? "") ?? [];
    if (name === undefined) return c.notFound();
    const picture = await readFile(join(folder, name)).catch(() => null);
    if (picture === null) return remoteOrigin === null ? c.notFound() : c.redirect(remoteOrigin + path, 307);
    return c.body(picture, 200, {
      "Content-Type": getMimeType(path) ?? "application/octet-stream",
      "Content-Length": String(picture.length),
      "Cache-Control": IMMUTABLE,
      ETag: `"${name}"`,
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": SVG_CSP,
    });
  });
  return app;
}
