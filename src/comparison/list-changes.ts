import type { ColourName } from "#domain/display/colour.ts";
import {
  DEFAULT_SPEC,
  MAX_GAP,
  MAX_SCREENS,
  type Screen,
  type ScreenDescription,
  SET_COUNTS,
} from "#domain/display/screen.ts";
import { frameOf } from "#domain/space/fit.ts";
import { MAX_RAISE } from "#domain/space/screen-row.ts";
import type { EditorValues } from "./editor-values.ts";
import { renumber, type ScreenId } from "./listed-screen.ts";
import { editorOf, isSameDescription } from "./screen-properties.ts";
import { type ComparisonState, type Entry, entryOf, withEditor } from "./state.ts";

/* What happens to the list of screens. */

/**
 * Changes the screen at once and keeps what is typed (D2).
 *
 * @param shown the fields that show the new screen
 */
export function changeScreen(
  entry: Entry,
  screen: Screen,
  shown: (editor: EditorValues) => Partial<EditorValues> = () => ({}),
): Entry {
  return withEditor({ ...entry, screen }, { ...entry.editor, ...shown(editorOf(screen)) });
}

export function changeEntry(state: ComparisonState, id: ScreenId, change: (entry: Entry) => Entry): ComparisonState {
  const entries = state.entries.map((entry) => (entry.id === id ? change(entry) : entry));
  return entries.some((entry, index) => entry !== state.entries[index]) ? { ...state, entries } : state;
}

/**
 * Adds a screen in the tile's colour. The tile gets a random colour of the palette; at ten screens none is left and the
 * tile disappears (S4.5, D4).
 *
 * @param at the new screen's place in the list
 */
export function insert(state: ComparisonState, spec: ScreenDescription, at: number, random: number): ComparisonState {
  const { entries, palette, nextId } = state;
  const entry = nextEntry(state, spec);
  if (entry === null || entries.length >= MAX_SCREENS) return state;
  const nextTileColour = palette[Math.floor(random * palette.length)] ?? null;
  return {
    ...state,
    entries: renumber(entries.toSpliced(at, 0, entry)),
    tileColour: nextTileColour,
    palette: palette.filter((colour) => colour !== nextTileColour),
    nextId: nextId + 1,
  };
}

/** The entry that the next addition appends; null without a tile, at ten screens. */
export function nextEntry(
  { nextId, tileColour, entries }: Pick<ComparisonState, "nextId" | "tileColour" | "entries">,
  spec: ScreenDescription = DEFAULT_SPEC,
): Entry | null {
  if (tileColour === null) return null;
  return entryOf({ id: nextId, number: entries.length + 1, screen: { ...spec, colour: tileColour } });
}

export function placeAfter(state: ComparisonState, id: ScreenId | null): number {
  const at = state.entries.findIndex((entry) => entry.id === id);
  return at < 0 ? state.entries.length : at + 1;
}

/**
 * Returns the screen's colour to the palette, or to the tile if ten screens left none (S4.3). The remaining editors show
 * their screens' values again (S4.4).
 */
export function remove(state: ComparisonState, id: ScreenId): ComparisonState {
  const removed = state.entries.find((entry) => entry.id === id);
  if (removed === undefined) return state;
  const colour = removed.screen.colour;
  const entries = renumber(state.entries.filter((entry) => entry !== removed).map(resync));
  return {
    ...state,
    entries,
    base: state.base === id || state.base === entries[0]?.id ? null : state.base,
    ...(state.tileColour === null ? { tileColour: colour } : { palette: [...state.palette, colour] }),
  };
}

export function move(state: ComparisonState, id: ScreenId, by: -1 | 1): ComparisonState {
  return moveTo(state, id, state.entries.findIndex((entry) => entry.id === id) + by);
}

/** The base stays the same screen (D27). */
export function moveTo(state: ComparisonState, id: ScreenId, to: number): ComparisonState {
  const at = state.entries.findIndex((entry) => entry.id === id);
  const entry = state.entries[at];
  if (entry === undefined || at === to || state.entries[to] === undefined) return state;
  const base = state.base ?? state.entries[0]?.id;
  const entries = renumber(state.entries.toSpliced(at, 1).toSpliced(to, 0, entry));
  return { ...state, entries, base: base === undefined || base === entries[0]?.id ? null : base };
}

