import type { Unit } from "#domain/display/unit.ts";
import { results as words } from "#words/page/results.ts";
import type { Doing, OptionText } from "#words/shared/results.ts";
import type { MoreResults, SearchLine } from "./search-lines.ts";

/**
 * The text of a line, but of one that opens more.
 *
 * @param unit the lengths that come first (D36); diagonals stay as they are sold or typed
 */
export function lineText(line: Exclude<SearchLine, MoreResults>, unit: Unit, doing: Doing): OptionText {
  switch (line.group) {
    case "mine":
    case "used":
      return words.known(line.screen, unit);
    case "whole":
      return words.whole(line.comparison, unit);
    case "seen":
      return words.television(line.display, line.degrees, unit);
    case "seat":
      return words.seat(line.centimetres);
    case "waiting":
      return words.waiting.line(line.text);
    case "examples": {
      const { text, says } = words.examples[line.example];
      return { title: text, diagonal: null, detail: says };
    }
    default:
      return line.entry === null ? words.typed(line.display, unit, doing) : words.listed(line.entry, unit);
  }
}

/** What Enter does to a line. */
export function actionText(line: Exclude<SearchLine, MoreResults>, { title }: OptionText, doing: Doing): string {
  if (line.group === "examples") return words.type(title);
  if (line.group === "waiting") return words.waiting.waits;
  if (line.group === "whole") return line.comparison.space === null ? words.compareThese : words.drawThis;
  // The title of such a line already names the action.
  const isSaid = line.group === "seat" || ("entry" in line && line.entry === null);
  return isSaid ? title : words.done(title, doing);
}

/** A piece of a title. */
interface TitlePart {
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
