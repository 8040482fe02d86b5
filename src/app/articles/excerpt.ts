import { plainText } from "../../domain/article/plain-text.ts";

/** In characters. An excerpt comes from the beginning of an article; what no store has sanitised may go on for ever. */
const BEGINNING = 20_000;

/** The drawing that every comparison begins with. */
const SITE_FACE = "/comparison.png";

/**
 * The first paragraph of an article's HTML as plain text, cut between words with an ellipsis. Good enough for a
 * description; whoever shows it escapes it as text.
 *
 * @param most in characters, without the ellipsis
 */
export function firstWords(html: string, most: number): string {
  const beginning = html.slice(0, BEGINNING);
  const paragraph = /<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/i.exec(beginning)?.[1] ?? beginning;
  const text = plainText(paragraph).replace(/\s+/g, " ").trim();
  if (text.length <= most) return text;
  const cut = text.slice(0, most + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
  return `${words}…`;
}

/** The address of the first picture at the beginning of an article's HTML, or null. */
function firstImage(html: string): string | null {
  const attributes = /<img((?:[^>"']|"[^"]*"|'[^']*')*)>/i.exec(html.slice(0, BEGINNING))?.[1] ?? "";
  const source = /\ssrc="([^"]+)"/i.exec(attributes)?.[1];
  return source === undefined ? null : plainText(source);
}

/**
 * A picture for whoever shows a link to an article: its first, as a PNG where it is a drawing of a comparison; the
 * site's own face where there is none that other sites can show.
 */
export function facePicture(html: string): string {
  const image = firstImage(html)?.replace(/^\/comparison\.svg(?=\?|$)/, "/comparison.png") ?? SITE_FACE;
  return /\.svg(?:[?#]|$)/.test(image) ? SITE_FACE : image;
}
