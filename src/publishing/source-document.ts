import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import { ArticleError } from "./article-error.ts";
import { decodeText } from "./decode-text.ts";
import { type FrontMatter, readFrontMatter } from "./front-matter.ts";
import { ARTICLE_MAX_BYTES } from "./publish-limits.ts";

/** An article's file as text, its front matter read and its body not yet parsed. */
export interface SourceDocument extends FrontMatter {
  readonly kind: "markdown" | "html";
}

/** Reads an article's file. Throws an `ArticleError` where it is too large, unreadable or not text. */
export async function readSourceDocument(path: string): Promise<SourceDocument> {
  const bytes = await readWithinLimit(path).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof ArticleError) throw error;
    throw new ArticleError(`the file cannot be read (${error.code ?? error.message})`, "Check its permissions.");
  });
  const kind = /^\.html?$/i.test(extname(path)) ? "html" : "markdown";
  return { kind, ...readFrontMatter(decodeText(bytes)) };
}

async function readWithinLimit(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > ARTICLE_MAX_BYTES) {
    throw new ArticleError(`the file is larger than ${ARTICLE_MAX_BYTES} bytes`, "Split it into several articles.");
  }
  return readFile(path);
}
