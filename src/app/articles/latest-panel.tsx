import { Link } from "react-router";
import type { ResourceData } from "./article-cache.ts";
import styles from "./latest-articles.module.css";
import { LatestArticles } from "./latest-articles.tsx";
import type { ArticleTitle } from "./latest-resource.ts";

interface LatestPanelProps {
  latest: ResourceData<readonly ArticleTitle[]>;
}

/** The panel at the right on desktop (S2). */
export function LatestPanel({ latest }: LatestPanelProps) {
  return (
    <aside aria-label="Latest articles" className={`${styles.panel} screen-only only-wide`}>
      <h2 className={styles.heading}>
        <Link to="/info" className={`${styles.headingLink} title-link`} prefetch="intent">
          Latest articles
        </Link>
      </h2>
      <LatestArticles latest={latest} />
    </aside>
  );
}
