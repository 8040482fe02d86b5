import { type ReactNode, use, useId } from "react";
import { rich } from "#app/rich.ts";
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
import { SelectField } from "#ui/text-field.tsx";
import { errors } from "#words/page/errors.ts";
import { decimalMark } from "#words/page/numbers.ts";
import { rowLine as words } from "#words/page/row-line.ts";
import { HighlightContext } from "../highlight.ts";
import { useSession } from "../session.ts";
import { useTypedSetting } from "../use-typed-setting.ts";
import styles from "./row-line.module.css";

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
    <div role="group" aria-label={words.name} className={`${styles.line} wrapping screen-only`}>
      <span className={`${styles.part} level-row only-wide`}>
        <span aria-hidden="true">{words.level}</span>
        <SegmentedControl aria-label={words.level} labels={words.levels} value={level} onChange={setLevel} />
      </span>
      <span className={`${styles.part} level-row only-narrow`}>
        <label htmlFor={selectId}>{words.level}</label>
        <SelectField id={selectId} value={level} onChange={(event) => setLevel(event.currentTarget.value as Level)}>
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {words.levels[each]}
            </option>
          ))}
        </SelectField>
      </span>
      <FrameField />
      {hasPublished && <span className="fine">{words.makersFrames}</span>}
      <EndNote hasDragged={hasDragged} />
    </div>
  );
}

/** Enter or leaving sets it, so that undo has one step. Escape puts back what was there. */
function FrameField() {
  const { comparison, dispatch } = useSession();
  const { frame } = comparison;
  const { first: unit } = unitsOf(comparison);
  const id = useId();
  const noteId = useId();
  const current = frameText(frame, unit);
  const { field, isWrong, commit, putBack } = useTypedSetting(current, (typed) => {
    if (typed === current) return current;
    const value = parseFrame(`${typed}${unit}`);
    if (value === null) return null;
    dispatch({ type: "set-view", view: { frame: value } });
    return frameText(value, unit);
  });

  return (
    <span className={`${styles.part} level-row`}>
      <label htmlFor={id}>{words.frame}</label>
      <NumberField
        id={id}
        className={styles.frame}
        decimalMark={decimalMark}
        accept={acceptNumberText}
        aria-describedby={noteId}
        {...field}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key !== "Escape" || (field.value === current && !isWrong)) return;
          event.stopPropagation();
          putBack();
        }}
      />
      <span id={noteId} role="status" className={isWrong ? styles.error : undefined}>
        {isWrong
          ? errors.invalid(["frame"], unit)
          : rich(words.eachSide(unit, (rest) => <span className={`${styles.sides} only-wide`}>{rest}</span>))}
      </span>
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
    <span className={`${styles.part} level-row ${styles.end} ${styles.hint}`}>
      <Icon name="move" size={1.125} />
      {words.drag}
    </span>
  );
}

function Keys() {
  const { first: unit } = unitsOf(useSession().comparison);
  const key = (name: string) => <kbd>{name}</kbd>;
  return (
    <span className={`${styles.part} level-row ${styles.end} ${styles.hint} ${styles.keys}`}>
      <span>{rich(words.places(key))}</span>
      <span>{rich(words.steps(key, unit))}</span>
      <span>{rich(words.smallSteps(key, unit))}</span>
    </span>
  );
}

/** `24″ 16:10 is raised · Put all level` */
function RaisedNote({ raised }: { raised: readonly ListedScreen[] }) {
  const { comparison, dispatch } = useSession();
  const [one, ...others] = raised;
  if (one === undefined) return null;
  return (
    <span className={`${styles.part} level-row ${styles.end}`}>
      <span className={styles.hint}>
        {others.length > 0
          ? words.severalRaised(raised.length)
          : rich(words.raised(one, comparison.screens, (name) => <b>{name}</b>))}
      </span>
      <Button look="link" onClick={() => dispatch({ type: "level-all" })}>
        {words.levelAll}
      </Button>
    </span>
  );
}
