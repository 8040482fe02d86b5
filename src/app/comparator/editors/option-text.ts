import { type CatalogueEntry, type DisplayKind, deviceName } from "#domain/catalogue/entry.ts";
import type { SearchResult } from "#domain/catalogue/search.ts";
import { radiusText } from "#domain/display/curve.ts";
import { resolutionText } from "#domain/display/resolution.ts";
import { type DisplaySpec, sizeIn } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { angleText, diagonalText, displayText, lengthText, ratioText, withUnit } from "#words/en/numbers.ts";
import { distanceText, writtenComparisonText } from "#words/en/search.ts";
import type { KnownScreen, MoreResults, SearchLine } from "./search-lines.ts";

/** The headings of the list of results. */
export const GROUP_HEADINGS: Readonly<Record<SearchLine["group"], string>> = {
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
};

const KIND_NAMES: Readonly<Record<DisplayKind, string>> = {
  Phone: "phone",
  Tablet: "tablet",
  Handheld: "handheld",
  Laptop: "laptop",
  Monitor: "monitor",
  Ultrawide: "ultrawide",
  Television: "television",
};

/** The two lines of an option in the list of displays. */
export interface OptionText {
  /** `27″ monitor, QHD`, `Dell U2723QE`, `iPhone 16`, `Add 77.5″ 16:9` */
  readonly title: string;
  /** `27″`; null where the title says it. */
  readonly diagonal: string | null;
  /** `59.8 × 33.6 cm · 2560×1440`, `23.5 × 13.2″ · 2560×1440` */
  readonly detail: string;
}

/** A screen that is known: its name, or `27″ 16:9`. */
export function knownText({ screen }: KnownScreen, unit: Unit): OptionText {
  const title = screen.name ?? displayText(screen);
  return { title, diagonal: screen.name === undefined ? null : displayText(screen), detail: sizeText(screen, unit) };
}

/**
 * @param unit the lengths that come first (D36); diagonals stay as they are sold or typed
 * @param verb what choosing a typed size does
 */
export function optionText({ entry, display }: SearchResult, unit: Unit, verb = "Add"): OptionText {
  const length = diagonalText(display);
  const { resolution, radius } = display;
  const shape = resolution === undefined ? ratioText(display) : resolutionText(resolution);
  const size = sizeText(display, unit);
  const curve = radius === undefined ? "" : ` · ${radiusText(radius)}`;
  if (entry === null) return { title: `${verb} ${length} ${shape}${curve}`, diagonal: null, detail: size };
  const facts = [size, shape];
  if (entry.device?.year) facts.push(String(entry.device.year));
  if (entry.soldAs !== null) facts.push(`sold as ${lengthText(entry.soldAs, "in")}`);
  return { title: entryTitle(entry, length), diagonal: length, detail: facts.join(" · ") };
}

function entryTitle(entry: CatalogueEntry, length: string): string {
  const { kind, resolutionName } = entry;
  const size = `${length} ${KIND_NAMES[kind]}${resolutionName === null ? "" : `, ${resolutionName}`}`;
  return deviceName(entry) ?? size;
}

/** The text of a line, but of one that opens more. */
export function lineText(line: Exclude<SearchLine, MoreResults>, unit: Unit, verb: string): OptionText {
  switch (line.group) {
    case "mine":
    case "used":
      return knownText(line, unit);
    case "whole": {
      const { title, detail } = writtenComparisonText(line.comparison, unit);
      return { title, diagonal: null, detail };
    }
    case "seen": {
      const detail = `${sizeText(line.display, unit)} · fills ${angleText(line.degrees)}`;
      return { title: `${diagonalText(line.display)} television`, diagonal: null, detail };
    }
    case "seat":
      return {
        title: `Look from ${distanceText(line.centimetres)}`,
        diagonal: null,
        detail: "your screens, From your seat",
      };
    case "examples":
      return { title: line.text, diagonal: null, detail: line.says };
    default:
      return optionText(line, unit, verb);
  }
}

/** What Enter does to a line. */
export function actionText(line: SearchLine, { title }: OptionText, verb: string): string {
  if (line.group === "examples") return `Type ${title}`;
  if (line.group === "whole") return line.comparison.space === null ? "Compare just these" : "Draw this";
  return line.group === "seat" || title.startsWith(verb) ? title : `${verb} ${title}`;
}

function sizeText(display: DisplaySpec, unit: Unit): string {
  const { width, height } = sizeIn(display, unit);
  return withUnit(`${width.toFixed(1)} × ${height.toFixed(1)}`, unit);
}

/** A piece of a title. */
export interface TitlePart {
  readonly text: string;
  readonly isTyped: boolean;
}

/** Finds what was typed at the beginnings of words, the longest word first; null where nothing was. */
export function typedPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const escaped = longestFirst.map((word) => word.replace(/[^\p{L}\d]/gu, "\\$&"));
  return new RegExp(`(?<![\\w.])(${escaped.join("|")})`, "i");
}

/** The parts of a title, so that a list can set in bold what was typed. */
export function titleParts(title: string, typed: RegExp | null): readonly TitlePart[] {
  if (typed === null) return [{ text: title, isTyped: false }];
  return title
    .split(typed)
    .map((text, index) => ({ text, isTyped: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
