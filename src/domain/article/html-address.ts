/** An address as an attribute of an article's HTML has it, in plain text. Publishing writes `&` as `&#x26;`. */
export function plainAddress(written: string): string {
  return written.replace(/&(?:amp|#38|#x26);/gi, "&");
}
