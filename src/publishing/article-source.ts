import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { ArticleSource } from "./draft/draft.ts";
import { ARTICLE_MAX_BYTES } from "./limits.ts";
import { Refusal } from "./refusal.ts";
import { decodeSource } from "./source-text.ts";

/** Reads an article's file as text. Throws a `Refusal` where it is too large, unreadable or no text. */
export async function readArticleSource(path: string): Promise<ArticleSource> {
  const bytes = await readWithin(path).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`the file cannot be read (${error.code ?? error.message})`, "Check its permissions.");
  });
  return { kind: /^\.html?$/i.test(extname(path)) ? "html" : "markdown", text: decodeSource(bytes) };
}

async function readWithin(path: string): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > ARTICLE_MAX_BYTES) {
    throw new Refusal(`the file is larger than ${ARTICLE_MAX_BYTES} bytes`, "Split it into several articles.");
  }
  return readFile(path);
}
