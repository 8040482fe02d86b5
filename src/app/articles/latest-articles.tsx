import { Link } from "react-router";
import { articleAddress } from "#domain/article/article-address.ts";
import { home } from "#words/page/home.ts";
import { site } from "#words/page/site.ts";
import type { ResourceData } from "./article-cache.ts";
import { ArticlesInEnglish, TO_ENGLISH } from "./in-english.tsx";
import styles from "./latest-articles.module.css";
import { type ArticleTitle, LATEST_ARTICLES } from "./latest-resource.ts";
import { ResourceView } from "./resource-view.tsx";
import { UnableToLoad } from "./unable-to-load.tsx";
import { Unbroken } from "./unbroken.tsx";

export interface LatestProps {
  latest: ResourceData<readonly ArticleTitle[]>;
}

/** The titles of the latest articles, which link to the articles (S2.4). */
export function LatestArticles({ latest }: LatestProps) {
  const { allArticles } = site;
  const { more } = home.latest;
  return (
    <ResourceView resource={LATEST_ARTICLES} data={latest}>
      {(result) =>
        result.ok ? (
          <>
            <ArticlesInEnglish />
            <ul className={styles.titles}>
              {result.value.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={articleAddress(id)}
                    {...TO_ENGLISH}
                    className={`${styles.title} running-text title-link`}
                    prefetch="intent"
                  >
                    <Unbroken>{title}</Unbroken>
                  </Link>
                </li>
              ))}
            </ul>
            <Link to="/info" className={styles.more} prefetch="intent">
              {more}
            </Link>
          </>
        ) : (
          <UnableToLoad
            failedKey={LATEST_ARTICLES.key}
            status={result.status}
            back={{ to: "/info", label: allArticles }}
          />
        )
      }
    </ResourceView>
  );
}
