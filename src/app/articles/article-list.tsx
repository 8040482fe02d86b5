import { Suspense, useEffect } from "react";
import { Link } from "react-router";
import type { ArticleSummary } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import { ARTICLES_PER_PAGE, type ArticleQuery } from "#domain/article/article-query.ts";
import { Pagination } from "#ui/pagination.tsx";
import { articles as articlesWords } from "#words/page/articles.ts";
import { PrefetchPage } from "../navigation/prefetch-page.tsx";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-list.module.css";
import type { ShownPage } from "./article-resources.ts";
import { KeptArticles } from "./kept-articles.tsx";
import { Suggestion } from "./lazy-suggestion.ts";
import { type Lead, NO_LEAD, useLead } from "./lead.ts";
import { listAddress } from "./list-address.ts";
import { NoResults } from "./no-results.tsx";
import type { LoadResult } from "./resource.ts";
import { SearchResults } from "./search-results.tsx";
import { UnableToLoad } from "./unable-to-load.tsx";

interface ArticleListProps {
  query: ArticleQuery;
  result: LoadResult<ShownPage>;
  lead: Lead | Promise<Lead>;
  /** Announces to screen readers, from outside of what a search replaces. */
  say(text: string): void;
}

/** A page of article cards, "No results found" or "Unable to load" (S8). */
export function ArticleList({ query, result, lead, say }: ArticleListProps) {
  const { list, pagination } = articlesWords;
  const isSearch = query.search !== "";
  const count = result.ok && isSearch ? countText(query.page, result.value) : "";
  useEffect(() => {
    say(count);
    return () => say("");
  }, [say, count]);
  if (!result.ok) {
    return (
      <>
        <UnableToLoad failedKey={listAddress(query)} status={result.status} />
        {result.status === 0 && <KeptArticles />}
      </>
    );
  }
  const { infos, totalPages, start = [] } = result.value;
  const [first] = infos;
  const suggestion = isSearch && query.page === 1 && (
    <Suspense>
      <Suggestion search={query.search} />
    </Suspense>
  );
  if (first === undefined) {
    return (
      <>
        {suggestion}
        <NoResults query={query} totalPages={totalPages} start={start} />
      </>
    );
  }
  return (
    <>
      {/* With the article page's script, a failure to load an article shows there and not on the error page. */}
      <PrefetchPage page={articleAddress(first.id)} />
      {isSearch && (
        <p className={`${styles.count} wrapping muted`}>
          <span>{count}</span>
          <Link to="/info" className="screen-only">
            {list.all}
          </Link>
        </p>
      )}
      {suggestion}
      {isSearch ? (
        <SearchResults search={query.search} infos={infos} />
      ) : (
        <Cards infos={infos} leading={query.page === 1 ? lead : null} />
      )}
      <Pagination
        words={pagination}
        page={query.page}
        totalPages={totalPages}
        link={(page, attributes) => <Link to={listAddress({ ...query, page })} prefetch="intent" {...attributes} />}
      />
      <p className={`${styles.sizes} screen-only`}>
        <Link to="/sizes">{list.sizes}</Link>
      </p>
    </>
  );
}

interface CardsProps {
  infos: readonly ArticleSummary[];
  /** Null on a page without one. */
  leading: Lead | Promise<Lead> | null;
}

/** Newest first, after the lead, which is not repeated. Without a lead of its own the list has its newest article. */
function Cards({ infos, leading }: CardsProps) {
  const chosen = useLead(leading ?? NO_LEAD);
  const lead = leading === null ? null : (chosen ?? infos[0] ?? null);
  return (
    <div className={styles.cards}>
      {lead !== null && <ArticleCard info={lead} isLead className={styles.lead} />}
      {infos.map((info) => info.id !== lead?.id && <ArticleCard key={info.id} info={info} />)}
    </div>
  );
}

/** The API returns the number of pages, so that only the last one tells the number of articles. */
function countText(page: number, { infos, totalPages }: ShownPage): string {
  const words = articlesWords.search;
  const before = Math.max(totalPages - 1, 0) * ARTICLES_PER_PAGE;
  return page < totalPages ? words.moreThan(before) : words.count(before + infos.length);
}
