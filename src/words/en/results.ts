import type { Comparison } from "#comparison/state.ts";
import { type CatalogueEntry, type DisplayKind, deviceName } from "#domain/catalogue/entry.ts";
import type { ResultGroup } from "#domain/catalogue/search.ts";
import type { CurvedDisplay } from "#domain/display/curve.ts";
import { type DisplaySpec, type ScreenDescription, sizeIn } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { monthText } from "./dates.ts";
import { SCREENS_ARE_FULL } from "./full.ts";
import {
  angleText,
  diagonalText,
  displayText,
  lengthText,
  radiusText,
  ratioText,
  resolutionText,
  withDecimals,
  withUnit,
} from "./numbers.ts";
import { distanceText, readingText, writtenComparisonText } from "./search.ts";

/** What choosing a size does with it. */
export type Doing = "add" | "replace";

/** The two lines of an option in the list of displays. */
export interface OptionText {
  /** `27″ monitor, QHD`, `Dell U2723QE`, `iPhone 16`, `Add 77.5″ 16:9` */
  readonly title: string;
  /** `27″`; null where the title says it. */
  readonly diagonal: string | null;
  /** `59.8 × 33.6 cm · 2560×1440`, `23.5 × 13.2″ · 2560×1440` */
  readonly detail: string;
}

/** What the search for a size or a model finds, by its groups. Lengths are in the unit that comes first (D36), diagonals as they are sold or typed. */
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
      : [`Makers’ data, ${monthText(recorded)} · `, all("All sizes and models")],
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
  /** A screen that is known: its name, or `27″ 16:9`. */
  known(screen: ScreenDescription, unit: Unit): OptionText {
    const { name } = screen;
    const size = displayText(screen);
    return { title: name ?? size, diagonal: name === undefined ? null : size, detail: sizeText(screen, unit) };
  },
  listed(entry: CatalogueEntry, unit: Unit): OptionText {
    const { display, device, soldAs } = entry;
    const diagonal = diagonalText(display);
    const facts = [sizeText(display, unit), resolutionText(display.resolution)];
    if (device?.year) facts.push(String(device.year));
    if (soldAs !== null) facts.push(`sold as ${lengthText(soldAs, "in")}`);
    return { title: deviceName(entry) ?? kindText(entry), diagonal, detail: facts.join(" · ") };
  },
  /** A size as it was typed. */
  typed: (display: CurvedDisplay, unit: Unit, doing: Doing): OptionText => ({
    title: doneText(typedText(display), doing),
    diagonal: null,
    detail: sizeText(display, unit),
  }),
  whole(comparison: Comparison, unit: Unit): OptionText {
    return { ...writtenComparisonText(comparison, unit), diagonal: null };
  },
  television: (display: DisplaySpec, degrees: number, unit: Unit): OptionText => ({
    title: `${diagonalText(display)} television`,
    diagonal: null,
    detail: `${sizeText(display, unit)} · fills ${angleText(degrees)}`,
  }),
  seat: (centimetres: number): OptionText => ({
    title: `Look from ${distanceText(centimetres)}`,
    diagonal: null,
    detail: "your screens, From your seat",
  }),

  /** What Enter does. */
  type: (example: string): string => `Type ${example}`,
  compareThese: "Compare just these",
  drawThis: "Draw this",
  done: doneText,
};

function doneText(title: string, doing: Doing): string {
  return doing === "add" ? `Add ${title}` : `Replace with ${title}`;
}

/** `77.5″ 16:9`, `34″ 3440×1440 · 1800R` */
function typedText(display: CurvedDisplay): string {
  const { resolution, radius } = display;
  const size = `${diagonalText(display)} ${resolution === undefined ? ratioText(display) : resolutionText(resolution)}`;
  return radius === undefined ? size : `${size} · ${radiusText(radius)}`;
}

const KINDS: Readonly<Record<DisplayKind, string>> = {
  Phone: "phone",
  Tablet: "tablet",
  Handheld: "handheld",
  Laptop: "laptop",
  Monitor: "monitor",
  Ultrawide: "ultrawide",
  Television: "television",
};

/** `27″ monitor, QHD` */
function kindText({ kind, display, resolutionName }: CatalogueEntry): string {
  const size = `${diagonalText(display)} ${KINDS[kind]}`;
  return resolutionName === null ? size : `${size}, ${resolutionName}`;
}

function sizeText(display: DisplaySpec, unit: Unit): string {
  const { width, height } = sizeIn(display, unit);
  return `${withDecimals(width, 1, 1)} × ${withUnit(withDecimals(height, 1, 1), unit)}`;
}
