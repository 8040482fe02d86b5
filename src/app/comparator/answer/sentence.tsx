import type { ReactNode } from "react";
import type { AnswerPart } from "#words/answer-part.ts";
import styles from "./answer.module.css";
import { Swatch } from "./swatch.tsx";

/** A longer name of a screen may break, so that it fits the smallest phone. */
const MOST_ON_ONE_LINE = 20;

interface SentenceProps {
  parts: readonly AnswerPart[];
  mark?: ReactNode;
  /** After the sentence. */
  children?: ReactNode;
  /** It only keeps the room that it will need. */
  hidden?: boolean;
}

/** `34″ 3440×1440 is 33% wider, 0.8% shorter and 32% larger than 27″ 16:9.` */
export function Sentence({ parts, mark, children, hidden = false }: SentenceProps) {
  return (
    <p
      className={styles.sentence}
      data-marked={mark !== undefined || undefined}
      data-hidden={hidden || undefined}
      aria-hidden={hidden || undefined}
    >
      {mark}
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
