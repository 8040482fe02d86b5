import type { ReactNode } from "react";
import type { AnswerPart } from "#words/answer-part.ts";
import { answerView as words } from "#words/page/answer-view.ts";
import { Swatch } from "../screen-colour.tsx";
import styles from "./answer.module.css";

/** A longer name of a screen may break, so that it fits the smallest phone. */
const MOST_ON_ONE_LINE = 20;

interface SentenceProps {
  parts: readonly AnswerPart[];
  /** Marked so where it says whether something fits. */
  fits?: boolean | null | undefined;
  /** After the sentence. */
  children?: ReactNode;
  /** It only keeps the room that it will need. */
  hidden?: boolean;
}

/** `34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.` */
export function Sentence({ parts, fits = null, children, hidden = false }: SentenceProps) {
  return (
    <p
      className={styles.sentence}
      data-marked={fits !== null || undefined}
      data-hidden={hidden || undefined}
      aria-hidden={hidden || undefined}
    >
      {fits !== null && <FitMark fits={fits} />}
      <Parts parts={parts} />
      {children}
    </p>
  );
}

export function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity of their own
    <Part key={index} part={part} />
  ));
}

function Part({ part }: { part: AnswerPart }) {
  if (part.type !== "screen") return part.type === "figure" ? <b>{part.text}</b> : part.text;
  return (
    <span className={styles.named} data-long={part.text.length > MOST_ON_ONE_LINE || undefined}>
      <Swatch colour={part.colour} />
      {part.text}
    </span>
  );
}

/** A filled disc with a tick, or a hollow one with a cross: their form tells them apart, as in the drawing (D38). */
export function FitMark({ fits }: { fits: boolean }) {
  return (
    <svg viewBox="0 0 20 20" role="img" aria-label={words.fits(fits)} className={styles.fitMark}>
      {fits ? (
        <>
          <circle cx="10" cy="10" r="9" fill="currentColor" />
          <path d="M6 10.4l2.8 2.7L14 7.4" className={styles.fitTick} />
        </>
      ) : (
        <>
          <circle cx="10" cy="10" r="8.1" />
          <path d="M7 7l6 6M13 7l-6 6" />
        </>
      )}
    </svg>
  );
}
