import { type AxisLine, linesOf } from "../axis.ts";
import type { Box } from "../box.ts";
import { SHARED, type Way, waysFrom } from "./leaders.ts";
import { isAt, joinedLines, ROUNDING } from "./lines.ts";

/** Something with lines; it has a number if it belongs to a screen. */
export interface Lined extends Box {
  readonly number?: number;
}

/** A line that labels keep away from. */
export interface Wall extends AxisLine {
  readonly number: number | undefined;
}

/** The lines of a screen's displays and of the film on them are one wall where they lie on each other. */
export function wallsOf(lined: readonly Lined[]): Wall[] {
  const numbers = new Set(lined.map(({ number }) => number));
  return [...numbers].flatMap((number) => {
    const boxes = lined.filter((each) => each.number === number);
    return joinedLines(boxes).map((line) => ({ ...line, number }));
  });
}

/** An outline whose label is to be placed. */
export class Owner {
  /** In the order of `EDGES`. */
  readonly lines: readonly AxisLine[];
  /** All walls but its own lines. */
  readonly others: readonly Wall[];
  /** The numbers of what coincides with it, and its own. */
  readonly #numbers: readonly (number | undefined)[];
  #ways: readonly Way[] | null = null;

  constructor(outline: Lined, lined: readonly Lined[], walls: readonly Wall[]) {
    const lines = linesOf(outline);
    const isOwn = (wall: Wall) => wall.number === outline.number && lines.some((line) => isAt(wall, line, ROUNDING));
    this.lines = lines;
    this.others = walls.filter((wall) => !isOwn(wall));
    this.#numbers = lined.filter((other) => coincide(lines, linesOf(other))).map(({ number }) => number);
  }

  /** The leaders that may begin on its lines, the best first. */
  get ways(): readonly Way[] {
    this.#ways ??= waysFrom(this.lines, this.others);
    return this.#ways;
  }

  coincidesWith({ lines }: Owner): boolean {
    return coincide(this.lines, lines);
  }

  /** Whether a wall is drawn as one with a line of this outline: it is that line, or one of what coincides with the outline. */
  shares({ number, axis, across, from, to }: Wall, line: AxisLine): boolean {
    const isNear = (one: number, other: number) => Math.abs(one - other) < SHARED;
    const lies = axis === line.axis && isNear(across, line.across) && isNear(from, line.from) && isNear(to, line.to);
    return lies && this.#numbers.includes(number);
  }
}

function coincide(lines: readonly AxisLine[], others: readonly AxisLine[]): boolean {
  return lines.every(({ across }, side) => Math.abs(across - (others[side]?.across ?? 0)) < SHARED);
}
