import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { getMimeType } from "hono/utils/mime";
import { DRAWING_ALONE, securityHeaders } from "../middleware/security-headers.ts";
import { requestTarget } from "../request-target.ts";
import { IMMUTABLE } from "../responses/cache-control.ts";

/** Names as the publisher makes them; nothing that climbs, hides or is absolute. */
const SAFE_PATH = /^\/media\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;

/**
 * The pictures that came with the articles. They are published while the site serves, so each is read from the folder
 * when it is asked for. A name changes with its content, so it serves as the ETag.
 * @param folder the folder of the pictures
 * @param elsewhere origin of the host that has the pictures this one lacks; null when there is none
 */
export function mediaRoutes(folder: string, elsewhere: string | null): Hono {
  const app = new Hono();
  app.get("/media/*", securityHeaders, etag(), async (c) => {
    const [path = "", name] = SAFE_PATH.exec(requestTarget(c.req.url).split("?", 1)[0] ?? "") ?? [];
    if (name === undefined) return c.notFound();
    const picture = await readFile(join(folder, name)).catch(() => null);
    if (picture === null) return elsewhere === null ? c.notFound() : c.redirect(elsewhere + path, 307);
    return c.body(picture, 200, {
      "Content-Type": getMimeType(path) ?? "application/octet-stream",
      "Content-Length": String(picture.length),
      "Cache-Control": IMMUTABLE,
      ETag: `"${name}"`,
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": DRAWING_ALONE,
    });
  });
  return app;
}
