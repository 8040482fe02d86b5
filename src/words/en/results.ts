import type { DisplayKind } from "#domain/catalogue/entry.ts";
import type { ResultGroup } from "#domain/catalogue/search.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { type Doing, type OptionText, optionsIn } from "../shared/results.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import { numbers } from "./numbers.ts";
import { readingText, search } from "./search.ts";
import { space } from "./space.ts";

const KINDS: Readonly<Record<DisplayKind, string>> = {
  Phone: "phone",
  Tablet: "tablet",
  Handheld: "handheld",
  Laptop: "laptop",
  Monitor: "monitor",
  Ultrawide: "ultrawide",
  Television: "television",
};

/** What the search for a size or a model finds, by its groups. */
export const results = {
  name: "Results",
  /** From the search that takes a whole drawer. */
  back: "Back to the screens",
  headings: {
    mine: "My screen",
    used: "Used in this visit",
    whole: "As a whole",
    seen: "Televisions from this distance",
    seat: "The distance",
    typed: "As a diagonal",
    examples: "You can type",
    monitors: "Monitors by model",
    televisions: "Televisions by model",
    sizes: "Sizes",
    devices: "Devices",
    waiting: "Models",
  } satisfies Record<ResultGroup, string> & Record<string, string>,
  isFull: SCREENS_ARE_FULL,
  reading: readingText,
  isLeftOut: (unread: string): string => `${unread} is left out.`,
  isUnlisted: (unread: string): string => `${unread} is not in the list. Its size is enough:`,
  isUnknown: (unread: string): string => `Nothing is called ${unread}.`,
  /** Opens the rest of a group. */
  more: (shown: number, total: number): string => (shown < total ? `Show ${shown} of ${total}` : `Show all ${total}`),
  withAdded: (detail: string): string => `${detail} · ✓ added`,
  /** With the colour in which it is drawn. */
  withDrawn: <Element>(detail: string, swatch: Element): RichText<Element> => [`${detail} · `, swatch, " drawn"],
  /** @param recorded the month of the list of models; null before it has loaded */
  basis: <Element>(recorded: string | null, all: Wrap<Element>): RichText<Element> =>
    recorded === null
      ? [all("All sizes and models")]
      : [all("All sizes and models"), ` · Makers’ data, ${monthText(recorded)}`],
  /** While the models load. */
  waiting: {
    line: (text: string): OptionText => ({
      title: "Loading the models",
      diagonal: null,
      detail: `looking for ${text.trim()}`,
    }),
    waits: "Waits for the models",
  },
  offline: "No connection, and the models are not on this device yet. Sizes work.",
  tryAgain: "Try again",

  /** What can be typed, and what that is. */
  examples: {
    size: { text: "27 4k", says: "a size" },
    sizes: { text: "27 vs 34", says: "two sizes" },
    model: { text: "u2723qe", says: "a model" },
    space: { text: "65 in 150 cm", says: "does it fit?" },
    distance: { text: "3 m", says: "a size for a distance" },
    sides: { text: "597 x 336 mm", says: "two sides" },
  },
  /** What Enter does. */
  type: (example: string): string => `Type ${example}`,
  compareThese: "Compare just these",
  drawThis: "Draw this",
  /** On touch, the button of the row below the bar of angles. */
  addOrReplace: (doing: Doing): string => (doing === "add" ? "Add" : "Replace"),
  ...optionsIn({
    parts: { numbers, space, search },
    done: (title, doing) => (doing === "add" ? `Add ${title}` : `Replace with ${title}`),
    ofKind: (diagonal, kind) => `${diagonal} ${KINDS[kind]}`,
    foldable: "foldable",
    soldAs: (size) => `sold as ${size}`,
    fills: (angle) => `fills ${angle}`,
    tooLarge: "too large",
    look: (distance) => `Look from ${distance}`,
    seat: "your screens, From your seat",
  }),
};
