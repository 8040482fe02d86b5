import { truncateAt } from "./truncate.ts";

/** Latin letters whose marks Unicode does not separate, in their usual ASCII spelling. */
const LATIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};

/**
 * A title as the readable end of an address: lower case, words joined by hyphens, Latin letters without their marks,
 * the letters of every other script as they are. Empty where there is neither letter nor digit. At most `length`
 * characters (UTF-16 units), shortened between words if more than half remains.
 */
export function slugOf(text: string, length: number): string {
  const slug = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .replace(/[ßæœøđðþłı]/g, (letter) => LATIN[letter] ?? letter)
    .normalize("NFC")
    .replace(/['’ʼ\p{Cf}\p{Variation_Selector}]|(?<![\p{L}\p{M}\p{N}])\p{M}+/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return truncateAt("-", slug, length);
}
