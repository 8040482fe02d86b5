/**
 * Shortens a text to at most `length` UTF-16 units: at a separator if more than half remains, otherwise (as in scripts
 * without spaces) between two characters.
 */
export function truncateAt(separator: string, text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.lastIndexOf(separator, length);
  // Half a surrogate pair is not a character.
  return last > length / 2 ? text.slice(0, last) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
