import { Link } from "react-router";
import type { Showing } from "./kept.ts";
import styles from "./latest-articles.module.css";
import { LatestArticles } from "./latest-articles.tsx";
import type { ArticleTitle } from "./load.ts";

interface LatestPanelProps {
  latest: Showing<readonly ArticleTitle[]>;
}

/** The persistent panel at the right on desktop (S2). */
export function LatestPanel({ latest }: LatestPanelProps) {
  return (
    <aside aria-label="Latest articles" className={styles.panel}>
      <h2 className={styles.heading}>
        <Link to="/info" className={styles.headingLink} prefetch="intent">
          Latest articles
        </Link>
      </h2>
      <LatestArticles latest={latest} />
    </aside>
  );
}
