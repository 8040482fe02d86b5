import { decodeReferences, htmlText } from "#domain/article/html-text.ts";

/** Limits the work in characters, because another host's article may have any length. */
const BEGINNING = 20_000;

/** The drawing of the default comparison. */
const DEFAULT_PICTURE = "/share.png";

/**
 * The first paragraph of an article's HTML as plain text, cut between words with an ellipsis.
 *
 * @param most in characters, without the ellipsis
 */
export function firstWords(html: string, most: number): string {
  const beginning = html.slice(0, BEGINNING);
  const paragraph = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/i.exec(beginning)?.[1] ?? beginning;
  const text = htmlText(paragraph);
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  return `${words}…`;
}

/** The address of the first picture at the beginning of an article's HTML, or null. */
function firstImage(html: string): string | null {
  const attributes = /<img((?:[^>"']|"[^"]*"|'[^']*')*)>/i.exec(html.slice(0, BEGINNING))?.[1] ?? "";
  const source = /\ssrc="([^"]+)"/i.exec(attributes)?.[1];
  return source === undefined ? null : decodeReferences(source);
}

/** Another one than the default comparison, drawn or linked. */
const COMPARISON = / (?:src="\/comparison\.svg|href="\/)\?/;

/**
 * The picture for link previews: the article's first. Other sites cannot show an SVG file. In its place the server has a picture
 * with the article's title and the first comparison, if the article draws or links one.
 */
export function previewPicture(id: string, html: string): string {
  const image = firstImage(html) ?? DEFAULT_PICTURE;
  if (!/\.svg(?:[?#]|$)/.test(image)) return image;
  return COMPARISON.test(html) ? `/share/${encodeURIComponent(id)}.png` : DEFAULT_PICTURE;
}
