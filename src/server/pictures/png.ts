import { fileURLToPath } from "node:url";
import { HTTPException } from "hono/http-exception";
import { PAINTINGS_MAX, PAINTINGS_WAITING_MAX } from "../limits.ts";
import { addWork, elsewhere } from "../rendering-turns.ts";
import { TooManyWaiting, Turns } from "../turns.ts";

/** Lists the site's font and the machine's, so that text appears on a machine without fonts. */
const FONTS = fileURLToPath(new URL("fonts/fonts.conf", import.meta.url));

/** The resolution at which one pixel of an SVG file is one pixel. */
const DENSITY = 72;

/** A painting occupies a thread of the pool that compresses responses and reads files, which has four. */
const paintings = new Turns({ running: PAINTINGS_MAX, waiting: PAINTINGS_WAITING_MAX });

/**
 * An SVG file as PNG in the light colours, with a description as Exif data, which holds ASCII only.
 *
 * @param factor 2 for twice as many pixels in each direction
 * @throws {HTTPException} 503 when too many pictures wait
 */
export async function paintPng(svg: string, description: string, factor: 1 | 2 = 1): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await elsewhere(() => paintings.run(() => paint(svg, description, factor)));
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error;
    throw new HTTPException(503, { message: "Too many pictures are being painted." });
  }
}

async function paint(svg: string, description: string, factor: 1 | 2): Promise<Uint8Array<ArrayBuffer>> {
  // sharp reads this when it paints the first text; the operator may name other fonts.
  process.env.FONTCONFIG_FILE ??= FONTS;
  // Loaded with the first picture, because it would delay every start.
  const { default: sharp } = await import("sharp");
  // More threads for one picture would only take processors from responses.
  sharp.concurrency(1);
  const began = performance.now();
  const png = await sharp(Buffer.from(svg), { density: factor * DENSITY })
    .removeAlpha()
    .withExif({ IFD0: { ImageDescription: description } })
    .png()
    .toBuffer();
  addWork(performance.now() - began);
  return new Uint8Array(png);
}
