import { exactNumberText } from "#domain/display/number-text.ts";
import { givenRatio, type Shape } from "#domain/display/resolution.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { parseWrittenLength } from "#domain/written/length.ts";
import { readText } from "#domain/written/read-text.ts";
import type { RefusedSize, WrittenSize } from "../use-written-lengths.ts";

/** What a pasted text fills into the card of a screen. A text that means several screens fills in nothing. */
export function readSize(text: string): WrittenSize | RefusedSize {
  const meaning = readText(text);
  const { unread } = meaning;
  const textsOf = (shape: Shape) => {
    const { width, height } = givenRatio(shape);
    return { width: exactNumberText(width), height: exactNumberText(height) };
  };
  switch (meaning.means) {
    case "length":
    case "distance":
      return { length: meaning.length, ratio: null, unread };
    case "resolution":
      return meaning.untrue === null ? { length: null, ratio: textsOf(meaning.ratio) } : { unreadable: text };
    case "ratio":
      return { length: null, ratio: textsOf(meaning.ratio) };
    case "several":
      return { several: meaning.screens.length, text };
  }
  const [screen] = "screens" in meaning ? meaning.screens : [];
  if (screen === undefined) return { unreadable: text };
  const { count, radius } = screen;
  const length = "length" in meaning ? meaning.length : parseWrittenLength(`${screen.length} ${screen.unit}`);
  const ratio = textsOf(meaning.means === "sides" ? shapeBeside(meaning.sides, screen) : screen);
  return { length, ratio, count, unread, ...(radius !== undefined && { radius: String(radius) }) };
}

/** Sides that were written in millimetres, without pixels beside them, are no pixels (F6.2): 597 × 336 mm is 59.7:33.6. */
export function shapeBeside(sides: Space, screen: Shape): Shape {
  const { resolution } = screen;
  const [width, height] = [sides.width, sides.height ?? 0].map((side) => Number(side.toFixed(4))) as [number, number];
  const isOfSides = resolution === undefined || Math.abs(resolution.width * height - resolution.height * width) < 1e-6;
  return isOfSides ? { width, height } : screen;
}

/** The space that a text describes: two sides with or without a unit, or what a size should fit into. Null for any other text. */
export function writtenSpace(text: string, unit: Unit): Space | null {
  const meaning = readText(text);
  if (meaning.means === "sides") return meaning.sides;
  if ("space" in meaning) return meaning.space;
  return "ratio" in meaning ? { ...meaning.ratio, unit } : null;
}
