import type { ArticleSummary } from "#domain/article/article.ts";
import { type Resource, toResult } from "./resource.ts";

/** The part of an article that the panel of latest articles shows. */
export type ArticleTitle = Pick<ArticleSummary, "id" | "title">;

/**
 * The list without a query (S7.3). It drops all but id and title of each article, so that `/` does not contain the rest.
 */
export const LATEST_ARTICLES: Resource<readonly ArticleTitle[]> = {
  key: "latest",
  load: (articles) =>
    toResult(async () => {
      const { infos } = await articles.list({ search: "", page: 1 });
      return infos.map(({ id, title }) => ({ id, title }));
    }),
};
