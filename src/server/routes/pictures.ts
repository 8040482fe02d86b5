import { type Context, Hono, type Next } from "hono";
import { comparisonSearch, readComparison } from "#comparison/address.ts";
import { type Focus, readFocus } from "#comparison/focus.ts";
import { readShortPicture } from "#comparison/short-address.ts";
import type { Comparison } from "#comparison/state.ts";
import { plainAddress } from "#domain/article/html-address.ts";
import type { ArticleReader } from "#domain/article/ports.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import { renderLiveFigure } from "#drawing/svg/live-figure.ts";
import { renderShareImage } from "#drawing/svg/share-image.ts";
import { FILE_SCHEMES, type FileScheme, renderSvgFile, renderThumbnail } from "#drawing/svg/svg-file.ts";
import type { Language } from "#words/language.ts";
import { pathBelow } from "#words/language-address.ts";
import type { Words } from "#words/words.ts";
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

/** A part of our own pages, for no other site. */
const FIGURE = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": SHARED_CACHE_CONTROL,
  "X-Robots-Tag": "noindex",
};

const SHARE_PNG = "/share.png";

const FIGURE_PATH = "/figure";

const PATHS = ["/comparison.svg", "/share.svg", SHARE_PNG, FORMER_PNG];

/** `size=2` is twice as large, `size=thumbnail` is for the card of an article. */
const SIZES = ["1", "2", "thumbnail"] as const;
type PictureSize = (typeof SIZES)[number];

interface PictureEnv {
  Variables: {
    comparison: Comparison;
    focus: Focus;
    size: PictureSize;
    scheme: FileScheme;
    picture: string;
    cacheKey: string;
  };
}

type PictureContext = Context<PictureEnv>;

/** Mounted before the cache: one comparison has one key in each language, however its address is written. */
export function comparisonRequests(language: Language): Hono<PictureEnv> {
  return new Hono<PictureEnv>().on("GET", PATHS, prepareQuery(language)).get("*", (c, next) => {
    const comparison = readShortPicture(pathBelow(language, c.req.path) ?? "", findModels);
    if (comparison === null) return next();
    return prepare(c, next, { ...comparison, lengths: language.lengths }, language.path + SHARE_PNG);
  });
}

/** Mounted before the cache, too. */
export function figureRequests(english: Language): Hono<PictureEnv> {
  return new Hono<PictureEnv>().on("GET", FIGURE_PATH, prepareQuery(english));
}

function prepareQuery({ lengths }: Language) {
  return (c: PictureContext, next: Next) =>
    prepare(c, next, readComparison(queryOf(c.req.url), lengths).comparison, c.req.path);
}

/** @param path of the picture, however its address is written */
function prepare(c: PictureContext, next: Next, comparison: Comparison, path: string) {
  const query = queryOf(c.req.url);
  const focus = readFocus(query, comparison);
  const size = SIZES.find((name) => name === query.get("size")) ?? "1";
  const scheme = FILE_SCHEMES.find((name) => name === query.get("scheme")) ?? "reader";
  c.set("comparison", comparison);
  c.set("focus", focus);
  c.set("size", size);
  c.set("scheme", scheme);
  c.set("cacheKey", `${path}${comparisonSearch(comparison, "in")} ${focus} ${size} ${scheme}`);
  c.set("picture", path);
  return next();
}

interface PictureOptions {
  readonly words: Words;
  readonly siteUrl: string;
}

/**
 * `/comparison.svg` is the drawing that the query describes, for an article or another site, with
 * `scheme=light` or `scheme=dark` always in those colours, with `size=thumbnail` for the card of an article. `/share.svg` and `/share.png` (twice as large
 * with `size=2`) have the answer too; `/27-vs-34.png` is the latter of a short address.
 */
export function comparisonRoutes({ words, siteUrl }: PictureOptions): Hono<PictureEnv> {
  const { host } = new URL(siteUrl);
  const painted = [SHARE_PNG, FORMER_PNG].map((picture) => words.path + picture);
  return new Hono<PictureEnv>()
    .get("/comparison.svg", (c) => {
      const render = c.get("size") === "thumbnail" ? renderThumbnail : renderSvgFile;
      return c.body(render(c.get("comparison"), { words, scheme: c.get("scheme"), focus: c.get("focus") }), 200, SVG);
    })
    .get("/share.svg", (c) =>
      c.body(renderShareImage(c.get("comparison"), { words, host, focus: c.get("focus") }), 200, SVG),
    )
    .get("*", async (c, next) => {
      if (!painted.includes(c.get("picture"))) return next();
      const comparison = c.get("comparison");
      const picture = renderShareImage(comparison, { words, host, focus: c.get("focus") });
      return c.body(
        await paintPng(picture, words.description.describeComparison(comparison), c.get("size") === "2" ? 2 : 1),
        200,
        PNG,
      );
    });
}

/**
 * For articles, which are English: `/figure` is a drawing as a part of a page, `/share/{id}.png` an article's title over
 * the first comparison that it draws or links.
 */
export function articlePictureRoutes({
  words,
  siteUrl,
  articles,
}: PictureOptions & { readonly articles: ArticleReader }): Hono {
  const { host } = new URL(siteUrl);
  return new Hono()
    .get(FIGURE_PATH, (c) => c.body(renderLiveFigure(queryOf(c.req.url), words), 200, FIGURE))
    .get("/share/:file", async (c, next) => {
      const id = /^(.+)\.png$/s.exec(c.req.param("file"))?.[1];
      if (id === undefined) return next();
      const article = await articles.get(id);
      const search = / (?:src="\/comparison\.svg|href="\/)(\?[^"]*)"/.exec(article?.content ?? "")?.[1];
      if (article === null || search === undefined) return c.notFound();
      const query = new URLSearchParams(plainAddress(search));
      const { comparison } = readComparison(query, words.lengths);
      const focus = readFocus(query, comparison);
      const picture = renderShareImage(comparison, { words, host, focus, headline: article.title });
      return c.body(await paintPng(picture, article.title), 200, PNG);
    });
}
