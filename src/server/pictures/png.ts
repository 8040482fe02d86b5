import { fileURLToPath } from "node:url";
import { type Bytes, bytesOf } from "../http/answer.ts";
import { withText } from "./png-text.ts";

/** Names a font of our own and the machine's, so that text is painted on a machine that has none. */
const FONTS = fileURLToPath(new URL("fonts/fonts.conf", import.meta.url));
const FONT = "DejaVu Sans";

/** What a picture says of itself to whoever cannot see it. */
export interface PictureAbout {
  readonly title: string;
  readonly description: string;
}

/** A drawing by `renderSvg` as PNG, in the light colour scheme, with its title and description in it. */
export async function paintPng(drawing: string, about: PictureAbout): Promise<Bytes> {
  // Read when the first text is painted; whoever runs the site may name other fonts.
  process.env.FONTCONFIG_FILE ??= FONTS;
  // Loaded with the first picture: it would make every start slower.
  const { default: sharp } = await import("sharp");
  const png = await sharp(bytesOf(forPainting(drawing)))
    .removeAlpha()
    .png()
    .toBuffer();
  return withText(png, { Title: about.title, Description: about.description });
}

/** For a painter that knows neither custom properties nor colour schemes; in one font, wherever it is painted. */
function forPainting(drawing: string): string {
  const light = /svg\{[^}]*\}/.exec(drawing)?.[0] ?? "";
  const values = new Map([...light.matchAll(/(--[a-z]+):([^;}]+)/g)].map(([, name, value]) => [name, value]));
  return drawing
    .replace(/@media\([^)]*\)\{svg\{[^}]*\}\}/, "")
    .replace(/var\((--[a-z]+)\)/g, (use, name) => values.get(name) ?? use)
    .replace("font:12px ", `font:12px "${FONT}",`);
}
