import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ArticleSummary } from "#domain/article/article.ts";
import { articleAddress } from "#domain/article/article-address.ts";
import { fittingSentences } from "#domain/article/sentences.ts";
import { thumbnailAddress } from "#domain/article/thumbnail-address.ts";
import styles from "./article-card.module.css";
import { darkDrawing, IN_THE_DARK } from "./dark-drawings.ts";
import { IN_ENGLISH, TO_ENGLISH } from "./in-english.tsx";
import { PublishedOn } from "./published-on.tsx";
import { Unbroken } from "./unbroken.tsx";

const SUMMARY_MAX_CHARACTERS = 170;

interface ArticleCardProps {
  info: ArticleSummary;
  /** The lead's figure is large enough for a drawing with scale and notes. */
  isLead?: boolean;
  /** An entry of a list below a heading of its own. */
  isEntry?: boolean;
  className?: string | undefined;
  /** Shows a text of the article; as it is by default. */
  show?: (text: string) => ReactNode;
  children?: ReactNode;
}

export function ArticleCard({
  info,
  isLead = false,
  isEntry = false,
  className = "",
  show = (text) => text,
  children,
}: ArticleCardProps) {
  const [Card, Title] = isEntry ? (["li", "h3"] as const) : (["article", "h2"] as const);
  const summary = fittingSentences(info.summary, SUMMARY_MAX_CHARACTERS);
  return (
    <Card className={`${styles.card} ${className}`}>
      {info.thumbnail !== null && <Thumbnail address={isLead ? info.thumbnail : thumbnailAddress(info.thumbnail)} />}
      <div className={`${styles.words} running-text`}>
        <Title className={styles.title}>
          <Link to={articleAddress(info.id)} {...TO_ENGLISH} className="covering-link title-link" prefetch="intent">
            <Unbroken show={show}>{info.title}</Unbroken>
          </Link>
        </Title>
        <PublishedOn id={info.id} />
        <p {...IN_ENGLISH} className={`${styles.summary} muted`}>
          {show(summary.first)}
          {summary.rest !== "" && <span className="only-wide"> {show(summary.rest)}</span>}
        </p>
        {children}
      </div>
    </Card>
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
