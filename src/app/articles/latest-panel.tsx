import { Link } from "react-router";
import { home } from "#words/page/home.ts";
import styles from "./latest-articles.module.css";
import { LatestArticles, type LatestProps } from "./latest-articles.tsx";

/** The panel at the right on desktop (S2). */
export function LatestPanel({ latest }: LatestProps) {
  const { heading } = home.latest;
  return (
    <aside aria-label={heading} className={`${styles.panel} screen-only only-wide`}>
      <h2 className={styles.heading}>
        <Link to="/info" className={`${styles.headingLink} title-link`} prefetch="intent">
          {heading}
        </Link>
      </h2>
      <LatestArticles latest={latest} />
    </aside>
  );
}
