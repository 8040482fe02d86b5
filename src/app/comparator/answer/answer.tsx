import { type ReactNode, use, useMemo, useRef } from "react";
import { useLayoutKind } from "#app/browser/media-query.ts";
import { unitlessSearch } from "#comparison/address.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { Button } from "#ui/button.tsx";
import { type AnswerPart, textPart } from "#words/answer-part.ts";
import { answerView } from "#words/page/answer-view.ts";
import { comparator } from "#words/page/comparator.ts";
import type { Answer as FullAnswer } from "#words/shared/answer.ts";
import { StarterStrip } from "../editors/starters.tsx";
import { HighlightContext } from "../highlight.ts";
import { RowLine } from "../row/row-line.tsx";
import { useSession } from "../session.ts";
import styles from "./answer.module.css";
import { AnswerTable } from "./answer-table.tsx";
import { LengthsControl } from "./lengths-control.tsx";
import { MoreRows } from "./more-rows.tsx";
import noteStyles from "./notes.module.css";
import { Parts, Sentence } from "./sentence.tsx";
import { SpaceSentences, SpaceTable } from "./space-verdict.tsx";
import { isDrawable, WaitingLine } from "./waiting-line.tsx";

interface AnswerProps {
  /** The details are open and show the same figures: only the sentence stays. */
  brief: boolean;
  /** An outline of a row was dragged already. */
  hasDragged?: boolean;
  /** The waiting line lies over the drawing's lower edge, with this size; null when it no longer does. */
  onTab?(size: Size | null): void;
  /** Opens the details where the scaling is set (D45). */
  onScaling(): void;
  /** Shows the editor of a screen. */
  onEdit(id: ScreenId): void;
}

/** What the comparison comes to, always visible (D54): a sentence, and the rows that scroll below it. */
export function Answer({ brief, hasDragged = false, onTab, ...openers }: AnswerProps) {
  const { comparison, waiting } = useSession();
  const answer = useMemo(() => answerView.answerOf(comparison), [comparison]);
  // The line stands at the upper edge of whatever is shown, and of nothing.
  const space = useMemo(() => (answer === null ? answerView.spaceAnswer(comparison, []) : null), [answer, comparison]);
  if (space === null && answer === null && !isDrawable(waiting)) return null;
  return (
    <section className={styles.region} aria-label={answerView.region}>
      <WaitingLine onTab={onTab} />
      <RowLine hasDragged={hasDragged} />
      {space !== null && (
        <div className={styles.answer}>
          <Head>
            <SpaceSentences space={space} />
          </Head>
        </div>
      )}
      {answer !== null && <AnswerContent answer={answer} brief={brief} {...openers} />}
    </section>
  );
}

/** What stays while the rows scroll. */
function Head({ children }: { children: ReactNode }) {
  return (
    <div className={styles.head}>
      <div className={styles.sentences}>{children}</div>
      <span className="only-wide">
        <LengthsControl />
      </span>
    </div>
  );
}

function AnswerContent({
  answer,
  brief,
  onScaling,
  onEdit,
}: Omit<AnswerProps, "hasDragged" | "onTab"> & { answer: FullAnswer }) {
  const { comparison } = useSession();
  const { rows, notes, space, units, row } = answer;
  const line = answer.text ?? (units.first === "px" ? [textPart(answerView.sizedByPixels)] : null);
  // What the view's choices add (D31, D33).
  const viewNotes = [answerView.objectsNote(rows, comparison), answerView.pictureNote(rows, comparison)].filter(
    (note) => note !== null,
  );
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.answer} data-many={rows.length > 2 || undefined} data-brief={brief || undefined}>
      <Head>
        {space === null ? (
          <Sentences answer={answer} brief={brief} onEdit={onEdit} />
        ) : (
          <SpaceSentences space={space} />
        )}
      </Head>
      {!brief && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields but text and a table */}
          <div
            role="group"
            aria-label={answerView.region}
            ref={scroller}
            className={`${styles.scroller} inner-ring`}
            // Three and more rows have radio buttons, which scroll with the focus.
            tabIndex={rows.length > 2 && space === null ? undefined : 0}
          >
            <AfterSentence
              sentences={[
                ...(row === null ? [answer.seatLine] : [row.shorter, row.compared, row.objects]),
                answer.curved,
              ]}
            />
            {line !== null && (
              <p className={`${noteStyles.textLine} muted`}>
                <Parts parts={line} />{" "}
                <Button look="link" className={`${noteStyles.change} screen-only`} onClick={onScaling}>
                  {answerView.changeScaling}
                </Button>
              </p>
            )}
            {viewNotes.map((note) => (
              <p key={note} className={noteStyles.viewNote}>
                {note}
              </p>
            ))}
            {space === null ? <AnswerTable answer={answer} /> : <SpaceTable space={space} units={units} />}
            {notes.map((note) => (
              <p key={note} className={`${styles.note} aside`}>
                {note}
              </p>
            ))}
            {unitlessSearch(comparison) === "" && <StarterStrip />}
          </div>
          <MoreRows scroller={scroller} rows={rows} />
        </>
      )}
    </div>
  );
}

/** Of a row what it needs to fit, its screens beside each other and the objects beside it (D56); from the seat the verdict (D42). */
function AfterSentence({ sentences }: { sentences: readonly (readonly AnswerPart[])[] }) {
  const parts = sentences.filter(({ length }) => length > 0);
  if (parts.length === 0) return null;
  return (
    <p className={`${noteStyles.textLine} muted`}>
      <Parts parts={parts.flatMap((each, index) => (index === 0 ? each : [textPart(" "), ...each]))} />
    </p>
  );
}

const NO_SENTENCES: FullAnswer["rowSentences"] = new Map();

/** From three screens on, the sentence of the highlighted one in place of the whole; all keep the room of the longest. */
function Sentences({ answer, brief, onEdit }: Pick<AnswerProps, "brief" | "onEdit"> & { answer: FullAnswer }) {
  const { highlight } = use(HighlightContext);
  const narrow = useLayoutKind() === "narrow";
  const { sentence, rows, row } = answer;
  // Beside the open details there is no room for another one.
  const rowSentences = brief ? NO_SENTENCES : answer.rowSentences;
  const highlighted = rows.find(({ id }) => id === highlight?.id);
  const edit = narrow && highlighted !== undefined && (
    <Button look="link" className={styles.edit} onClick={() => onEdit(highlighted.id)}>
      {comparator.edit}
    </Button>
  );
  const shown = highlighted !== undefined && rowSentences.has(highlighted.id) ? highlighted.id : null;
  return [[null, sentence] as const, ...rowSentences].map(([id, parts]) => (
    <Sentence key={id} parts={parts} hidden={id !== shown} fits={id === null ? row?.fits : null}>
      {id === shown && edit}
    </Sentence>
  ));
}
