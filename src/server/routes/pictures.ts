import { Hono } from "hono";
import { comparisonSearch, readComparison } from "../../comparison/address.ts";
import { describeComparison } from "../../comparison/screen-text.ts";
import type { Comparison } from "../../comparison/state.ts";
import type { ArticleReader } from "../../domain/article/ports.ts";
import { renderShareImage } from "../../drawing/svg/share-image.ts";
import { FILE_SCHEMES, type FileScheme, renderSvgFile } from "../../drawing/svg/svg-file.ts";
import { SVG_CSP } from "../middleware/security-headers.ts";
import { paintPng } from "../pictures/png.ts";
import { queryOf } from "../request-target.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";

const HEADERS = {
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": SVG_CSP,
  "Cache-Control": SHARED_CACHE_CONTROL,
};
const SVG = { ...HEADERS, "Content-Type": "image/svg+xml; charset=utf-8" };
const PNG = { ...HEADERS, "Content-Type": "image/png" };

/** The address of pictures in links that were shared before `/share.png` existed. */
const FORMER_PNG = "/comparison.png";

const PATHS = ["/comparison.svg", "/share.svg", "/share.png", FORMER_PNG];

interface PictureEnv {
  Variables: { comparison: Comparison; factor: 1 | 2; scheme: FileScheme; cacheKey: string };
}

/** Mounted before the cache: one comparison has one key, however its address is written. */
export const comparisonRoutes = new Hono<PictureEnv>().on("GET", PATHS, (c, next) => {
  const query = queryOf(c.req.url);
  const { comparison } = readComparison(query);
  const factor = query.get("size") === "2" ? 2 : 1;
  const scheme = FILE_SCHEMES.find((name) => name === query.get("scheme")) ?? "reader";
  c.set("comparison", comparison);
  c.set("factor", factor);
  c.set("scheme", scheme);
  c.set("cacheKey", `${c.req.path}${comparisonSearch(comparison)} ${factor} ${scheme}`);
  return next();
});

interface PictureOptions {
  readonly siteUrl: string;
  readonly articles: ArticleReader;
}

/**
 * `/comparison.svg` is the drawing that the query describes, for an article or another site, with
 * `scheme=light` or `scheme=dark` always in those colours. `/share.svg` and `/share.png` (twice as large
 * with `size=2`) have the answer too. `/share/{id}.png` is an article's title over its first comparison.
 */
export function pictureRoutes({ siteUrl, articles }: PictureOptions): Hono<PictureEnv> {
  const { host } = new URL(siteUrl);
  return new Hono<PictureEnv>()
    .get("/comparison.svg", (c) => c.body(renderSvgFile(c.get("comparison"), c.get("scheme")), 200, SVG))
    .get("/share.svg", (c) => c.body(renderShareImage(c.get("comparison"), { host }), 200, SVG))
    .on("GET", ["/share.png", FORMER_PNG], async (c) => {
      const comparison = c.get("comparison");
      const picture = renderShareImage(comparison, { host });
      return c.body(await paintPng(picture, describeComparison(comparison), c.get("factor")), 200, PNG);
    })
    .get("/share/:file", async (c, next) => {
      const id = /^(.+)\.png$/s.exec(c.req.param("file"))?.[1];
      if (id === undefined) return next();
      const article = await articles.get(id);
      const search = /"\/comparison\.svg(\?[^"]*)"/.exec(article?.content ?? "")?.[1]?.replaceAll("&amp;", "&");
      if (article === null || search === undefined) return c.notFound();
      const { comparison } = readComparison(new URLSearchParams(search));
      const picture = renderShareImage(comparison, { host, headline: article.title });
      return c.body(await paintPng(picture, article.title), 200, PNG);
    });
}
