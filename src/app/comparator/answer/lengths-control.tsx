import { unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { chooseLengths } from "../lengths-choice.ts";
import { useSession } from "../session.ts";
import styles from "./answer.module.css";

const LABELS: Readonly<Record<Unit, string>> = { in: "in", cm: "cm" };
const NAMES: Readonly<Record<Unit, string>> = { in: "Inches", cm: "Centimetres" };

/** On a phone's drawing. */
export function StageLengths() {
  return (
    <span className={`${styles.stageLengths} only-narrow`}>
      <LengthsControl />
    </span>
  );
}

/** Which unit comes first wherever lengths are shown (D36). */
export function LengthsControl() {
  const { comparison, dispatch } = useSession();
  return (
    <SegmentedControl
      aria-label="Lengths"
      className={`${styles.lengths} screen-only`}
      labels={LABELS}
      names={NAMES}
      value={unitsOf(comparison).first}
      onChange={(unit) => chooseLengths(unit, comparison, dispatch)}
    />
  );
}
