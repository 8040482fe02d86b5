/** Units that people write directly behind a number, each with the word that it is. */
const UNITS: Readonly<Record<string, string>> = {
  in: "inch",
  inch: "inch",
  inches: "inch",
  ft: "ft",
  feet: "ft",
  foot: "ft",
  m: "m",
  cm: "cm",
  mm: "mm",
};

const NUMBER_AND_LETTERS = /^(\p{Nd}+)(\p{L}[\p{L}\p{M}\p{Nd}]*)$/u;

/** Whether a word may begin with a number; cheap, and certain for ASCII. */
export function mayBeginWithNumber(word: string): boolean {
  const code = word.charCodeAt(0);
  return code < 58 || code > 127;
}

/**
 * The words in a word that begins with a number (D60): `27in` is 27 and inch, `3440x1440` is 3440 and 1440, `27s` is 27. Null
 * for every other word: `4k` and `1440p` are one word.
 */
export function partsOfNumber(word: string): string[] | null {
  const [, number, letters = ""] = NUMBER_AND_LETTERS.exec(word) ?? [];
  if (number === undefined) return null;
  if (letters === "s") return [number];
  const other = /^x(\p{Nd}+)$/u.exec(letters)?.[1];
  const unit = other ?? (Object.hasOwn(UNITS, letters) ? UNITS[letters] : undefined);
  return unit === undefined ? null : [number, unit];
}

/** The number with which a word begins: 1440 of `1440p`. */
export function numberBefore(word: string): string | null {
  return NUMBER_AND_LETTERS.exec(word)?.[1] ?? null;
}

/** A number is found whole: 27 does not find 270. */
export function isNumber(word: string): boolean {
  return /^\p{Nd}+$/u.test(word);
}