/** The card shows the new value, but what waits for its commit in other fields stays (D2). */
export function raise(state: ComparisonState, id: ScreenId, centimetres: number): ComparisonState {
  const raised = Math.max(-MAX_RAISE, Math.min(MAX_RAISE, centimetres));
  return changeEntry(state, id, (entry) => {
    const { raised: before = 0, ...screen } = entry.screen;
    if (raised === before) return entry;
    return changeScreen(entry, raised === 0 ? screen : { ...screen, raised }, (shown) => ({ raised: shown.raised }));
  });
}

/** How many more screens the list can take. */
export function roomFor({ entries }: ComparisonState): number {
  return MAX_SCREENS - entries.length;
}

/** The first display keeps the set's colour. A set stays whole where the list has no room for its displays. */
export function takeApart(state: ComparisonState, id: ScreenId): ComparisonState {
  const entry = state.entries.find((each) => each.id === id);
  if (entry?.screen.count === undefined || entry.screen.count - 1 > roomFor(state)) return state;
  const { count, gap: _, colour, ...single } = entry.screen;
  const first = changeEntry(state, id, (each) => entryOf({ ...each, screen: { ...single, colour } }));
  const at = state.entries.indexOf(entry) + 1;
  return Array.from({ length: count - 1 }).reduce<ComparisonState>((next) => insert(next, single, at, 0), first);
}

/** The equal neighbours of a screen and the screen itself, from left to right, at most as many as a set has; fewer than two are no set. */
export function equalNeighbours(entries: readonly Entry[], id: ScreenId): readonly Entry[] {
  const at = entries.findIndex((entry) => entry.id === id);
  const own = entries[at];
  if (own === undefined || own.screen.count !== undefined) return [];
  const isEqual = ({ screen }: Entry) => isSameDescription(screen, own.screen);
  const before = entries.slice(0, at).findLastIndex((entry) => !isEqual(entry)) + 1;
  const behind = entries.findIndex((entry, index) => index > at && !isEqual(entry));
  const run = entries.slice(before, behind < 0 ? entries.length : behind);
  const most = Math.max(...SET_COUNTS);
  const start = Math.max(0, Math.min(at - before, run.length - most));
  return run.slice(start, start + most);
}

/** Between the pictures of the set lies what the frames of the row had there, as far as a gap can be wide. */
export function makeSet(state: ComparisonState, id: ScreenId): ComparisonState {
  const [first, ...others] = equalNeighbours(state.entries, id);
  const count = SET_COUNTS.find((each) => each === others.length + 1);
  if (first === undefined || count === undefined) return state;
  const gap = Math.min(2 * frameOf(first.screen, state.frame).width, MAX_GAP);
  const set: Screen = { ...first.screen, count, ...(gap > 0 && { gap }) };
  const isBase = others.some((other) => other.id === state.base);
  const without = others.reduce((next, other) => remove(next, other.id), state);
  const made = changeEntry(without, first.id, (entry) => entryOf({ ...entry, screen: set }));
  return isBase ? setBase(made, first.id) : made;
}

export function setColour(state: ComparisonState, id: ScreenId, colour: ColourName): ComparisonState {
  const former = state.entries.find((entry) => entry.id === id)?.screen.colour;
  const isTiles = colour === state.tileColour;
  if (former === undefined || (!isTiles && !state.palette.includes(colour))) return state;
  return {
    ...changeEntry(state, id, (entry) => changeScreen(entry, { ...entry.screen, colour })),
    ...(isTiles ? { tileColour: former } : { palette: state.palette.map((each) => (each === colour ? former : each)) }),
  };
}

/** Shows the screen's committed values again, in the editor's own unit (D7). */
function resync(entry: Entry): Entry {
  return withEditor(entry, { ...editorOf(entry.screen), unit: entry.editor.unit });
}

export function setBase(state: ComparisonState, id: ScreenId): ComparisonState {
  if (!state.entries.some((entry) => entry.id === id)) return state;
  const base = state.entries[0]?.id === id ? null : id;
  return base === state.base ? state : { ...state, base };
}
