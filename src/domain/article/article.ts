/** What a list shows of an article (S3.7, D21). */
export interface ArticleSummary {
  /** A millisecond timestamp, a hyphen, then a slug (S3); see `article-id.ts`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** An address, absolute or from the site's root, or null without a picture (D22). */
  readonly thumbnail: string | null;
  /** The day of the last change of its text after its publication, as `2026-11-25`. */
  readonly updated?: string;
}

/** An article of a search's result (D60). */
export interface FoundArticle extends ArticleSummary {
  /** The section with words of the search that neither title nor summary has. */
  readonly found?: { readonly heading: string; readonly id: string } | undefined;
  /** The words of the search that the article lacks, where no article has all. */
  readonly without?: readonly string[] | undefined;
}

/** What a site map says of an article. */
export type ArticleEntry = Pick<ArticleSummary, "id" | "updated">;

/** One article as its page shows it (S3.8). */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** HTML, sanitised when it was published (D26). */
  readonly content: string;
  /** As in `ArticleSummary`. */
  readonly updated?: string;
}

/** A whole article, as it is published. */
export interface PublishedArticle extends ArticleSummary, Article {
  /** Words by which it is found too (D60). No reader sees them. */
  readonly keywords?: readonly string[];
  /** Whether it comes first and large on the first page of the list (D60). */
  readonly lead?: boolean;
  /** Former ids, of this or of other articles, that lead to it. */
  readonly replaces?: readonly string[];
}
