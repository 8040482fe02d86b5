import { type Context, Hono } from "hono";
import { readSearch, searchOf } from "../../comparison/address.ts";
import { describeComparison } from "../../drawing/text-alternative.ts";
import { renderPageSvg, renderSvg } from "../../drawing/writers/svg-file.ts";
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
    const { screens, alignment } = comparisonOf(c);
    c.header("Content-Type", "image/svg+xml; charset=utf-8");
    return c.body(renderPageSvg(screens, alignment), 200, HEADERS);
  });
  app.get("/comparison.png", async (c) => {
    const { screens, alignment } = comparisonOf(c);
    const png = await paintPng(renderSvg(screens, alignment), describeComparison(screens));
    return c.body(png, 200, { ...HEADERS, "Content-Type": "image/png" });
  });
  return app;
}

/** The same comparison has one key, however its address is written; null for other paths. */
export function pictureKey(c: Context): string | null {
  if (c.req.path !== "/comparison.svg" && c.req.path !== "/comparison.png") return null;
  const { screens, alignment } = comparisonOf(c);
  return `${c.req.path}?${searchOf(screens, alignment)}`;
}

function comparisonOf(c: Context) {
  const [, search = ""] = /\?(.*)$/s.exec(requestTarget(c.req.url)) ?? [];
  const { state, alignment } = readSearch(new URLSearchParams(search));
  return { screens: state.entries.map(({ screen }) => screen), alignment };
}
