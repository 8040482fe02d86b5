import { Link } from "react-router";
import { comparisonSearch } from "#comparison/address.ts";
import { answerOf } from "#comparison/answer.ts";
import { writtenComparisonText } from "#comparison/meaning-text.ts";
import type { Comparison } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import { thumbnailAddress } from "#domain/article/thumbnail-address.ts";
import { diagonalText } from "#domain/display/display-text.ts";
import { readText } from "#domain/written/read-text.ts";
import { Icon } from "#ui/icon.tsx";
import { Thumbnail } from "./article-card.tsx";
import styles from "./suggestion.module.css";

/** The comparison that a search means, with the tool's own sentence: the whole box leads to it (D60). */
export function Suggestion({ search }: { search: string }) {
  const comparison = comparisonIn(search);
  const answer = comparison && answerOf(comparison);
  if (comparison === null || !answer) return null;
  const address = comparisonSearch(comparison);
  return (
    <div className={`${styles.box} screen-only`}>
      <Thumbnail address={thumbnailAddress(`/comparison.svg${address}`)} className={styles.picture} />
      <div className="running-text">
        <Link to={`/${address}`} className={`${styles.name} title-link`}>
          {nameOf(comparison)}
        </Link>
        <p className={`${styles.sentence} muted`}>
          {answer.sentence.map(({ type, text }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
            type === "figure" ? <b key={index}>{text}</b> : text,
          )}
        </p>
      </div>
      <span className={`${styles.arrow} only-wide`}>
        <Icon name="arrowRight" />
      </span>
    </div>
  );
}

/** Models are left to the tool, whose list of them the article pages do not load. A bare number is too little for a size. */
function comparisonIn(search: string): Comparison | null {
  const meaning = readText(search, () => []);
  if (meaning.means === "length" && meaning.length.unit === null) return null;
  return writtenComparison(meaning);
}

function nameOf(comparison: Comparison): string {
  const [first, second] = comparison.screens;
  if (first !== undefined && second === undefined && comparison.space === null) {
    return `See ${diagonalText(first.screen)} to scale`;
  }
  return writtenComparisonText(comparison, "cm").title;
}
