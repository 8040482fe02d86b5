import { unitsOf } from "#comparison/units.ts";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { answerView } from "#words/page/answer-view.ts";
import { numbers } from "#words/page/numbers.ts";
import { chooseLengths } from "../lengths-choice.ts";
import { useSession } from "../session.ts";
import styles from "./lengths-control.module.css";

/** On a phone's drawing. */
export function StageLengths() {
  return (
    <span className={`${styles.onStage} only-narrow`}>
      <LengthsControl />
    </span>
  );
}

/** Which unit comes first wherever lengths are shown (D36). */
export function LengthsControl() {
  const { comparison, dispatch } = useSession();
  return (
    <SegmentedControl
      aria-label={answerView.lengths}
      className={`${styles.lengths} screen-only`}
      labels={numbers.units}
      names={numbers.unitNames}
      value={unitsOf(comparison).first}
      onChange={(unit) => chooseLengths(unit, dispatch)}
    />
  );
}
