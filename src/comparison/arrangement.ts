import { LEVELS, type Level } from "#domain/space/screen-row.ts";

/** How the outlines lie to each other. D10's common centre is the default. */
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** In the order in which the menu offers them. */
export const ARRANGEMENTS = ["centre", "bottom", "corner", "side"] as const;

export const DEFAULT_ARRANGEMENT: Arrangement = "centre";

/** The default in a space (D38): what stands in a niche or on a desk has its bottom edge on one line. */
export const SPACE_ARRANGEMENT: Arrangement = "bottom";

/** What people may write in a link for each, in lower-case letters only. */
const WRITTEN: Readonly<Record<Arrangement | Level, readonly string[]>> = {
  centre: ["centre", "center", "centred", "centered", "centres", "centers", "middle"],
  bottom: ["bottom", "bottoms", "base", "desk"],
  corner: ["corner", "topleft", "topleftcorner", "lefttop"],
  side: ["side", "sidebyside", "row", "inarow", "beside"],
  top: ["top", "tops"],
};

export function parseArrangement(text: string): Arrangement | null {
  return written(text, ARRANGEMENTS);
}

/** Which edges of a row are level (D56). */
export function parseLevel(text: string): Level | null {
  return written(text, LEVELS);
}

function written<Choice extends Arrangement | Level>(text: string, choices: readonly Choice[]): Choice | null {
  const letters = text
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return choices.find((choice) => WRITTEN[choice].includes(letters)) ?? null;
}
