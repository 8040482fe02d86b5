import { parseWrittenLength } from "./length.ts";

/** A radius in whole millimetres as people write it: `1800`, `1800R`, `R1800`, `1800 mm`, `180 cm`, `1.8 m`. Null for other text. */
export function parseRadius(text: string): number | null {
  const written = parseWrittenLength(text.trim().replace(/^r *(?=\d)|(?<=\d) *r$/i, ""));
  if (written === null) return null;
  const millimetresPerUnit = { in: 25.4, cm: 10, none: 1 }[written.unit ?? "none"];
  return Math.round(Number(written.number) * millimetresPerUnit);
}
