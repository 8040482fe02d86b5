import { parseScreens } from "#comparison/address.ts";
import { type Comparison, comparisonWith } from "#comparison/state.ts";
import type { Screen } from "#domain/display/screen.ts";
import { displayText } from "./numbers.ts";

/** A comparison that many visitors come for. */
export interface Starter {
  readonly title: string;
  readonly note: string;
  readonly comparison: Comparison;
}

let made: readonly Starter[] | undefined;

/** The most wanted first: a low window shows fewer. Read from their links when they are first shown. */
export function commonStarters(): readonly Starter[] {
  made ??= [
    starter("27″ or 34″", "a monitor or an ultrawide", "27in-16x9~34in-3440x1440"),
    starter("27″ 4K or 32″ 4K", "monitors, text size", "27in-3840x2160~32in-3840x2160"),
    starter("65″ or 75″", "televisions", "65in-16x9~75in-16x9"),
    starter("49″ or two 27″", "a super ultrawide or a pair", "49in-32x9~2x27in-16x9"),
    starter("Phone, tablet, laptop", "6.1″, 11″ and 14″", "6.1in-9x19.5-_Phone~11in-4x3-_Tablet~14in-16x10-_Laptop"),
    starter("34″ or two 27″", "an ultrawide or a pair", "34in-3440x1440~2x27in-16x9"),
  ];
  return made;
}

/** A comparison to begin with that has the visitor's own screen only (D48). */
export function startingWith(screen: Screen): Starter {
  return { title: "My screen", note: displayText(screen), comparison: comparisonWith([screen]) };
}

/** @param screens as in a link */
function starter(title: string, note: string, screens: string): Starter {
  return { title, note, comparison: comparisonWith(parseScreens(screens).screens) };
}
