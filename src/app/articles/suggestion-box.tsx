import { Link } from "react-router";
import { unitlessSearch } from "#comparison/address.ts";
import type { Comparison } from "#comparison/state.ts";
import { Icon } from "#ui/icon.tsx";
import type { AnswerPart } from "#words/answer-part.ts";
import { OutlinePicture } from "../page/outline-picture.tsx";
import styles from "./suggestion.module.css";

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
