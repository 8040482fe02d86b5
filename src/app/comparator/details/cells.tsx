import type { MeasureDetails } from "#comparison/details.ts";
import type { SeatDetails } from "#comparison/seat-details.ts";
import type { Units } from "#comparison/units.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { details } from "#words/page/details.ts";
import { Parts } from "../answer/sentence.tsx";
import { screenColour } from "../screen-colour.tsx";
import styles from "./cells.module.css";

const { seat, sizes } = details;

/** A figure in one unit and, smaller, in the other one or with what explains it. */
export function Figure({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span>{first}</span> <span className="aside">{second}</span>
    </>
  );
}

interface SizeProps {
  measure: Readonly<Record<Unit, number>>;
  dimension: ComparedDimension;
  units: Units;
}

export function Size({ measure, dimension, units: { first, second } }: SizeProps) {
  return (
    <Figure
      first={sizes.measure(measure[first], dimension, first)}
      second={sizes.measure(measure[second], dimension, second)}
    />
  );
}

/** `33% wider` with the figure in bold. */
export function DifferenceWords({ difference }: { difference: NonNullable<MeasureDetails["difference"]> }) {
  return (
    <span className="muted">
      <Parts parts={sizes.difference(difference.relative)} />
    </span>
  );
}

/** From where to where to sit, for each use (D42). */
export function SeatDistances({ ranges, unit }: { ranges: SeatDetails["ranges"]; unit: Unit }) {
  const [first, second] = seat.ranges(ranges, unit);
  return first === undefined ? "–" : <Figure first={first} second={second ?? ""} />;
}

export function BlendDistance({ blend, unit }: { blend: NonNullable<SeatDetails["blend"]>; unit: Unit }) {
  const { normal, young } = seat.blend(blend, unit);
  return <Figure first={normal} second={young} />;
}

/** The horizontal angle that a screen fills, drawn as seen from above. */
export function Angle({ degrees, screen }: { degrees: number; screen: Screen }) {
  const half = (degrees * Math.PI) / 360;
  const across = (26 * Math.sin(half)).toFixed(1);
  const up = (26 * Math.cos(half)).toFixed(1);
  return (
    <span className={styles.angle}>
      <b>{seat.angle(degrees)}</b>
      <svg aria-hidden="true" viewBox="0 0 60 30" style={screenColour(screen.colour)}>
        <path d={`M30 29l-${across} -${up}a26 26 0 0 1 ${2 * Number(across)} 0z`} />
      </svg>
    </span>
  );
}
