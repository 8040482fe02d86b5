import { parseScreens } from "#comparison/address.ts";
import { type Comparison, comparisonWith } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import { editors } from "#words/page/editors.ts";

/** A comparison that many visitors come for. */
interface Starter {
  readonly title: string;
  readonly note: string;
  readonly comparison: Comparison;
}

const words = editors.starters;
type Common = Exclude<keyof typeof words, "title" | "startOver" | "mine">;

/** Their screens as in links. The most wanted first: a low window shows fewer. */
const COMMON: readonly (readonly [Common, screens: string])[] = [
  ["monitors", "27in-16x9~34in-3440x1440"],
  ["text", "27in-3840x2160~32in-3840x2160"],
  ["televisions", "65in-16x9~75in-16x9"],
  ["superUltrawide", "49in-32x9~2x27in-16x9"],
  ["devices", "6.1in-9x19.5~11in-4x3~14in-16x10"],
  ["ultrawide", "34in-3440x1440~2x27in-16x9"],
];

export function commonStarters(): readonly Starter[] {
  return COMMON.map(([common, link]) => {
    const { title, note, names = [] }: StarterText = words[common];
    const screens = parseScreens(link).screens.map((screen, index) => {
      const name = names[index];
      return name === undefined ? screen : { ...screen, name };
    });
    return { title, note, comparison: comparisonWith(screens) };
  });
}

interface StarterText {
  readonly title: string;
  readonly note: string;
  /** Of its screens. */
  readonly names?: readonly string[];
}

/** A comparison to begin with that has the visitor's own screen only (D48). */
export function startingWith(screen: Screen): Starter {
  const { mine } = words;
  return { title: mine.title, note: mine.note(screen), comparison: comparisonWith([screen]) };
}
