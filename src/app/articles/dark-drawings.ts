/*
 * A drawing has both colour schemes in one file, but WebKit applies none inside a picture. In the dark the pages therefore show
 * another address of it.
 */

export const IN_THE_DARK = "screen and (prefers-color-scheme: dark)";

/** The address of a drawing in dark colours; null if the address is no drawing of this site. */
export function darkDrawing(address: string): string | null {
  const [path, query = ""] = address.split("?");
  return path === "/comparison.svg" ? `${path}?${query}${query === "" ? "" : "&"}scheme=dark` : null;
}
