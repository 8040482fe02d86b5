/** A whole tag, or one that the end of the text cuts off. */
const TAG = /<[a-z/!](?:[^<>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/** Tags that may stand within a word. Every other tag separates words. */
const INLINE =
  /^<\/?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b/i;

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  shy: "\u00AD",
};

/** The text of HTML on one line, without alternative texts. */
export function htmlText(html: string): string {
  return decodeReferences(html.replace(TAG, (tag) => (INLINE.test(tag) ? "" : " ")))
    .replace(/\s+/g, " ")
    .trim();
}

/** Replaces numeric references and the commonest named ones; the others stay as they are written. */
export function decodeReferences(text: string): string {
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name] ?? reference;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : reference;
  });
}
