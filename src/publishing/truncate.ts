/**
 * The beginning of a text, at most `length` UTF-16 units: cut at a separator where that keeps more than half,
 * elsewhere (scripts without spaces) between two characters.
 */
export function truncateAt(separator: string, text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.lastIndexOf(separator, length);
  // The first half of a surrogate pair is no character.
  return last > length / 2 ? text.slice(0, last) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
