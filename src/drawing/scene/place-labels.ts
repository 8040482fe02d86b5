import { labelText } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { type Box, grown, intersection, nearestFree, overlap } from "./box.ts";
import type { Label, Outline } from "./marks.ts";
import { FONT_SIZE, fitText, textWidth, textWidthInDigits } from "./text-width.ts";

/** A chip's height. All lengths are in pixels. */
const HEIGHT = 20;
const SWATCH = { x: 6, y: 5, width: 8, height: 10, radius: 2 };
/** From the chip's left edge, past the swatch, to its text. */
const TEXT_INSET = 19;
const BASELINE = 14.5;
/** From the text to the chip's right edge. */
const END = 7;
const RADIUS = 4;
/** The chip's edge is a line 1 px wide, drawn within it. */
const EDGE = 1;
/** Between an outline's edge and a chip, and between two chips. */
const GAP = 4;
/** Text cut further than this says too little. */
const NARROWEST = 72;

/**
 * Places one chip for each outline: inside its top left corner where it has room, else above it; where that place is
 * taken, the nearest free one. Chips stay in the area and avoid each other, the obstacles, outlines too small to hold
 * their own chip, and outlines apart from their own. In a small area without such a place a chip may cover other
 * outlines, but never its own; then its text is cut to a half, then to a third of the area's width. As a last resort
 * the chip is left out.
 *
 * @param outlines in painting order: the largest ones choose first, since their corners are the least contested
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
  const small = outlines.filter((outline) => !holds(outline, chipSize(textOf(outline), area.width)));
  const avoided = (outline: Outline) =>
    outlines.filter((other) => small.includes(other) || (other !== outline && !overlap(other, outline)));
  const labels: Label[] = [];
  for (const outline of outlines) {
    for (const widest of [area.width, area.width / 2, area.width / 3]) {
      const chip = chipSize(textOf(outline), widest);
      const place = findPlace(outline, chip, area, [...obstacles, ...labels], avoided(outline));
      if (place === null) continue;
      labels.push(composeLabel(outline, place, chip.text));
      break;
    }
  }
  return labels.toSorted((one, other) => one.number - other.number);
}

function composeLabel(outline: Outline, place: Box, content: string): Label {
  const { pixels, digits } = textWidthInDigits(content);
  const [width, height] = [place.width - EDGE, place.height - EDGE];
  return {
    number: outline.number,
    ...place,
    chip: { x: EDGE / 2, y: EDGE / 2, width, height, radius: RADIUS },
    chipWidth: { pixels: TEXT_INSET + END - EDGE + pixels, digits },
    swatch: { ...SWATCH, colour: outline.stroke.colour },
    text: { x: TEXT_INSET, y: BASELINE, content, fontSize: FONT_SIZE },
  };
}

function chipSize(text: string, widest: number): Size & { text: string } {
  const room = Math.max(NARROWEST, widest - 2 * GAP) - TEXT_INSET - END;
  const fitting = fitText(text, room);
  return { text: fitting, width: Math.ceil(TEXT_INSET + textWidth(fitting) + END), height: HEIGHT };
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
  const inside = intersection(grown(outline, -GAP), whole);
  return (
    nearestFree(inside, chip, inside, near([...taken, ...avoided])) ??
    nearestFree(above, chip, whole, near([...taken, ...avoided, outline])) ??
    nearestFree(above, chip, whole, near(taken))
  );
}
