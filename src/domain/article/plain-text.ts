/** Elements inside a line: they begin and end in the middle of a word. Every other tag is a gap between words. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var wbr".split(
    " ",
  ),
);

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  shy: "\u00AD",
};

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi;

/**
 * What a reader sees of an article's HTML: its text, with white space where a block ends. For sanitised HTML, which
 * holds no script or style; other references than the numeric and the commonest named ones stay as they are written.
 * Takes time in proportion to the length, whatever the text.
 */
export function plainText(html: string): string {
  let text = "";
  let position = 0;
  while (position < html.length) {
    const tag = html.indexOf("<", position);
    if (tag === -1) return decode(text + html.slice(position));
    text += html.slice(position, tag);
    if (/[a-z/!?]/i.test(html.charAt(tag + 1))) {
      text += gapOf(html, tag);
      position = endOfTag(html, tag);
    } else {
      text += "<";
      position = tag + 1;
    }
  }
  return decode(text);
}

function gapOf(html: string, tag: number): "" | " " {
  const name = /^<\/?([a-z]+)[\s/>]/i.exec(html.slice(tag, tag + 12))?.[1] ?? "";
  return INLINE.has(name.toLowerCase()) ? "" : " ";
}

/** Where the text goes on: behind the next '>' that stands in no quoted value, or the end where there is none. */
function endOfTag(html: string, tag: number): number {
  if (html.startsWith("<!--", tag)) return behind(html.indexOf("-->", tag + 4), 3, html);
  const mark = /["'>]/g;
  mark.lastIndex = tag;
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    if (found[0] === ">") return mark.lastIndex;
    mark.lastIndex = behind(html.indexOf(found[0], mark.lastIndex), 1, html);
  }
  return html.length;
}

function behind(found: number, length: number, html: string): number {
  return found === -1 ? html.length : found + length;
}

function decode(text: string): string {
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name] ?? reference;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
  });
}
