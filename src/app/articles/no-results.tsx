import { Link } from "react-router";
import type { ArticleSummary } from "#domain/article/article.ts";
import type { ArticleQuery } from "#domain/article/article-query.ts";
import { articles } from "#words/page/articles.ts";
import { ArticleCard } from "./article-card.tsx";
import listStyles from "./article-list.module.css";
import { listAddress } from "./list-address.ts";
import messageStyles from "./message.module.css";
import styles from "./no-results.module.css";

interface NoResultsProps {
  query: ArticleQuery;
  totalPages: number;
  /** Articles to begin with; none past the last page. */
  start: readonly ArticleSummary[];
}

export function NoResults({ query, totalPages, start }: NoResultsProps) {
  const { list, nothing } = articles;
  if (query.search === "" || totalPages > 0) {
    return (
      <div className={messageStyles.message}>
        <meta name="robots" content="noindex" />
        <p className={messageStyles.text}>{nothing.noResults}</p>
        {totalPages > 0 && <Link to={listAddress({ ...query, page: totalPages })}>{nothing.lastPage}</Link>}
      </div>
    );
  }
  return (
    <>
      <p className={styles.none}>{nothing.noResults}</p>
      <p className={`${styles.help} muted`}>{nothing.help}</p>
      <ul className={`${styles.topics} wrapping`}>
        {nothing.topics.map((search) => (
          <li key={search}>
            <Link to={listAddress({ search, page: 1 })} className={styles.topic}>
              {search}
            </Link>
          </li>
        ))}
      </ul>
      {start.length > 0 && (
        <>
          <h2 className={styles.start}>{nothing.start}</h2>
          <ul className={listStyles.cards}>
            {start.map((info) => (
              <ArticleCard key={info.id} info={info} isEntry />
            ))}
          </ul>
        </>
      )}
      <Link to="/info">{list.all}</Link>
    </>
  );
}
