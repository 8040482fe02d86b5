import { withDecimals } from "#domain/display/machine-number.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { lengthText, withUnit } from "./display-text.ts";
import { measureFigure } from "./figures.ts";

/** A side of a space, as it was typed where the unit is the same: `150 cm`, `59.1″`. */
export function spaceLengthText(length: number, typed: Unit, unit: Unit): string {
  return typed === unit
    ? lengthText(length, unit)
    : measureFigure(convertLength(length, typed, unit), "width", unit, "answer");
}

/** `150 × 85 cm`; `120 cm` for a width alone. */
export function spaceText({ width, height, unit: typed }: Space, unit: Unit): string {
  const across = spaceLengthText(width, typed, unit);
  return height === null ? across : `${withoutUnit(across)} × ${spaceLengthText(height, typed, unit)}`;
}

/** `150 by 85 centimetres`, for screen readers. */
export function spokenSpace(space: Space, unit: Unit): string {
  return `${withoutUnit(spaceText(space, unit).replace(" × ", " by "))} ${unit === "in" ? "inches" : "centimetres"}`;
}

function withoutUnit(text: string): string {
  return text.replace(/″$|\u202fcm$/, "");
}

/** What is to spare or too much, in centimetres, to a tenth of the unit: `2.1 cm`, `less than 0.1″`. */
export function spareText(centimetres: number, unit: Unit): string {
  return withUnit(isTiny(centimetres, unit) ? "less than 0.1" : spareFigure(centimetres, unit), unit);
}

/** The same for a column, with its sign: `−9.0 cm`, `<0.1″`, `<0.1″ short`. */
export function signedSpareText(centimetres: number, unit: Unit): string {
  const isShort = centimetres < 0;
  if (isTiny(centimetres, unit)) return `<${withUnit("0.1", unit)}${isShort ? " short" : ""}`;
  return `${isShort ? "−" : ""}${spareText(centimetres, unit)}`;
}

/** What a text of it shows, always positive. */
export function spareFigure(centimetres: number, unit: Unit): string {
  return withDecimals(Math.abs(convertLength(centimetres, "cm", unit)), 1, 1);
}

function isTiny(centimetres: number, unit: Unit): boolean {
  return centimetres !== 0 && Number(spareFigure(centimetres, unit)) === 0;
}
