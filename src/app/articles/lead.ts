import { use, useEffect } from "react";
import type { ArticleSummary } from "#domain/article/article.ts";
import type { ArticleReader } from "#domain/article/ports.ts";

/** The article that leads the list (D60); null where no article's file says so. */
export interface Lead {
  readonly article: ArticleSummary | null;
}

export const NO_LEAD: Lead = { article: null };

/** The lead of this browser, loaded once. Only code of the browser uses it. */
let known: Lead | Promise<Lead> | undefined;

/** On the server. A list without its lead is better than none. */
export async function readLead(articles: ArticleReader): Promise<Lead> {
  return { article: (await articles.lead?.().catch(() => null)) ?? null };
}

/** In the browser: the known lead, or the promise of one from the page's own loader, since the info API has none. */
export function loadLead(load: () => Promise<Lead>): Lead | Promise<Lead> {
  if (known !== undefined) return known;
  const loading = load().then(
    (lead) => {
      known = lead;
      return lead;
    },
    () => {
      known = undefined;
      return NO_LEAD;
    },
  );
  known = loading;
  return loading;
}

/** The lead, inside a Suspense boundary. Remembers that of a served page. */
export function useLead(data: Lead | Promise<Lead>): ArticleSummary | null {
  const lead = data instanceof Promise ? use(data) : data;
  useEffect(() => {
    if (lead.article !== null) known = lead;
  }, [lead]);
  return lead.article;
}
