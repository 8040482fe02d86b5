import { COLOUR_NAMES } from "#domain/display/colour.ts";
import type { FindModel, Meaning } from "#domain/written/meaning.ts";
import { readText } from "#domain/written/read-text.ts";
import { type Comparison, comparisonWith } from "./state.ts";
import { withSpace } from "./view.ts";

/** The comparison that a written text means by itself; null for one that means no screen. At most ten screens (S5.5). */
export function writtenComparison(meaning: Meaning): Comparison | null {
  if (!("screens" in meaning)) return null;
  // A model that is sold in several sizes stands for the likeliest.
  const screens = meaning.means === "model" ? meaning.screens.slice(0, 1) : meaning.screens;
  const comparison = comparisonWith(
    COLOUR_NAMES.flatMap((colour, index) => {
      const screen = screens[index];
      return screen === undefined ? [] : [{ ...screen, colour }];
    }),
  );
  return meaning.means === "size in space" ? withSpace(comparison, meaning.space, comparison.frame) : comparison;
}

/** The comparison that a text from another app is about: `27 vs 34 ultrawide`, a device's name, a sentence with sizes in it (F10.5). */
export function sharedComparison(text: string, findModel: FindModel): Comparison | null {
  return writtenComparison(readText(text, findModel));
}
