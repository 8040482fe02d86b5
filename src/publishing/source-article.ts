import { basename, extname } from "node:path";
import type { ConversionPool } from "./convert/conversion-pool.ts";
import type { ConvertedArticle } from "./convert/convert-article.ts";
import { makeArticleId } from "./make-article-id.ts";
import { readDate } from "./publication-date.ts";
import { type FormerId, readReplaces, readUpdated } from "./revision-fields.ts";
import { readSourceDocument, type SourceDocument } from "./source-document.ts";

/** An article's file after its first reading, which finds its id. */
export interface SourceArticle {
  /** The id that the file's name, date and title make. */
  readonly proposedId: string;
  readonly document: SourceDocument;
  readonly replaces: readonly FormerId[];
  readonly updated: string | null;
  /** Present where only the body has the title or the date, so that no body is parsed twice. */
  readonly converted?: ConvertedArticle;
}

/** Reads a file, and converts it only where its front matter lacks title or date. Throws an `ArticleError`. */
export async function readSourceArticle(path: string, pool: ConversionPool): Promise<SourceArticle> {
  const stem = basename(path, extname(path));
  const document = await readSourceDocument(path);
  const title = document.fields.get("title")?.text?.trim();
  // With a slug of its own, an article keeps its address when its title changes.
  const slug = document.fields.get("slug")?.text?.trim();
  const date = document.fields.get("date");
  const revision = { document, replaces: readReplaces(document), updated: readUpdated(document) };
  if (title && date?.text) {
    return { ...revision, proposedId: makeArticleId(stem, slug || title, readDate(date.text, date.line)) };
  }
  const converted = await pool.convertArticle(document);
  return { ...revision, converted, proposedId: makeArticleId(stem, slug || converted.title, converted.date) };
}
