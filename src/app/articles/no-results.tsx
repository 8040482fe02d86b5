import { Link } from "react-router";
import type { ArticleSummary } from "#domain/article/article.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import { ArticleCard } from "./article-card.tsx";
import listStyles from "./article-list.module.css";
import { listAddress } from "./list-address.ts";
import messageStyles from "./message.module.css";
import styles from "./no-results.module.css";

const TOPICS = ["viewing distance", "ultrawide", "desk", "4K or 1440p", "does it fit", "laptop", "phone"];

interface NoResultsProps {
  query: ArticleQuery;
  totalPages: number;
  /** Articles to begin with; none past the last page. */
  start: readonly ArticleSummary[];
}

export function NoResults({ query, totalPages, start }: NoResultsProps) {
  if (query.search === "" || totalPages > 0) {
    return (
      <div className={messageStyles.message}>
        <meta name="robots" content="noindex" />
        <p role="status" className={messageStyles.text}>
          No results found
        </p>
        {totalPages > 0 && <Link to={listAddress({ ...query, page: totalPages })}>Go to the last page</Link>}
      </div>
    );
  }
  return (
    <>
      <p role="status" className={styles.none}>
        No results found
      </p>
      <p className={`${styles.help} muted`}>
        Articles here are about sizes, distances, sharpness and space. One word is often enough:
      </p>
      <ul className={`${styles.topics} wrapping`}>
        {TOPICS.map((search) => (
          <li key={search}>
            <Link to={listAddress({ search, page: 1 })} className={styles.topic}>
              {search}
            </Link>
          </li>
        ))}
      </ul>
      {start.length > 0 && (
        <>
          <h2 className={styles.start}>Start here</h2>
          <ul className={listStyles.cards}>
            {start.map((info) => (
              <ArticleCard key={info.id} info={info} isEntry />
            ))}
          </ul>
        </>
      )}
      <Link to="/info">Show all articles</Link>
    </>
  );
}
