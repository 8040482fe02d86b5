import { pictureSizeIn } from "#domain/display/picture.ts";
import type { Screen } from "#domain/display/screen.ts";
import { type InBoth, inBoth } from "#domain/display/unit.ts";
import { areaOf, parseSize } from "#domain/geometry/size.ts";

/** What the screens show (D33): nothing in particular, or a film of one ratio. */
export type Content = (typeof CONTENTS)[number];

/** In the order in which the menu offers them. */
export const CONTENTS = ["none", "16x9", "2.39x1", "4x3"] as const;

/** The content that a link's text names, with any sign between the parts; null for other text. */
export function parseContent(text: string): Content | null {
  const written = text
    .trim()
    .toLowerCase()
    .replace(/[:×/*]/, "x")
    .replace(",", ".");
  return CONTENTS.find((content) => content === written) ?? null;
}

/** Width divided by height; null for `none`. */
export function contentRatio(content: Content): number | null {
  const { width, height } = parseSize(content);
  return width > 0 ? width / height : null;
}

/** The diagonal and the area of the picture that a film fills, unrounded; null without content (D33). */
export function pictureMeasures(
  screen: Screen,
  content: Content,
): Readonly<Record<"diagonal" | "area", InBoth>> | null {
  const ratio = contentRatio(content);
  if (ratio === null) return null;
  const sizes = inBoth((unit) => pictureSizeIn(screen, ratio, unit));
  return {
    diagonal: inBoth((unit) => Math.hypot(sizes[unit].width, sizes[unit].height)),
    area: inBoth((unit) => areaOf(sizes[unit])),
  };
}
