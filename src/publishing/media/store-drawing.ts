import { createHash } from "node:crypto";
import { ArticleError } from "../article-error.ts";
import type { ConversionPool } from "../convert/conversion-pool.ts";
import { decodeText } from "../decode-text.ts";
import { SVG_MAX_BYTES } from "../publish-limits.ts";
import { type MediaStore, mediaAddress } from "./media-store.ts";
import type { StoredPicture } from "./store-picture.ts";

/** Sanitises an SVG file and stores it. Throws an `ArticleError`. */
export async function storeDrawing(bytes: Uint8Array, media: MediaStore, pool: ConversionPool): Promise<StoredPicture> {
  if (bytes.length > SVG_MAX_BYTES) {
    throw new ArticleError(`the drawing is larger than ${SVG_MAX_BYTES} bytes`, "Simplify it or save it as PNG.");
  }
  const { svg, width, height } = await pool.sanitiseSvg(decodeText(bytes));
  const name = `${createHash("sha256").update(svg).digest("hex").slice(0, 24)}.svg`;
  if (!(await media.has(name))) await media.put(name, Buffer.from(svg));
  return { address: mediaAddress(name), width, height, candidates: [] };
}
