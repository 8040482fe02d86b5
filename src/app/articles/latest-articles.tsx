import { Link } from "react-router";
import type { Showing } from "./kept.ts";
import styles from "./latest-articles.module.css";
import { type ArticleTitle, articleAddress, LATEST } from "./load.ts";
import { LoadedView } from "./loaded-view.tsx";
import { UnableToLoad } from "./unable-to-load.tsx";

interface LatestArticlesProps {
  latest: Showing<readonly ArticleTitle[]>;
}

/** S2: "The right panel lists the latest article titles as links to /info/{id}." */
export function LatestArticles({ latest }: LatestArticlesProps) {
  return (
    <LoadedView wanted={LATEST} showing={latest}>
      {(loaded) =>
        loaded.ok ? (
          <>
            <ul className={styles.titles}>
              {loaded.value.map(({ id, title }) => (
                <li key={id}>
                  <Link to={articleAddress(id)} className={styles.title} prefetch="intent">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <Link to="/info" className={styles.more} prefetch="intent">
              + more articles, news and reviews
            </Link>
          </>
        ) : (
          <UnableToLoad failedKey={LATEST.key} back={{ to: "/info", label: "All articles" }} />
        )
      }
    </LoadedView>
  );
}
