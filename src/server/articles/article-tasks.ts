import type { Article } from "#domain/article/article.ts";
import type { ArticlePage } from "#domain/article/ports.ts";
import { renderLiveFigure } from "#drawing/svg/live-figure.ts";
import { fromAbove } from "#words/en/from-above.ts";
import { language } from "#words/en/language.ts";
import { REMOTE_MAX_DEPTH } from "../limits.ts";
import { isNestedDeeper } from "./json-nesting.ts";

/*
 * The tasks of the thread in `article-pool.ts`. What another host sends is parsed, validated and sanitised here, and the
 * drawings of articles are drawn here, so that no article can block the server's own thread.
 */

/** The body of a response from another host. */
export interface RemoteBody {
  readonly text: string;
  /** Address of the host's API. */
  readonly base: string;
}

export async function page({ text, base }: RemoteBody): Promise<ArticlePage> {
  const { parseArticlePage } = await remoteResponses();
  return parseArticlePage(parse(text), base);
}

export async function article({ text, base, id }: RemoteBody & { readonly id: string }): Promise<Article> {
  const { parseArticle } = await remoteResponses();
  return parseArticle(parse(text), id, base);
}

/** Parser and sanitiser take memory, and a site with articles of its own needs neither. */
const remoteResponses = () => import("./remote-responses.ts");

/** @param address `/figure?…` */
export function figure(address: string): string {
  return renderLiveFigure(new URLSearchParams(address.slice(address.indexOf("?"))), { ...language, fromAbove });
}

function parse(text: string): unknown {
  if (isNestedDeeper(text, REMOTE_MAX_DEPTH)) throw new Error("nested too deeply");
  return JSON.parse(text);
}
