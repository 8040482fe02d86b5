import { labelText } from "../comparison/screen-text.ts";
import type { ColourName } from "../domain/display/colour.ts";
import type { Screen } from "../domain/display/screen.ts";
import type { Size } from "../domain/geometry/size.ts";
import { type Box, grown, nearestFree, overlap } from "./scene-box.ts";
import type { Outline } from "./scene-outlines.ts";
import { fitText, textWidth } from "./scene-text.ts";

/** The chip that names an outline at its top left corner (visual.md). */
export interface Label extends Box {
  readonly number: number;
  readonly colour: ColourName;
  readonly text: string;
}

/** In pixels, for a text of 12 px. */
export const LABEL_HEIGHT = 20;
/** From the chip's left edge to its text: the swatch stands in between. */
export const LABEL_TEXT_INSET = 19;
export const LABEL_END = 7;
/** Between an outline's edge and a chip, and between two chips. */
const GAP = 4;
/** A chip whose text is cut further than this says too little. */
const NARROWEST = 72;

/**
 * Places one chip for each outline: inside its top left corner where it has room, else beside it; where that place is
 * taken, the nearest free one. Chips stay in the area and never overlap each other, an obstacle, an outline too small
 * to hold its own chip, or one apart from that which the chip names. Where a small area has no such place, other
 * outlines may be covered, never the chip's own; then the text is cut to a half, then to a third of the area's width;
 * at last the chip is left out.
 *
 * @param outlines in painting order: the largest ones' corners are the least contested, and are given away first
 * @returns in the list's order
 */
export function placeLabels(
  screens: readonly Screen[],
  outlines: readonly Outline[],
  area: Size,
  obstacles: readonly Box[],
): Label[] {
  const texts = screens.map(labelText);
  const textOf = (outline: Outline) => texts[outline.number - 1] ?? "";
  const small = outlines.filter((outline) => !holds(outline, chipOf(textOf(outline), area.width)));
  const avoided = (outline: Outline) =>
    outlines.filter((other) => small.includes(other) || (other !== outline && !overlap(other, outline)));
  const labels: Label[] = [];
  for (const outline of outlines) {
    for (const widest of [area.width, area.width / 2, area.width / 3]) {
      const chip = chipOf(textOf(outline), widest);
      const place = findPlace(outline, chip, area, [...obstacles, ...labels], avoided(outline));
      if (place === null) continue;
      labels.push({ number: outline.number, colour: outline.colour, text: chip.text, ...place });
      break;
    }
  }
  return labels.toSorted((one, other) => one.number - other.number);
}

function chipOf(text: string, widest: number): Size & { text: string } {
  const room = Math.max(NARROWEST, widest - 2 * GAP) - LABEL_TEXT_INSET - LABEL_END;
  const fitting = fitText(text, room);
  return {
    text: fitting,
    width: Math.ceil(LABEL_TEXT_INSET + textWidth(fitting) + LABEL_END),
    height: LABEL_HEIGHT,
  };
}

function holds(outline: Size, chip: Size): boolean {
  return outline.width >= chip.width + 2 * GAP && outline.height >= chip.height + 2 * GAP;
}

function findPlace(
  outline: Outline,
  chip: Size,
  area: Size,
  taken: readonly Box[],
  avoided: readonly Outline[],
): Box | null {
  const whole = { x: 0, y: 0, width: area.width, height: area.height };
  const above = { x: outline.x, y: outline.y - GAP - chip.height };
  const near = (boxes: readonly Box[]) => boxes.map((box) => grown(box, GAP));
  if (!holds(outline, chip)) {
    return (
      nearestFree(above, chip, whole, near([...taken, outline, ...avoided])) ??
      nearestFree(above, chip, whole, near([...taken, outline]))
    );
  }
  const inside = grown(outline, -GAP);
  return (
    nearestFree(inside, chip, inside, near([...taken, ...avoided])) ??
    nearestFree(above, chip, whole, near([...taken, ...avoided, outline])) ??
    nearestFree(above, chip, whole, near(taken))
  );
}
