import { isNumber, wordsOf } from "../domain/catalogue/search-words.ts";
import { typedDisplay } from "../domain/catalogue/typed-size.ts";
import { COLOUR_NAMES } from "../domain/display/colour.ts";
import type { ScreenDescription } from "../domain/display/screen.ts";
import { ultrawideShape } from "../domain/display/ultrawide.ts";
import { BETWEEN_SIZES, COUNT_WORDS, MOST_SIZES } from "./short-address.ts";
import { type Comparison, comparisonWith } from "./state.ts";

const MAX_CHARACTERS = 100;
const COUNT = /^(two|three|four)-(?=\d)/;
const WIDE = /^(?:ultrawide|superwide)$/;
/** `/34-vs-27-inch-monitor` means the ultrawide that `/34-vs-27` means. */
const MONITOR = /^(?:monitor|desktop)$/;

/**
 * The comparison at an address such as `/27-vs-32`, `/65-vs-75-inch-tv` or `/two-27-vs-49`. Each size is read as the search
 * box reads it. A kind at the end is meant for all, but an ultrawide only for itself. Null for any other path.
 */
export function readShortAddress(pathname: string): Comparison | null {
  const written = pathname.slice(1).toLowerCase();
  if (written.length > MAX_CHARACTERS || !/^[a-z\d.-]+$/.test(written)) return null;
  const parts = written.split(BETWEEN_SIZES).map((part) => {
    const count = COUNT_WORDS[COUNT.exec(part)?.[1] as keyof typeof COUNT_WORDS];
    return { count, words: wordsOf(part.replace(COUNT, "").replaceAll("-", " ")) };
  });
  if (parts.length < 2 || parts.length > MOST_SIZES) return null;
  const shared = (parts.at(-1)?.words ?? []).filter((word) => /^[a-z]+$/.test(word) && !WIDE.test(word));
  const displays = parts.map(({ count, words }): ScreenDescription | null => {
    const display = typedDisplay(words.length === 1 ? [...words, ...shared] : words);
    if (display === null) return null;
    const named = [...words, ...shared].filter((word) => !isNumber(word) && !WIDE.test(word) && !MONITOR.test(word));
    const shape = named.length === 0 && display.unit === "in" ? ultrawideShape(display.length) : null;
    return { ...display, ...shape, ...(count !== undefined && { count }) };
  });
  const screens = displays.flatMap((display, index) => {
    const colour = COLOUR_NAMES[index];
    return display === null || colour === undefined ? [] : [{ ...display, colour }];
  });
  return screens.length === parts.length ? comparisonWith(screens) : null;
}
