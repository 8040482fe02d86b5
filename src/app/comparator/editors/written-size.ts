import { exactNumberText } from "#domain/display/number-text.ts";
import { givenRatio, type Shape } from "#domain/display/resolution.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { readText } from "#domain/written/read-text.ts";
import type { RefusedSize, WrittenSize } from "../use-written-lengths.ts";

/** What a pasted text fills into the card of a screen where it means nothing beyond that: see `readPasted`. */
export function readSize(text: string): WrittenSize | RefusedSize {
  const meaning = readText(text);
  const { unread } = meaning;
  const textsOf = (shape: Shape) => {
    const { width, height } = givenRatio(shape);
    return { width: exactNumberText(width), height: exactNumberText(height) };
  };
  if (meaning.means === "length") return { length: meaning.length, ratio: null, unread };
  if ("ratio" in meaning) return { length: null, ratio: textsOf(meaning.ratio) };
  if (meaning.means !== "screen") return { unreadable: text };
  const [screen] = meaning.screens;
  const { radius } = screen;
  return {
    length: meaning.length,
    ratio: textsOf(screen),
    unread,
    ...(radius !== undefined && { radius: String(radius) }),
  };
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
