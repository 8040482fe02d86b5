/*
 * Every article has one integer key, and the keys are in the order of the list (D15: time, then id), so that a page, a
 * search and the index all follow one number. A key is near its article's time: 16 numbers a minute, so that articles
 * come in any order without meeting, and so few that an index of differences stays small. Where the place is taken
 * (equal times, a crowded minute) the free number between the neighbours serves; where there is none, the
 * neighbourhood is spread out again.
 */

const KEYS_PER_MINUTE = 16;
const MINUTE = 60_000;

/** The gap left towards the only neighbour that is near. */
const STEP = 1024;

/** The gaps after a neighbourhood was spread: no narrower on average, and no wider. */
const GAP_MIN = 512;
const GAP_MAX = 16_384;

/** Keys of the nearest articles on both sides, infinite where there is none. */
export interface Neighbours {
  readonly below: number;
  readonly above: number;
}

/** How many neighbours on each side move at first, where an article finds no key; then twice as many, and so on. */
export const FIRST_REACH = 8;

/** The key for an article of this time (ms since 1970) between its neighbours, or null where nothing is free. */
export function keyBetween(time: number, { below, above }: Neighbours): number | null {
  const wished = Math.floor(time / MINUTE) * KEYS_PER_MINUTE;
  if (below < wished && wished < above) return wished;
  const half = Math.floor((above - below) / 2);
  if (half < 1) return null;
  return wished <= below ? below + Math.min(STEP, half) : above - Math.min(STEP, half);
}

/** How a full place gets room: articles that change their key, in the order of the list, and the key that is free then. */
export interface Room {
  readonly free: number;
  readonly moves: readonly { readonly from: number; readonly to: number }[];
}

/**
 * Spreads out the nearest articles around a full place, or answers null where they would still stand too close: then
 * more of them have to move.
 * @param reach how many move on each side, where there are as many
 * @param down the nearest keys below the place, nearest first, one more than move; the last bounds the room
 * @param up the nearest keys above it, likewise
 */
export function makeRoom(reach: number, down: readonly number[], up: readonly number[]): Room | null {
  const lower = down.slice(0, reach).reverse();
  const moving = [...lower, ...up.slice(0, reach)];
  const keys = spread(moving.length + 1, { below: down[reach] ?? -Infinity, above: up[reach] ?? Infinity });
  const free = keys?.splice(lower.length, 1)[0];
  if (keys === null || free === undefined) return null;
  return { free, moves: moving.map((from, index) => ({ from, to: keys[index] ?? from })) };
}

/** New keys, ascending, for `count` articles between two that stay; null where they would stand too close. */
function spread(count: number, { below, above }: Neighbours): number[] | null {
  const room = (above - below) / (count + 1);
  if (room < GAP_MIN) return null;
  const gap = Math.floor(Math.min(room, GAP_MAX));
  const start = startOf(count * gap, gap, { below, above });
  return Array.from({ length: count }, (_, index) => start + index * gap);
}

/** In the middle of the free room, or a gap away from the only neighbour. */
function startOf(length: number, gap: number, { below, above }: Neighbours): number {
  if (below === -Infinity && above === Infinity) return 0;
  if (below === -Infinity) return above - length;
  if (above === Infinity) return below + gap;
  return below + Math.floor((above - below - length + gap) / 2);
}
