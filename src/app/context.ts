import { createContext } from "react-router";
import type { ArticleReader } from "../domain/article/ports.ts";

/** What a page may know of the site it belongs to. */
export interface Site {
  /** The site's own address without a final slash, for canonical links. */
  readonly url: string;
  readonly contactEmail: string;
  /** The address under which the browser finds the info API (D21), without a final slash: `/api` by default. */
  readonly apiBase: string;
}

/** Where loaders on the server get articles from; given for each request, never taken from a module's global. */
export const articlesContext = createContext<ArticleReader>();

export const siteContext = createContext<Site>();

/** With this attribute the server knows the page's own inline scripts; it hashes them for the content policy. */
export const nonceContext = createContext<string>();
