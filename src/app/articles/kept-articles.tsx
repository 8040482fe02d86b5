import { useEffect, useId, useState } from "react";
import { Link } from "react-router";
import type { Article } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import { readKeptArticles } from "#offline/kept-articles.ts";
import { articles as articlesWords } from "#words/page/articles.ts";
import { serviceWorkers } from "../browser/service-workers.ts";
import { TO_ENGLISH } from "./in-english.tsx";
import styles from "./kept-articles.module.css";

/** The articles that this browser has kept, for a list that cannot be loaded. Without any there is nothing to see. */
export function KeptArticles() {
  const headingId = useId();
  const { list } = articlesWords;
  const [articles, setArticles] = useState<readonly Article[]>([]);
  useEffect(() => {
    // Without a service worker nothing is kept.
    if (serviceWorkers()?.controller) readKeptArticles().then(setArticles, () => {});
  }, []);
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.kept}>
      <h2 id={headingId} className={styles.heading}>
        {list.kept}
      </h2>
      <ul className={styles.titles}>
        {articles.map(({ id, title }) => (
          <li key={id}>
            <Link to={articleAddress(id)} {...TO_ENGLISH} className={styles.title}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
