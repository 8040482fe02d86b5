import { fileURLToPath } from "node:url";
import type { Bytes } from "../http/answer.ts";
import { withText } from "./png-text.ts";

/** Names a font of our own and the machine's, so that text is painted on a machine that has none. */
const FONTS = fileURLToPath(new URL("fonts/fonts.conf", import.meta.url));
const FONT = "DejaVu Sans";

/** What a picture says of itself to whoever cannot see it. */
export interface PictureAbout {
  readonly title: string;
  readonly description: string;
}

/**
 * A drawing by `renderSvg` as PNG, with its title and description in it: in one font, wherever it is painted, and in
 * the light colours, since the painter reads no media queries.
 */
export async function paintPng(drawing: string, about: PictureAbout): Promise<Bytes> {
  // Read when the first text is painted; whoever runs the site may name other fonts.
  process.env.FONTCONFIG_FILE ??= FONTS;
  // Loaded with the first picture: it would make every start slower.
  const { default: sharp } = await import("sharp");
  const png = await sharp(Buffer.from(drawing.replace("font:12px ", `font:12px "${FONT}",`)))
    .removeAlpha()
    .png()
    .toBuffer();
  return withText(png, { Title: about.title, Description: about.description });
}
