import { fileURLToPath } from "node:url";
import { HTTPException } from "hono/http-exception";
import { PICTURES_MAX } from "../limits.ts";

/** Names a font of our own and the machine's, so that text is painted on a machine that has none. */
const FONTS = fileURLToPath(new URL("fonts/fonts.conf", import.meta.url));
const FONT = "DejaVu Sans";

/**
 * A drawing by `renderSvg` as PNG. The painter reads no media queries, so the picture has the light colours.
 * @throws {HTTPException} 503 when too many pictures wait to be painted
 */
export async function paintPng(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const { queue, process } = sharp.counters();
  if (queue + process >= PICTURES_MAX) {
    throw new HTTPException(503, { message: "Too many pictures are being painted." });
  }
  const png = await sharp(Buffer.from(drawing.replace("font:12px ", `font:12px "${FONT}",`)))
    .removeAlpha()
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
