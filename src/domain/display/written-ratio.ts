import { acceptNumberText, positiveNumber } from "./number-text.ts";
import { isPixelCount } from "./resolution.ts";

/** The two parts of a ratio as texts that an editor's inputs accept (S5, D6). */
export interface WrittenRatio {
  readonly width: string;
  readonly height: string;
}

/** Longer than any written ratio. Pasted text may have any length. */
const MAX_CHARACTERS = 60;

const PART = "([\\d.,'’\\s]{1,20})";
const PIXELS = "(?:px|pixels?)?";
const WRITTEN = new RegExp(`^${PART}${PIXELS}\\s*(?:[x×✕*:∶/÷]|by|to)${PART}${PIXELS}$`);

/** `3,440`, `3 440`, `3.440` and `3'440` for 3440. */
const GROUPED = /^\d{1,2}[.,'’\s]\d{3}$/;

/**
 * Reads a ratio as people write it: `16:9`, `16x9`, `16 × 9`, `16/9`, `2.39:1`, `2,39:1`, `3440x1440`, `3,440 × 1,440
 * pixels`. Null for anything but two positive numbers with a sign between them.
 */
export function parseWrittenRatio(text: string): WrittenRatio | null {
  const written = text.trim().toLowerCase();
  if (written.length > MAX_CHARACTERS) return null;
  const match = WRITTEN.exec(written);
  if (match === null) return null;
  const [, width = "", height = ""] = match.map((part) => part.trim());
  return asResolution(width, height) ?? asRatio(width, height);
}

/** A mark before three digits groups thousands only if both parts are then pixel counts: 2,390:1 is a ratio. */
function asResolution(width: string, height: string): WrittenRatio | null {
  const resolution = { width: ungrouped(width), height: ungrouped(height) };
  return isPixelCount(Number(resolution.width)) && isPixelCount(Number(resolution.height)) ? resolution : null;
}

function ungrouped(part: string): string {
  return GROUPED.test(part) ? part.replace(/\D/g, "") : part;
}

function asRatio(width: string, height: string): WrittenRatio | null {
  const ratio = { width: acceptNumberText("", width), height: acceptNumberText("", height) };
  return positiveNumber(ratio.width) === null || positiveNumber(ratio.height) === null ? null : ratio;
}
