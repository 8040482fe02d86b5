import { type ReactNode, use, useId } from "react";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { frameText, parseFrame } from "#comparison/space.ts";
import { unitsOf } from "#comparison/units.ts";
import { publishedOuterSize } from "#domain/catalogue/outer-size.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { LEVELS, type Level } from "#domain/space/screen-row.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { titleText } from "#words/en/screens.ts";
import { ERRORS } from "#words/parts/errors.ts";
import { useWords } from "../../use-words.ts";
import { HighlightContext } from "../highlight.ts";
import { useSession } from "../session.ts";
import { useTypedSetting } from "../use-typed-setting.ts";
import styles from "./row-line.module.css";

const LEVEL_LABELS: Readonly<Record<Level, string>> = { bottom: "Bottoms", centre: "Centres", top: "Tops" };

interface RowLineProps {
  /** An outline was dragged already. */
  hasDragged: boolean;
}

/** Above the answer of a row (D56): what is level, the frame, how to move, and the way back to one line. */
export function RowLine({ hasDragged }: RowLineProps): ReactNode {
  const { comparison, dispatch } = useSession();
  const { arrangement, scale, screens, level } = comparison;
  const selectId = useId();
  if (arrangement !== "side" || !isToScale(scale) || screens.length === 0) return null;
  const setLevel = (chosen: Level) => dispatch({ type: "set-view", view: { level: chosen } });
  const hasPublished = screens.some(({ screen }) => publishedOuterSize(screen) !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label="Row" className={`${styles.line} screen-only`}>
      <span className={`${styles.part} only-wide`}>
        <span aria-hidden="true">Level</span>
        <SegmentedControl aria-label="Level" labels={LEVEL_LABELS} value={level} onChange={setLevel} />
      </span>
      <span className={`${styles.part} only-narrow`}>
        <label htmlFor={selectId}>Level</label>
        <SelectField id={selectId} value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {LEVEL_LABELS[each]}
            </option>
          ))}
        </SelectField>
      </span>
      <FrameField />
      {hasPublished && <span className={`${styles.words} fine`}>makers’ frames where known</span>}
      <EndNote hasDragged={hasDragged} />
    </div>
  );
}

/** Enter or leaving sets it, so that undo has one step. Escape puts back what was there. */
function FrameField() {
  const { comparison, dispatch } = useSession();
  const { frame } = comparison;
  const { invalid } = useWords(ERRORS);
  const { first: unit } = unitsOf(comparison);
  const id = useId();
  const errorId = useId();
  const current = frameText(frame, unit);
  const { text, setText, isWrong, commit, putBack } = useTypedSetting(current, (typed) => {
    if (typed === current) return current;
    const value = parseFrame(`${typed}${unit}`);
    if (value === null) return null;
    dispatch({ type: "set-view", view: { frame: value } });
    return frameText(value, unit);
  });

  return (
    <span className={styles.part}>
      <label htmlFor={id}>Frame</label>
      <NumberField
        id={id}
        className={styles.frame}
        accept={acceptNumberText}
        invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={text}
        onChange={setText}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key !== "Escape" || (text === current && !isWrong)) return;
          event.stopPropagation();
          putBack();
        }}
      />
      {isWrong ? (
        <span id={errorId} role="status" className={styles.error}>
          {invalid(["frame"], unit)}
        </span>
      ) : (
        <span>
          {unit}
          <span className={`${styles.sides} only-wide`}> on each side</span>
        </span>
      )}
    </span>
  );
}

/** At the right end: the keys of the outline with the focus, else what is raised and the way back, else that outlines can be dragged. */
function EndNote({ hasDragged }: RowLineProps) {
  const { comparison } = useSession();
  const { highlight } = use(HighlightContext);
  const { screens, scale } = comparison;
  const raised = screens.filter(({ screen }) => screen.raised !== undefined);
  const canMove = screens.length > 1 && scale === "fit";
  if (canMove && highlight?.by === "keys") return <Keys />;
  if (raised.length > 0) return <RaisedNote raised={raised} />;
  if (!canMove || hasDragged) return null;
  return (
    <span className={`${styles.part} ${styles.end} ${styles.hint}`}>
      <Icon name="move" size={1.125} />
      Drag to move
    </span>
  );
}

function Keys() {
  const { comparison } = useSession();
  const isMetric = unitsOf(comparison).first === "cm";
  return (
    <span className={`${styles.part} ${styles.end} ${styles.hint} ${styles.keys}`}>
      <span>
        <kbd>←</kbd> <kbd>→</kbd> change places
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {isMetric ? "1\u202fcm" : "½″"}
      </span>
      <span>
        <kbd>Shift</kbd> {isMetric ? "0.1\u202fcm" : "0.1″"}
      </span>
    </span>
  );
}

/** `24″ 16:10 is raised · Put all level` */
function RaisedNote({ raised }: { raised: readonly ListedScreen[] }) {
  const { comparison, dispatch } = useSession();
  const [one, ...others] = raised;
  if (one === undefined) return null;
  const words = (one.screen.raised ?? 0) > 0 ? "is raised" : "is lowered";
  return (
    <span className={`${styles.part} ${styles.end}`}>
      <span className={styles.hint}>
        {others.length > 0 ? (
          `${raised.length} are raised or lowered`
        ) : (
          <>
            <b>{titleText(one.screen, comparison.screens)}</b> {words}
          </>
        )}
      </span>
      <Button look="link" onClick={() => dispatch({ type: "level-all" })}>
        Put all level
      </Button>
    </span>
  );
}
