import { hash } from "node:crypto";
import { Hono } from "hono";
import { comparisonSearch, readComparison } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { renderEmbedPage } from "#drawing/embed/embed-page.ts";
import { EMBED_STYLES, type EmbedTheme, readEmbedTheme } from "#drawing/embed/embed-style.ts";
import type { Language } from "#words/language.ts";
import type { Words } from "#words/words.ts";
import { PAGE_HEADERS } from "../middleware/security-headers.ts";
import { queryOf } from "../request-target.ts";
import { SHARED_CACHE_CONTROL } from "../responses/cache-control.ts";

const EMBED = "/embed";

interface EmbedEnv {
  Variables: { comparison: Comparison; theme: EmbedTheme; cacheKey: string };
}

/** Mounted before the cache: one comparison has one key in each language, however its address is written. */
export function embedRequests({ path, lengths }: Language): Hono<EmbedEnv> {
  return new Hono<EmbedEnv>().on("GET", EMBED, (c, next) => {
    const query = queryOf(c.req.url);
    const { comparison } = readComparison(query, lengths);
    const theme = readEmbedTheme(query.get("theme"));
    c.set("comparison", comparison);
    c.set("theme", theme);
    c.set("cacheKey", `${path}${EMBED}${comparisonSearch(comparison, lengths)} ${theme}`);
    return next();
  });
}

/** `/embed` shows one comparison for a frame on another site: the only page that others may frame (D41). */
export function embedRoutes({ words, siteUrl }: { readonly words: Words; readonly siteUrl: string }): Hono<EmbedEnv> {
  return new Hono<EmbedEnv>().get(EMBED, (c) => {
    const theme = c.get("theme");
    return c.html(
      renderEmbedPage(c.get("comparison"), { words, theme, siteUrl: siteUrl + words.path }),
      200,
      headersOf(theme),
    );
  });
}

const { "permissions-policy": permissions, "referrer-policy": referrer } = PAGE_HEADERS;

/** The page has no script and fetches nothing, so a page that isolates itself from other sites may frame it too. */
function headersOf(theme: EmbedTheme): Record<string, string> {
  return {
    "content-security-policy": POLICIES[theme],
    "cross-origin-resource-policy": "cross-origin",
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": permissions,
    "referrer-policy": referrer,
    "x-robots-tag": "noindex",
    "cache-control": SHARED_CACHE_CONTROL,
  };
}

const POLICIES: Readonly<Record<EmbedTheme, string>> = {
  reader: policyOf("reader"),
  light: policyOf("light"),
  dark: policyOf("dark"),
};

function policyOf(theme: EmbedTheme): string {
  const style = `'sha256-${hash("sha256", EMBED_STYLES[theme], "base64")}'`;
  return `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}
