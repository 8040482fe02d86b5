import { type ReactNode, useId } from "react";
import { isToScale } from "#comparison/scale-mode.ts";
import { titleText } from "#comparison/screen-names.ts";
import { frameText, parseFrame } from "#comparison/space.ts";
import { unitsOf } from "#comparison/units.ts";
import { publishedOuterSize } from "#domain/catalogue/outer-size.ts";
import { acceptNumberText } from "#domain/display/number-text.ts";
import { LEVELS, type Level } from "#domain/space/screen-row.ts";
import { Button } from "#ui/button.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { errorText } from "../error-text.ts";
import { useSession } from "../session.ts";
import { useTypedSetting } from "../use-typed-setting.ts";
import styles from "./row-line.module.css";

const LEVEL_LABELS: Readonly<Record<Level, string>> = { bottom: "Bottoms", centre: "Centres", top: "Tops" };

/** Above the answer of a row (D56): what is level, the frame, and the way back to one line. */
export function RowLine(): ReactNode {
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
      <RaisedNote />
    </div>
  );
}

/** Enter or leaving sets it, so that undo has one step. Escape puts back what was there. */
function FrameField() {
  const { comparison, dispatch } = useSession();
  const { frame } = comparison;
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
          {errorText(["frame"], unit)}
        </span>
      ) : (
        <span>
          {unit}
          <span className="only-wide"> on each side</span>
        </span>
      )}
    </span>
  );
}

/** `24″ 16:10 is raised` and the way back. */
function RaisedNote() {
  const { comparison, dispatch } = useSession();
  const { screens } = comparison;
  const raised = screens.filter(({ screen }) => screen.raised !== undefined);
  const [one, ...others] = raised;
  if (one === undefined) return null;
  const words = (one.screen.raised ?? 0) > 0 ? "is raised" : "is lowered";
  return (
    <span className={`${styles.part} ${styles.end}`}>
      <span className="only-wide">
        {others.length > 0 ? (
          `${raised.length} are raised or lowered`
        ) : (
          <>
            <b>{titleText(one.screen, screens)}</b> {words}
          </>
        )}
      </span>
      <Button look="link" onClick={() => dispatch({ type: "level-all" })}>
        Put all level
      </Button>
    </span>
  );
}
