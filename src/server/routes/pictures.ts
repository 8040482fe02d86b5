import { type Context, Hono } from "hono";
import { comparisonSearch, readComparison } from "../../comparison/address.ts";
import type { Comparison } from "../../comparison/state.ts";
import { comparisonSpeech } from "../../drawing/comparison-speech.ts";
import { renderPageSvg, renderSvg } from "../../drawing/svg.ts";
import { DRAWING_ALONE } from "../middleware/security-headers.ts";
import { paintPng } from "../pictures/png.ts";
import { requestTarget } from "../request-target.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";

const HEADERS = {
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": DRAWING_ALONE,
  "Cache-Control": SHARED_CACHE_CONTROL,
};

/** `/comparison.svg` and `/comparison.png`: the drawing that the query describes, with at most ten screens. */
export function pictureRoutes(): Hono {
  const app = new Hono();
  app.get("/comparison.svg", (c) => {
    const { screens, arrangement } = comparisonOf(c);
    c.header("Content-Type", "image/svg+xml; charset=utf-8");
    return c.body(renderPageSvg(screens, arrangement), 200, HEADERS);
  });
  app.get("/comparison.png", async (c) => {
    const { screens, arrangement } = comparisonOf(c);
    const png = await paintPng(renderSvg(screens, arrangement), comparisonSpeech(screens));
    return c.body(png, 200, { ...HEADERS, "Content-Type": "image/png" });
  });
  return app;
}

/** The same comparison has one key, however its address is written; null for other paths. */
export function pictureKey(c: Context): string | null {
  if (c.req.path !== "/comparison.svg" && c.req.path !== "/comparison.png") return null;
  return `${c.req.path}${comparisonSearch(comparisonOf(c))}`;
}

function comparisonOf(c: Context): Comparison {
  const [, search = ""] = /\?(.*)$/s.exec(requestTarget(c.req.url)) ?? [];
  return readComparison(new URLSearchParams(search)).comparison;
}
