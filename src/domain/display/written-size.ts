import { parseWrittenLength, type WrittenLength } from "../written/length.ts";
import { positiveNumber } from "./number-text.ts";
import { parseWrittenRatio, type WrittenRatio } from "./written-ratio.ts";

/** A size as people paste it (D43): a diagonal, a ratio or both. */
export interface WrittenSize {
  readonly length: WrittenLength | null;
  readonly ratio: WrittenRatio | null;
}

/** Longer than any written size. Pasted text may have any length. */
const MAX_CHARACTERS = 80;
const SEPARATORS = /[\s,;·–—-]+/g;

/** Reads `34"`, `16:9`, `27in-16x9`, `34" 3440x1440`, `68 cm 4:3` or `16:9 27"`. Null for anything else. */
export function parseWrittenSize(text: string): WrittenSize | null {
  const written = text.trim();
  if (written.length > MAX_CHARACTERS) return null;
  const length = parseDiagonal(written);
  if (length !== null) return { length, ratio: null };
  const ratio = parseWrittenRatio(written);
  if (ratio !== null && isUsualShape(ratio)) return { length: null, ratio };
  for (const { index, 0: separator } of written.matchAll(SEPARATORS)) {
    const [before, after] = [written.slice(0, index), written.slice(index + separator.length)];
    const size = sizeOf(before, after) ?? sizeOf(after, before);
    if (size !== null) return size;
  }
  return ratio && { length: null, ratio };
}

/** `3 440x1440` is a resolution, and `24 800x600` a diagonal with one. */
function isUsualShape({ width, height }: WrittenRatio): boolean {
  const shape = Number(width) / Number(height);
  return shape < 5 && shape > 1 / 5;
}

function sizeOf(lengthText: string, ratioText: string): WrittenSize | null {
  const length = parseDiagonal(lengthText);
  const ratio = parseWrittenRatio(ratioText);
  return length === null || ratio === null ? null : { length, ratio };
}

function parseDiagonal(text: string): WrittenLength | null {
  const length = parseWrittenLength(text);
  return length === null || positiveNumber(length.number) === null ? null : length;
}
