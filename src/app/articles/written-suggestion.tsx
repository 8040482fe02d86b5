import { Link } from "react-router";
import { unitlessSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { Icon } from "#ui/icon.tsx";
import type { AnswerPart } from "#words/answer-part.ts";
import { suggestion } from "#words/page/suggestion.ts";
import { OutlinePicture } from "../page/outline-picture.tsx";
import styles from "./suggestion.module.css";

export function WrittenSuggestion({ meaning }: { meaning: Meaning }) {
  // A bare number is too little for a size.
  if (meaning.means === "length" && meaning.length.unit === null) return null;
  return <ComparisonSuggestion comparison={writtenComparison(meaning)} />;
}

export function ComparisonSuggestion({ comparison }: { comparison: Comparison | null }) {
  const { title, answer } = suggestion;
  const sentence = comparison && answer(comparison);
  if (comparison === null || !sentence) return null;
  return <SuggestionBox comparison={comparison} name={title(comparison)} sentence={sentence} />;
}

interface SuggestionBoxProps {
  comparison: Comparison;
  name: string;
  sentence: readonly AnswerPart[];
}

/** A comparison above the articles; the whole box leads to it. */
export function SuggestionBox({ comparison, name, sentence }: SuggestionBoxProps) {
  const displays = comparison.screens.map(({ screen }) => screen);
  return (
    <div className={`${styles.box} screen-only`}>
      <div className={styles.picture}>
        <OutlinePicture displays={displays} width={112} height={64} className={styles.outlines} />
      </div>
      <div className="running-text">
        <Link to={`/${unitlessSearch(comparison)}`} className={`${styles.name} covering-link title-link`}>
          {name}
        </Link>
        <p className={`${styles.sentence} muted`}>
          {sentence.map(({ type, text }, index) =>
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
