import { searchCatalogue } from "../domain/catalogue/search.ts";
import { queriesOf, wordsOf } from "../domain/catalogue/search-words.ts";
import { typedDisplay } from "../domain/catalogue/typed-size.ts";
import { COLOUR_NAMES } from "../domain/display/colour.ts";
import type { ScreenDescription } from "../domain/display/screen.ts";
import { type Comparison, comparisonWith } from "./state.ts";

/** A diagonal with its unit, in a sentence: `Samsung 34-inch curved monitor`. */
const SIZE = /\d+(?:[.,]\d+)?[\s-]*(?:″|"|”|''|inch(?:es)?\b|cm\b)/gi;

/** Limits the work. */
const MAX_CHARACTERS = 1000;

/** A shape that such a sentence may name. */
const SHAPE = /\bultra-?wide\b|\b\d{1,2}:\d{1,2}\b/i;

/**
 * The displays that a text from another app is about, as a comparison: `27 vs 34 ultrawide`, `65" tv`, the name of a
 * device, or a sentence with sizes in it. Null if there are none.
 */
export function sharedComparison(text: string): Comparison | null {
  const typed = queriesOf(text).map(displayOf);
  const displays = typed.every((display) => display !== null) ? typed : sizesIn(text);
  const screens = COLOUR_NAMES.flatMap((colour, index) => {
    const display = displays[index];
    return display === undefined ? [] : [{ ...display, colour }];
  });
  return screens.length === 0 ? null : comparisonWith(screens);
}

/** A size as it was typed, otherwise the best entry of the catalogue; a device keeps its name. */
function displayOf(words: readonly string[]): ScreenDescription | null {
  const typed = typedDisplay(words);
  if (typed !== null) return typed;
  const [found] = searchCatalogue(words.join(" "));
  if (found === undefined) return null;
  const device = found.entry?.device ?? null;
  return device === null ? found.display : { ...found.display, name: device.model };
}

function sizesIn(text: string): ScreenDescription[] {
  const shape = wordsOf((SHAPE.exec(text)?.[0] ?? "").replace("-", ""));
  return (text.slice(0, MAX_CHARACTERS).match(SIZE) ?? []).flatMap(
    (size) => typedDisplay([...wordsOf(size), ...shape]) ?? [],
  );
}
