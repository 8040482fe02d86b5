import { entryScreen } from "../domain/catalogue/entry.ts";
import { searchCatalogue } from "../domain/catalogue/search.ts";
import { queriesOf, wordsOf } from "../domain/catalogue/search-words.ts";
import { typedDisplay } from "../domain/catalogue/typed-size.ts";
import { COLOUR_NAMES } from "../domain/display/colour.ts";
import type { ScreenDescription } from "../domain/display/screen.ts";
import { type Comparison, comparisonWith } from "./state.ts";

/** A diagonal with its unit, in a sentence: `Samsung 34-inch curved monitor`. */
const SIZE = /\d+(?:[.,]\d+)?[\s-]*(?:″|"|”|''|inch(?:es)?\b|zoll\b|cm\b)/gi;

/** Limits the work. */
const MAX_CHARACTERS = 1000;

/** A shape that such a sentence may name. */
const SHAPE = /\bultra-?wide\b|\b\d{1,2}:\d{1,2}\b/i;

/**
 * The displays that a text from another app is about, as a comparison: `27 vs 34 ultrawide`, `65" tv`, the name of a
 * device, or a sentence with sizes in it. Null if there are none.
 */
export function sharedComparison(text: string): Comparison | null {
  const sizes = sizesIn(text);
  const typed = queriesOf(text).map((words) => displayOf(words, sizes.length > 0));
  const displays = typed.every((display) => display !== null) ? typed : sizes;
  const screens = COLOUR_NAMES.flatMap((colour, index) => {
    const display = displays[index];
    return display === undefined ? [] : [{ ...display, colour }];
  });
  return screens.length === 0 ? null : comparisonWith(screens);
}

/**
 * A size as it was typed, otherwise the best entry of the catalogue; a device keeps its name. Where the
 * text has sizes with units, several devices are none: `A 32-inch monitor`.
 */
function displayOf(words: readonly string[], hasSizes: boolean): ScreenDescription | null {
  const typed = typedDisplay(words);
  if (typed !== null) return typed;
  const { results, isUnknown } = searchCatalogue(words.join(" "));
  const [found] = results;
  if (found === undefined || isUnknown) return null;
  if (results.length > 1 && found.group !== "sizes" && hasSizes) return null;
  return found.entry === null ? found.display : entryScreen(found.entry);
}

function sizesIn(text: string): ScreenDescription[] {
  const shape = wordsOf((SHAPE.exec(text)?.[0] ?? "").replace("-", ""));
  return (text.slice(0, MAX_CHARACTERS).match(SIZE) ?? []).flatMap(
    (size) => typedDisplay([...wordsOf(size), ...shape]) ?? [],
  );
}
