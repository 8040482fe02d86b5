import { parseWrittenLength, type WrittenLength } from "./length.ts";

/** A radius in whole millimetres as people write it: `1800`, `1800R`, `R1800`, `1800 mm`, `180 cm`, `1.8 m`. Null for other text. */
export function parseRadius(text: string): number | null {
  const written = parseWrittenLength(text.trim().replace(/^r *(?=\d)|(?<=\d) *r$/i, ""));
  return written && radiusOf(written);
}

/** In whole millimetres, which a radius without a unit is in. */
export function radiusOf({ number, unit }: WrittenLength): number {
  return Math.round(Number(number) * { in: 25.4, cm: 10, none: 1 }[unit ?? "none"]);
}
