import { useMemo } from "react";
import { answerOf, type Answer as FullAnswer } from "../../../comparison/answer.ts";
import { spaceAnswer } from "../../../comparison/space-answer.ts";
import type { Size } from "../../../domain/geometry/size.ts";
import { USUAL_DISTANCE } from "../../../domain/viewing/seat.ts";
import { CommonDistance } from "../common-distance.tsx";
import { useSession } from "../session.ts";
import styles from "./answer.module.css";
import { DifferenceTable } from "./difference-table.tsx";
import { LengthsControl } from "./lengths-control.tsx";
import { PixelTable } from "./pixel-table.tsx";
import { Sentence } from "./sentence.tsx";
import { SizeTable } from "./size-table.tsx";
import { SpaceSentences, SpaceTable } from "./space-verdict.tsx";
import { TextLine } from "./text-line.tsx";
import { ViewNotes } from "./view-notes.tsx";
import { isDrawable, WaitingLine } from "./waiting-line.tsx";

interface AnswerProps {
  /** The details are open and show the same figures: only the sentence stays. */
  brief: boolean;
  /** The waiting line lies over the drawing's lower edge, with this size; null when it no longer does. */
  onTab?(size: Size | null): void;
  /** Opens the details where the scaling is set (D45). */
  onScaling(): void;
}

/** What the comparison comes to, always visible (D27): a sentence for one and two screens, a table for more. */
export function Answer({ brief, onTab, onScaling }: AnswerProps) {
  const { comparison, waiting } = useSession();
  const answer = useMemo(() => answerOf(comparison), [comparison]);
  // The line stands at the upper edge of whatever is shown, and of nothing.
  const space = useMemo(() => (answer === null ? spaceAnswer(comparison, []) : null), [answer, comparison]);
  const isEmpty = space === null && (answer === null || (brief && answer.sentence === null));
  if (isEmpty && !isDrawable(waiting)) return null;
  return (
    <section className={styles.region} aria-label="Answer">
      <WaitingLine onTab={onTab} />
      {space !== null && (
        <div className={styles.answer}>
          <SpaceSentences space={space} />
        </div>
      )}
      {!isEmpty && answer !== null && <AnswerContent answer={answer} brief={brief} onScaling={onScaling} />}
    </section>
  );
}

function AnswerContent({ answer, brief, onScaling }: AnswerProps & { answer: FullAnswer }) {
  const { comparison, dispatch } = useSession();
  const { sentence, rows, pixels, notes: nominalNotes, space } = answer;
  const notes = (comparison.content !== "none" || comparison.objects.length > 0 || comparison.scale === "seat") && (
    <ViewNotes answer={answer} comparison={comparison} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields but text and a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer it scrolls with the arrow keys
    <div role="group" aria-label="Answer" className={`${styles.answer} inner-ring`} tabIndex={0}>
      {space === null ? sentence !== null && <Sentence parts={sentence} /> : <SpaceSentences space={space} />}
      {answer.text !== null && !brief && <TextLine parts={answer.text} onScaling={onScaling} />}
      {sentence !== null && notes}
      {comparison.scale === "seat" && comparison.screens.some(({ screen }) => screen.distance === undefined) && (
        <CommonDistance
          label="Viewing distance"
          unit={answer.units.first}
          distance={comparison.distance ?? USUAL_DISTANCE}
          onChange={(distance) => dispatch({ type: "set-view", view: { distance } })}
        />
      )}
      {space !== null && !brief && <SpaceTable space={space} units={answer.units} />}
      {space === null && pixels === null && rows.length === 2 && !brief && <SizeTable answer={answer} />}
      {pixels === null && sentence === null && <DifferenceTable answer={answer} />}
      {pixels !== null && (sentence === null || !brief) && <PixelTable answer={answer} pixels={pixels} />}
      {sentence === null && notes}
      {nominalNotes.map((note) => (
        <p key={note} className={`${styles.note} aside`}>
          {note}
        </p>
      ))}
      <LengthsControl />
    </div>
  );
}
