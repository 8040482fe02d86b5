import { areaOf, type Size } from "../../../domain/geometry/size.ts";
import type { Box } from "../box.ts";
import { LabelSheet, type Place } from "./label-sheet.ts";

/** An outline with the widths of its label's forms, the best form first. All lengths are in pixels. */
export interface LabelledOutline extends Box {
  readonly number: number;
  readonly widths: readonly number[];
}

export interface LabelPlace extends Place {
  readonly number: number;
  /** The index of the form. */
  readonly form: number;
}

export interface LabelLayout {
  readonly area: Size;
  readonly outlines: readonly LabelledOutline[];
  /** What has lines but no label: seams, films, objects. */
  readonly bare?: readonly Box[];
  /** What no label may cover. */
  readonly obstacles?: readonly Box[];
  /** Of every label. */
  readonly height: number;
}

type Find = (sheet: LabelSheet, outline: number, width: number) => Place | null;

/** A leader nearer to other lines than this could be taken for theirs. */
const CLEAR = 3;

/** What nobody can misread, the best first: on the label's own line, then at the end of a leader. */
const CLEAR_PLACES: readonly Find[] = [
  (sheet, outline, width) => sheet.onLine(outline, width, { along: 12, across: 6 }),
  (sheet, outline, width) => sheet.onLine(outline, width, { along: 6, across: 4 }),
  (sheet, outline, width) => sheet.besideLine(outline, width, { room: 6, mostFaults: 0 }),
  (sheet, outline, width) => sheet.besideLine(outline, width, { room: CLEAR, mostFaults: 0 }),
];

/** For labels without a clear place, once the others have theirs: the leader with the fewest lines nearby. */
const LAST_PLACES: readonly Find[] = [
  (sheet, outline, width) => sheet.beyond(outline, width),
  (sheet, outline, width) => sheet.besideLine(outline, width, { room: CLEAR, mostFaults: Number.POSITIVE_INFINITY }),
  (sheet, outline, width) => sheet.besideLine(outline, width, { room: null, mostFaults: Number.POSITIVE_INFINITY }),
];

/** What finds no place has the first choice in the next round. */
const MOST_ROUNDS = 6;

/**
 * Places each label on its own outline's line, or joins it to that line by a leader (V15). Labels and leaders overlap no
 * other label and no obstacle, and stay in the area. A label without such a place is left out.
 *
 * @returns in the outlines' order
 */
export function placeOnLines(layout: LabelLayout): LabelPlace[] {
  const { outlines } = layout;
  // Small outlines choose first: they have the least line to stand on.
  const order = outlines.toSorted((one, other) => areaOf(one) - areaOf(other));
  let first: readonly LabelledOutline[] = [];
  let places = placeInOrder(layout, order, first);
  for (let round = 1; places.size < outlines.length && round < MOST_ROUNDS; round++) {
    first = [...order.filter((outline) => !places.has(outline)), ...first.filter((outline) => places.has(outline))];
    places = placeInOrder(layout, order, first);
  }
  return outlines.flatMap((outline) => places.get(outline) ?? []);
}

function placeInOrder(
  { area, outlines, bare = [], obstacles, height }: LabelLayout,
  order: readonly LabelledOutline[],
  first: readonly LabelledOutline[],
): ReadonlyMap<LabelledOutline, LabelPlace> {
  const sheet = new LabelSheet({ area, outlines: [...outlines, ...bare], height, obstacles });
  const places = new Map<LabelledOutline, LabelPlace>();
  const place = (outline: LabelledOutline, finds: readonly Find[]) => {
    const found = places.has(outline) ? null : findPlace(sheet, outline, outlines.indexOf(outline), finds);
    if (found !== null) places.set(outline, found);
  };
  for (const outline of first) place(outline, [...CLEAR_PLACES, ...LAST_PLACES]);
  for (const finds of [CLEAR_PLACES, LAST_PLACES]) {
    for (const outline of order) place(outline, finds);
  }
  return places;
}

/** Every form tries all places before a shorter one does. */
function findPlace(sheet: LabelSheet, { number, widths }: LabelledOutline, index: number, finds: readonly Find[]) {
  for (const [form, width] of widths.entries()) {
    for (const find of finds) {
      const place = find(sheet, index, width);
      if (place === null) continue;
      sheet.take(index, place);
      return { ...place, number, form };
    }
  }
  return null;
}
