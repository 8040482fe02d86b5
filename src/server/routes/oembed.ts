import { Hono } from "hono";
import { parseScreens, readComparison } from "#comparison/address.ts";
import { readShortAddress } from "#comparison/short-address.ts";
import type { Comparison } from "#comparison/state.ts";
import { articleIdAt } from "#domain/article/article-address.ts";
import { isArticleId } from "#domain/article/article-id.ts";
import type { ArticleReader } from "#domain/article/ports.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type EmbedSite, frameCode, pictureAddress } from "#drawing/embed/embed-code.ts";
import { EMBED_LEAST_HEIGHT, EMBED_LEAST_WIDTH, EMBED_WIDTH, embedHeight } from "#drawing/embed/embed-size.ts";
import { type EmbedTheme, readEmbedTheme } from "#drawing/embed/embed-style.ts";
import { SHARE_SIZE } from "#drawing/svg/svg-file.ts";
import { languageAt } from "#words/language-address.ts";
import type { Words } from "#words/words.ts";
import { queryOf } from "../request-target.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";
import { problem } from "../responses/problem.ts";

const HEADERS = {
  "cache-control": SHARED_CACHE_CONTROL,
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

interface OembedOptions {
  readonly languages: readonly Words[];
  readonly siteUrl: string;
  readonly articles: ArticleReader;
}

/**
 * `/oembed?url=…` describes a comparison or an article for a site that shows more than its link, in the language of the
 * address (oEmbed 1.0, D41).
 */
export function oembedRoute({ languages, siteUrl, articles }: OembedOptions): Hono {
  const provider = { version: "1.0", provider_name: "Diagonal", provider_url: siteUrl };
  return new Hono().get("/oembed", async (c) => {
    const query = queryOf(c.req.url);
    if ((query.get("format") ?? "json") !== "json") return problem(501, "Only the format json is supported.");
    const address = ownAddress(query.get("url"), siteUrl);
    if (address === null) return problem(404, "There is no comparison or article at this address.");

    const { language: words, path } = languageAt(address.pathname, languages);
    const comparison = comparisonAt(path, address.searchParams, words.lengths);
    if (comparison !== null) {
      const room = { width: limitOf(query.get("maxwidth")), height: limitOf(query.get("maxheight")) };
      // A frame's own address says in which colours it shows.
      const theme = readEmbedTheme(path === "/embed" ? address.searchParams.get("theme") : null);
      return c.json(
        {
          ...provider,
          ...unfolded(comparison, {
            title: words.titles.comparisonQuestion(comparison),
            site: { siteUrl: siteUrl + words.path, lengths: words.lengths },
            theme,
            room,
          }),
        },
        200,
        HEADERS,
      );
    }
    const id = articleIdAt(path);
    const article = id !== null && isArticleId(id) ? await articles.get(id) : null;
    if (article === null) return problem(404, "There is no comparison or article at this address.");
    return c.json({ ...provider, type: "link", title: article.title }, 200, HEADERS);
  });
}

/** Null for an address of another site, or one that is none. */
function ownAddress(text: string | null, siteUrl: string): URL | null {
  const address = URL.parse(text ?? "");
  return address?.origin === new URL(siteUrl).origin ? address : null;
}

/** Null for an address of something else, or of screens that mean nothing. */
function comparisonAt(path: string, query: URLSearchParams, lengths: Unit): Comparison | null {
  if (path !== "/" && path !== "/embed") {
    const comparison = readShortAddress(path, findModels);
    return comparison && { ...comparison, lengths };
  }
  const { screens, unreadable } = parseScreens(query.get("screens") ?? "");
  return screens.length === 0 && unreadable.length > 0 ? null : readComparison(query, lengths).comparison;
}

/** A number of pixels that the caller has room for; without one there is as much as is needed. */
function limitOf(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? "") ? Number(text) : Number.POSITIVE_INFINITY;
}

interface UnfoldOptions {
  readonly title: string;
  readonly site: EmbedSite;
  readonly theme: EmbedTheme;
  readonly room: Size;
}

function unfolded(comparison: Comparison, { title, site, theme, room }: UnfoldOptions) {
  const width = Math.min(EMBED_WIDTH, room.width);
  // A lower frame scrolls.
  const height = Math.min(embedHeight(width), room.height);
  const picture = {
    thumbnail_url: pictureAddress(comparison, site, "png", theme),
    thumbnail_width: SHARE_SIZE.width,
    thumbnail_height: SHARE_SIZE.height,
  };
  const fits = SHARE_SIZE.width <= room.width && SHARE_SIZE.height <= room.height;
  const thumbnail = fits ? picture : {};
  if (width < EMBED_LEAST_WIDTH || height < EMBED_LEAST_HEIGHT) return { type: "link", title, ...thumbnail };
  const html = frameCode(comparison, { title, ...site, theme, width, height });
  return { type: "rich", title, html, width, height, ...thumbnail };
}
