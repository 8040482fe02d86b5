import { Link } from "react-router";
import type { ArticleSummary } from "../../domain/article/article.ts";
import { articleAddress } from "../../domain/article/article-address.ts";
import type { ArticleQuery } from "../../domain/article/article-query.ts";
import type { ArticlePage } from "../../domain/article/ports.ts";
import { fittingSentences } from "../../domain/article/sentences.ts";
import { thumbnailAddress } from "../../domain/article/thumbnail-address.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { PrefetchPage } from "../navigation/prefetch-page.tsx";
import styles from "./article-list.module.css";
import { darkDrawing, IN_THE_DARK } from "./dark-drawings.ts";
import { KeptArticles } from "./kept-articles.tsx";
import { listAddress } from "./list-address.ts";
import messageStyles from "./message.module.css";
import { PublishedOn } from "./published-on.tsx";
import type { LoadResult } from "./resource.ts";
import { UnableToLoad } from "./unable-to-load.tsx";
import { Unbroken } from "./unbroken.tsx";

const SUMMARY_MAX_CHARACTERS = 170;

const PAGINATION = {
  name: "Pagination",
  previous: "Go to previous page",
  next: "Go to next page",
  page: (number: number) => `Go to page ${number}`,
};

/** A page of article cards, "No results found" or "Unable to load" (S8). */
export function ArticleList({ query, result }: { query: ArticleQuery; result: LoadResult<ArticlePage> }) {
  if (!result.ok) {
    return (
      <>
        <UnableToLoad failedKey={listAddress(query)} status={result.status} />
        {result.status === 0 && <KeptArticles />}
      </>
    );
  }
  const { infos, totalPages } = result.value;
  const [first] = infos;
  if (first === undefined) return <NoResults query={query} totalPages={totalPages} />;
  return (
    <>
      {/* With the article page's script, a failure to load an article shows there and not on the error page. */}
      <PrefetchPage page={articleAddress(first.id)} />
      <div className={styles.cards}>
        {infos.map((info, index) => (
          <ArticleCard key={info.id} info={info} isLead={index === 0} />
        ))}
      </div>
      <Pagination
        words={PAGINATION}
        page={query.page}
        totalPages={totalPages}
        link={(page, attributes) => <Link to={listAddress({ ...query, page })} prefetch="intent" {...attributes} />}
      />
      <p className={`${styles.sizes} screen-only`}>
        <Link to="/sizes">All screen sizes and models</Link>
      </p>
    </>
  );
}

/** The lead is the first card of a page. Its figure is large enough for a drawing with scale and notes. */
function ArticleCard({ info, isLead }: { info: ArticleSummary; isLead: boolean }) {
  const summary = fittingSentences(info.summary, SUMMARY_MAX_CHARACTERS);
  return (
    <article className={styles.card}>
      {info.thumbnail !== null && <Thumbnail address={isLead ? info.thumbnail : thumbnailAddress(info.thumbnail)} />}
      <div className={`${styles.words} running-text`}>
        <h2 className={styles.title}>
          <Link to={articleAddress(info.id)} className={`${styles.link} title-link`} prefetch="intent">
            <Unbroken>{info.title}</Unbroken>
          </Link>
        </h2>
        <PublishedOn id={info.id} />
        <p className={`${styles.summary} muted`}>
          {summary.first}
          {summary.rest !== "" && <span className="only-wide"> {summary.rest}</span>}
        </p>
      </div>
    </article>
  );
}

function Thumbnail({ address }: { address: string }) {
  const image = (
    <img className={styles.thumbnail} src={address} alt="" width={336} height={176} loading="lazy" decoding="async" />
  );
  const dark = darkDrawing(address);
  if (dark === null) return image;
  return (
    <picture>
      <source media={IN_THE_DARK} srcSet={dark} />
      {image}
    </picture>
  );
}

function NoResults({ query, totalPages }: { query: ArticleQuery; totalPages: number }) {
  return (
    <div className={messageStyles.message}>
      <meta name="robots" content="noindex" />
      <p role="status" className={messageStyles.text}>
        No results found
      </p>
      {totalPages > 0 && <Link to={listAddress({ ...query, page: totalPages })}>Go to the last page</Link>}
      {totalPages === 0 && query.search !== "" && <Link to="/info">Show all articles</Link>}
    </div>
  );
}
