import { ArticleError } from "../article-error.ts";
import type { SourceDocument } from "../source-document.ts";
import type { ConversionResult } from "./conversion-pool.ts";
import { type ConvertedArticle, convertArticle } from "./convert-article.ts";
import { type SvgDrawing, sanitiseSvg } from "./sanitise-svg.ts";

/** The tasks of the worker threads in `conversion-pool.ts`. */

export function article(document: SourceDocument): ConversionResult<ConvertedArticle> {
  return resultOf(() => convertArticle(document));
}

export function drawing(text: string): ConversionResult<SvgDrawing> {
  return resultOf(() => sanitiseSvg(text));
}

/** A thrown error would lose its class and its line between the threads. */
function resultOf<T>(convert: () => T): ConversionResult<T> {
  try {
    return { value: convert() };
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error;
    return { error: { reason: error.reason, remedy: error.remedy, line: error.line } };
  }
}
