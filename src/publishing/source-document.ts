import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { ArticleError } from "./article-error.ts";
import type { SourceDocument } from "./convert/convert-article.ts";
import { decodeText } from "./decode-text.ts";
import { ARTICLE_MAX_BYTES } from "./limits.ts";

/** Reads an article's file as text. Throws a `ArticleError` where it is too large, unreadable or no text. */
export async function readSourceDocument(path: string): Promise<SourceDocument> {
  const bytes = await readWithin(path).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof ArticleError) throw error;
    throw new ArticleError(`the file cannot be read (${error.code ?? error.message})`, "Check its permissions.");
  });
  return { kind: /^\.html?$/i.test(extname(path)) ? "html" : "markdown", text: decodeText(bytes) };
}

async function readWithin(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > ARTICLE_MAX_BYTES) {
    throw new ArticleError(`the file is larger than ${ARTICLE_MAX_BYTES} bytes`, "Split it into several articles.");
  }
  return readFile(path);
}
