import { fileURLToPath } from "node:url";
import { HTTPException } from "hono/http-exception";
import { PICTURES_MAX } from "../limits.ts";

/** Names our own font and the machine's, so that text is painted on a machine without fonts. */
const FONTS = fileURLToPath(new URL("fonts/fonts.conf", import.meta.url));
const FONT = "DejaVu Sans";

/**
 * A drawing by `renderSvg` as PNG in the light colours, with a description as Exif data, which holds ASCII only.
 * @throws {HTTPException} 503 when too many pictures wait to be painted
 */
export async function paintPng(drawing: string, description: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const { queue, process } = sharp.counters();
  if (queue + process >= PICTURES_MAX) {
    throw new HTTPException(503, { message: "Too many pictures are being painted." });
  }
  const png = await sharp(Buffer.from(drawing.replace("font:12px ", `font:12px "${FONT}",`)))
    .removeAlpha()
    .withExif({ IFD0: { ImageDescription: description } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

/** Loaded with the first picture: it would make every start slower. */
async function loadSharp() {
  // Read when the first text is painted; the operator may name other fonts.
  process.env.FONTCONFIG_FILE ??= FONTS;
  return (await import("sharp")).default;
}
