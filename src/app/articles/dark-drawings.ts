/*
 * A drawing has both colour schemes in one file, but WebKit applies none inside a picture. In the dark the pages therefore show
 * another address of it.
 */

/** The tag of a drawing in an article's HTML, which has double quotes around all values. */
const DRAWING = /<img\b(?:"[^"]*"|[^">])*? src="(\/comparison\.svg(?:\?[^"]*)?)"(?:"[^"]*"|[^">])*>/g;

export const IN_THE_DARK = "screen and (prefers-color-scheme: dark)";

/** The address of a drawing in dark colours; null if the address is no drawing of this site. */
export function darkDrawing(address: string): string | null {
  const [path, query = ""] = address.split("?");
  return path === "/comparison.svg" ? `${path}?${query}${query === "" ? "" : "&"}scheme=dark` : null;
}

/** An article's HTML whose drawings have the page's colour scheme. */
export function withDarkDrawings(html: string): string {
  return html.replace(DRAWING, (image: string, address: string) => {
    // Of the HTML, where `&` is written as an entity.
    const dark = darkDrawing(address)?.replace(/&scheme=dark$/, "&amp;scheme=dark");
    return `<picture><source media="${IN_THE_DARK}" srcset="${dark}">${image}</picture>`;
  });
}
