import { createContext } from "react-router";
import type { ArticleReader } from "#domain/article/ports.ts";

/** The settings of this site that pages use. */
export interface Site {
  /** The site's address without a final slash, for canonical links. */
  readonly url: string;
  readonly contactEmail: string;
  /** Origin of the host whose articles this site shows, which has their pictures; null when they are this site's own. */
  readonly articlesOrigin: string | null;
}

/** The articles for the loaders, on the server and in the browser. */
export const articlesContext = createContext<ArticleReader>();

/** The drawings of the articles that a page of the server shows, by address. */
export const figuresContext = createContext<ReadonlyMap<string, string>>();

export const siteContext = createContext<Site>();

/** Marks the site's own inline scripts: the server hashes scripts with this nonce for the content policy. */
export const nonceContext = createContext<string>();
