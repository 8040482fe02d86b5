import { areaOf } from "#domain/geometry/size.ts";
import type { Box } from "../box.ts";
import { LabelSheet, type Place, type SheetOptions } from "./label-sheet.ts";
import type { Owner } from "./walls.ts";

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

export interface LabelLayout extends SheetOptions {
  readonly outlines: readonly LabelledOutline[];
}

type Find = (sheet: LabelSheet, owner: Owner, width: number) => Place | null;

/** A leader nearer to other lines than this could be taken for theirs. */
const CLEAR = 3;

/** What nobody can misread, the best first: on the label's own line, then at the end of a leader. */
const CLEAR_PLACES: readonly Find[] = [
  (sheet, owner, width) => sheet.onLine(owner, width, { along: 12, across: 6 }),
  (sheet, owner, width) => sheet.onLine(owner, width, { along: 6, across: 4 }),
  (sheet, owner, width) => sheet.besideLine(owner, width, { room: 6, mostFaults: 0 }),
  (sheet, owner, width) => sheet.besideLine(owner, width, { room: CLEAR, mostFaults: 0 }),
  (sheet, owner, width) => sheet.onLine(owner, width, { along: 6, across: 4, straddles: true }),
];

/** For labels without a clear place, once the others have theirs: the leader with the fewest lines nearby. */
const LAST_PLACES: readonly Find[] = [
  (sheet, owner, width) => sheet.beyond(owner, width),
  (sheet, owner, width) => sheet.besideLine(owner, width, { room: CLEAR, mostFaults: Number.POSITIVE_INFINITY }),
  (sheet, owner, width) => sheet.besideLine(owner, width, { room: null, mostFaults: Number.POSITIVE_INFINITY }),
];

/** For what is left once the search has ended. */
const PLAIN_PLACES: readonly Find[] = [(sheet, owner, width) => sheet.plain(owner, width)];

/** What finds no place has the first choice in the next round. */
const MOST_ROUNDS = 3;

/**
 * Places each label on its own outline's line, or joins it to that line by a leader (V15). Labels and leaders overlap no
 * other label and no obstacle, and stay in the area. A label without such a place is left out.
 *
 * @returns in the outlines' order
 */
export function placeOnLines(layout: LabelLayout, sheet = new LabelSheet(layout)): LabelPlace[] {
  const { outlines } = layout;
  // Small outlines choose first: they have the least line to stand on.
  const order = outlines.toSorted((one, other) => areaOf(one) - areaOf(other));
  let first: readonly LabelledOutline[] = [];
  let places = placeInOrder(sheet, outlines, order, first);
  for (let round = 1; places.size < outlines.length && round < MOST_ROUNDS && !sheet.hasEnded; round++) {
    first = [...order.filter((outline) => !places.has(outline)), ...first.filter((outline) => places.has(outline))];
    const next = placeInOrder(sheet, outlines, order, first);
    // Later rounds have fewer first choices, and the search may end in one.
    if (next.size > places.size) places = next;
  }
  return outlines.flatMap((outline) => places.get(outline) ?? []);
}

function placeInOrder(
  sheet: LabelSheet,
  outlines: readonly LabelledOutline[],
  order: readonly LabelledOutline[],
  first: readonly LabelledOutline[],
): ReadonlyMap<LabelledOutline, LabelPlace> {
  sheet.clear();
  const places = new Map<LabelledOutline, LabelPlace>();
  const place = (outline: LabelledOutline, finds: readonly Find[]) => {
    const owner = sheet.owners[outlines.indexOf(outline)];
    const found = owner === undefined || places.has(outline) ? null : findPlace(sheet, owner, outline, finds);
    if (found !== null) places.set(outline, found);
  };
  for (const outline of first) place(outline, [...CLEAR_PLACES, ...LAST_PLACES]);
  for (const finds of [CLEAR_PLACES, LAST_PLACES]) {
    for (const outline of order) place(outline, finds);
  }
  if (sheet.hasEnded) for (const outline of order) place(outline, PLAIN_PLACES);
  return places;
}

/** Every form tries all places before a shorter one does. */
function findPlace(sheet: LabelSheet, owner: Owner, { number, widths }: LabelledOutline, finds: readonly Find[]) {
  for (const [form, width] of widths.entries()) {
    for (const find of finds) {
      const place = find(sheet, owner, width);
      if (place === null) continue;
      sheet.take(owner, place);
      return { ...place, number, form };
    }
  }
  return null;
}
