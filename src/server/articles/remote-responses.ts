import * as v from "valibot";
import { anchorFor } from "#domain/article/anchor.ts";
import type { Article } from "#domain/article/article.ts";
import { isArticleId } from "#domain/article/article-id.ts";
import { SEARCH_MAX_WORDS } from "#domain/article/article-query.ts";
import type { ArticlePage } from "#domain/article/ports.ts";
import { sanitiseContent } from "#publishing/convert/sanitise-content.ts";
import { REMOTE_CONTENT_MAX_CHARACTERS, REMOTE_INFOS_MAX, REMOTE_TEXT_MAX_CHARACTERS } from "../limits.ts";

const text = v.pipe(v.string(), v.maxLength(REMOTE_TEXT_MAX_CHARACTERS));
const articleId = v.pipe(text, v.check(isArticleId));

/** A picture's address, relative to the API's, as an absolute one; null when it is no web address. */
const thumbnailAt = (base: string) =>
  v.pipe(
    v.nullish(text, null),
    v.transform((address) => {
      const url = address ? URL.parse(address, base) : null;
      return url && /^https?:$/.test(url.protocol) ? url.href : null;
    }),
  );

/** A field of D60 that other hosts may lack. Whatever else they mean by it is left out. */
const found = v.fallback(v.optional(v.object({ heading: text, id: v.pipe(text, v.transform(anchorFor)) })), undefined);
const without = v.fallback(v.optional(v.pipe(v.array(text), v.maxLength(SEARCH_MAX_WORDS))), undefined);

/** @throws {v.ValiError} when this is no response of D21's list call */
export function parseArticlePage(body: unknown, base: string): ArticlePage {
  const info = v.object({
    ...{ id: articleId, title: text, summary: v.nullish(text, ""), thumbnail: thumbnailAt(base) },
    ...{ found, without },
  });
  const page = v.object({
    infos: v.pipe(v.array(info), v.maxLength(REMOTE_INFOS_MAX)),
    totalPages: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  });
  return v.parse(page, body);
}

const articleBody = v.object({
  title: text,
  content: v.pipe(v.string(), v.maxLength(REMOTE_CONTENT_MAX_CHARACTERS)),
  /** Whatever else another host means by it is left out. */
  updated: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
});

/** @throws when this is no article with title and content (S7), or its content is nested too deeply */
export function parseArticle(body: unknown, id: string, base: string): Article {
  const { title, content, updated } = v.parse(articleBody, body);
  return { id, title, content: sanitiseContent(content, base), ...(updated !== undefined && { updated }) };
}
