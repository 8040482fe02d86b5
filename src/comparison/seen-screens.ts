import { anglesOf, distancesTo, distanceTo, isBetweenEdges, SEAT_ANGLES } from "#domain/viewing/seat.ts";
import type { ComparedScreen } from "./compared-screens.ts";
import { directionOf, type RelativeDifference, relativeDifference } from "./differences.ts";
import type { ListedScreen } from "./listed-screen.ts";
import type { Comparison } from "./state.ts";

/** How much of the view a screen fills (D42): so much that the head turns, as is comfortable for desk work or for films, or little. */
export type Filling = "head turns" | "desk" | "films" | "small";

const FILLINGS: readonly { readonly from: number; readonly filling: Filling }[] = [
  { from: SEAT_ANGLES.desk.near, filling: "head turns" },
  { from: SEAT_ANGLES.desk.far, filling: "desk" },
  { from: SEAT_ANGLES.films.far, filling: "films" },
];

/** Angles this close to a limit are on it: rounding of doubles. */
const ROUNDING = 1e-9;

/** What a screen looks like from the seat. */
export interface Seen<Row> {
  readonly row: Row;
  /** The angles that it fills, in degrees. */
  readonly width: number;
  readonly height: number;
  /** From the eye, in centimetres. */
  readonly distance: number;
  readonly filling: Filling;
}

/** @param common from the eye to the screens without a distance of their own, in centimetres; null while none is typed */
export function seenScreens<Row extends ListedScreen>(rows: readonly Row[], common: number | null): Seen<Row>[] {
  return rows.map((row) => {
    const distance = distanceTo(row.screen, common);
    const angles = anglesOf(row.screen, distance);
    const filling = FILLINGS.find(({ from }) => angles.width >= from - ROUNDING)?.filling ?? "small";
    return { row, ...angles, distance, filling };
  });
}

/** How much wider each looks than the base, by the angles' widths; null for the base itself. */
export function seenDifferences(seen: readonly Seen<ComparedScreen>[]): readonly (RelativeDifference | null)[] {
  const base = seen.find(({ row }) => row.isBase);
  return seen.map((each) => (base === undefined || each === base ? null : lookedAt(each, base)));
}

function lookedAt({ width }: Seen<unknown>, base: Seen<unknown>): RelativeDifference {
  return relativeDifference(width / base.width, "width");
}

/** What the screens look like beside each other. */
type SeatFact<Row> =
  | { readonly kind: "one"; readonly subject: Seen<Row> }
  | { readonly kind: "same width"; readonly both: readonly [Seen<Row>, Seen<Row>] }
  | {
      readonly kind: "wider";
      readonly wider: Seen<Row>;
      readonly narrower: Seen<Row>;
      readonly difference: RelativeDifference;
    }
  | { readonly kind: "winners"; readonly widest: Seen<Row>; readonly tallest: Seen<Row> };

/** Null without screens. */
export function seatFact<Row>(seen: readonly Seen<Row>[]): SeatFact<Row> | null {
  const [one, other] = seen;
  if (one === undefined) return null;
  if (other === undefined) return { kind: "one", subject: one };
  if (seen.length > 2) {
    const largest = (side: "width" | "height") => seen.reduce((best, each) => (each[side] > best[side] ? each : best));
    return { kind: "winners", widest: largest("width"), tallest: largest("height") };
  }
  const [narrower, wider] = one.width > other.width ? [other, one] : [one, other];
  const difference = lookedAt(wider, narrower);
  return directionOf(difference) === 0
    ? { kind: "same width", both: [one, other] }
    : { kind: "wider", wider, narrower, difference };
}

/** What a drawing from the seat takes for granted. */
interface SeatAssumptions {
  /** Whether nobody has typed a distance and the usual ones differ (D58). */
  readonly differInDistance: boolean;
  /** Whether curved screens are drawn flat, as wide as the angle between their edges (D61). */
  readonly areFlat: boolean;
  /** Curved screens around the eyes, drawn flat along their curve. */
  readonly around: readonly ListedScreen[];
}

export function seatAssumptions({ screens, distance }: Comparison): SeatAssumptions {
  const usual = screens.flatMap(({ screen }) => (screen.distance === undefined ? [screen] : []));
  const curved = screens.filter(({ screen }) => screen.radius !== undefined);
  const around = curved.filter(({ screen }) => isBetweenEdges(screen, distanceTo(screen, distance)));
  return {
    differInDistance: distancesTo(usual, distance).length > 1,
    areFlat: curved.length > around.length,
    around,
  };
}
