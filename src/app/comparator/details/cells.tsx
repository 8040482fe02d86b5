import type { Screen } from "#domain/display/screen.ts";
import type { InBothUnits, MeasureDetails, MeasureDifference } from "#words/en/details.ts";
import { underHeading } from "#words/en/difference.ts";
import { Parts } from "../answer/sentence.tsx";
import { screenColour } from "../screen-colour.ts";
import styles from "./cells.module.css";
import type { Seat } from "./details-rows.ts";

/** A figure in one unit and, smaller, in the other one or with what explains it. */
export function Figure({ first, second }: InBothUnits) {
  return (
    <>
      <span>{first}</span> <span className="aside">{second}</span>
    </>
  );
}

export function Size({ measure }: { measure: MeasureDetails }) {
  return <Figure first={measure.first} second={measure.second} />;
}

/** `33% wider` with the figure in bold. */
export function DifferenceWords({ difference }: { difference: MeasureDifference }) {
  return (
    <span className="muted">
      <Parts parts={underHeading(difference.relative)} />
    </span>
  );
}

const USE_NAMES = { desk: "Desk work", films: "Films" };

/** From where to where to sit, for each use (D42). */
export function SeatDistances({ sit }: { sit: Seat["sit"] }) {
  const [first, second] = sit.map(({ use, distances }) => `${USE_NAMES[use]} ${distances}`);
  return first === undefined ? "–" : <Figure first={first} second={second ?? ""} />;
}

export function BlendDistance({ blend }: { blend: Seat["blend"] }) {
  return blend === null ? "–" : <Figure first={blend.normal} second={`sharp eyes ${blend.young}`} />;
}

/** The horizontal angle that a screen fills, drawn as seen from above. */
export function Angle({ fills, screen }: { fills: NonNullable<Seat["fills"]>; screen: Screen }) {
  const half = (fills.degrees * Math.PI) / 360;
  const across = (26 * Math.sin(half)).toFixed(1);
  const up = (26 * Math.cos(half)).toFixed(1);
  return (
    <span className={styles.angle}>
      <b>{fills.text}</b>
      <svg aria-hidden="true" viewBox="0 0 60 30" style={screenColour(screen.colour)}>
        <path d={`M30 29l-${across} -${up}a26 26 0 0 1 ${2 * Number(across)} 0z`} />
      </svg>
    </span>
  );
}
