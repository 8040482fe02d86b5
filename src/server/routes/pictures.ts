import { Hono } from "hono";
import { comparisonSearch, readComparison } from "../../comparison/address.ts";
import { describeComparison } from "../../comparison/screen-text.ts";
import type { Comparison } from "../../comparison/state.ts";
import { renderPageSvg, renderSvg } from "../../drawing/writers/svg-file.ts";
import { SVG_CSP } from "../middleware/security-headers.ts";
import { paintPng } from "../pictures/png.ts";
import { requestTarget } from "../request-target.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";

const HEADERS = {
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": SVG_CSP,
  "Cache-Control": SHARED_CACHE_CONTROL,
};

const PATHS = ["/comparison.svg", "/comparison.png"];

interface PictureEnv {
  Variables: { comparison: Comparison; cacheKey: string };
}

/** Mounted before the cache: one comparison has one key, however its address is written. */
export const comparisonRoutes = new Hono<PictureEnv>().on("GET", PATHS, (c, next) => {
  const comparison = comparisonAt(requestTarget(c.req.url));
  c.set("comparison", comparison);
  c.set("cacheKey", `${c.req.path}${comparisonSearch(comparison)}`);
  return next();
});

/** `/comparison.svg` and `/comparison.png`: the drawing that the query describes, with at most ten screens. */
export const pictureRoutes = new Hono<PictureEnv>()
  .get("/comparison.svg", (c) => {
    const comparison = c.get("comparison");
    c.header("Content-Type", "image/svg+xml; charset=utf-8");
    return c.body(renderPageSvg(comparison.screens, comparison), 200, HEADERS);
  })
  .get("/comparison.png", async (c) => {
    const { screens, ...view } = c.get("comparison");
    const png = await paintPng(renderSvg(screens, view), describeComparison(screens, view));
    return c.body(png, 200, { ...HEADERS, "Content-Type": "image/png" });
  });

function comparisonAt(target: string): Comparison {
  return readComparison(new URLSearchParams(/\?(.*)$/s.exec(target)?.[1] ?? "")).comparison;
}
