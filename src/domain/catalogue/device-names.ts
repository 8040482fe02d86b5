/** People leave them out before another name: `Neo G9`. */
const FAMILIES = ["odyssey", "ultragear", "ultrafine", "ultrasharp", "rog", "tuf", "predator", "nitro"];

/** Panels of one device that are sold side by side: `steam deck` is either. */
const VARIANTS = ["oled", "lcd"];

export function isVariantWord(word: string): boolean {
  return VARIANTS.includes(word);
}

/** The words of a name without its family, `g9` for `odyssey g9`; null where too little is left. */
export function withoutFamily(words: readonly string[]): readonly string[] | null {
  const others = words.filter((word) => !FAMILIES.includes(word));
  const isEnough = others.length > 1 || others.some((word) => /\p{L}/u.test(word) && /\d/.test(word));
  return isEnough && others.length < words.length ? others : null;
}

/** `MacBook Pro 14″` for `MacBook Pro 14″ (M5)`, `Odyssey G9` for `Odyssey G9 C49G95T`. */
export function plainName(model: string): string {
  const plain = model.replace(/ (?:\(.*\)|Gen \d+|G\d\d?)$/, "");
  const series = plain.replace(/ (?:\dK|\d{4}|[A-Z]\d+[A-Z]+\d*[A-Z]*)$/, "");
  return series.includes(" ") ? series : plain;
}
