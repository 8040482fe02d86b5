import type { Comparison } from "#comparison/state.ts";
import type { ColourName } from "#domain/display/colour.ts";
import { curvedSide, depthIn, standingSizeIn } from "#domain/display/curve.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { distanceTo } from "#domain/viewing/seat.ts";
import { glanceText } from "#words/en/numbers.ts";
import { titleText } from "#words/en/screens.ts";

type InBoth = Readonly<Record<Unit, string>>;

/** What a view from above says of one screen in figures (D61). */
export interface AboveRow {
  readonly id: number;
  readonly title: string;
  readonly colour: ColourName;
  /** From edge to edge. */
  readonly straight: InBoth;
  /** Null for a flat screen. */
  readonly depth: InBoth | null;
  /** From the eye to the left and right edges. */
  readonly toEdges: InBoth;
}

export function aboveRows({ screens, distance }: Comparison): readonly AboveRow[] {
  return screens.map(({ id, screen }) => {
    const { width } = standingSizeIn(screen, "cm");
    const depth = depthIn(screen, "cm");
    const away = distanceTo(screen, distance) - (curvedSide(screen) === "width" ? depth : 0);
    return {
      id,
      title: titleText(screen, screens),
      colour: screen.colour,
      straight: inBoth(width),
      depth: screen.radius === undefined ? null : inBoth(depth),
      toEdges: inBoth(Math.hypot(width / 2, away)),
    };
  });
}

function inBoth(centimetres: number): InBoth {
  const text = (unit: Unit) => glanceText(convertLength(centimetres, "cm", unit), unit);
  return { in: text("in"), cm: text("cm") };
}
