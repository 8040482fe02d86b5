import { createHash } from "node:crypto";
import type { Workshop } from "../draft/workshop.ts";
import { SVG_MAX_BYTES } from "../limits.ts";
import { Refusal } from "../refusal.ts";
import { decodeSource } from "../source-text.ts";
import { type MediaStore, mediaAddress } from "./media-store.ts";
import type { KeptPicture } from "./picture.ts";

/** Keeps an SVG file, rebuilt from what only draws. Throws a `Refusal`. */
export async function keepDrawing(bytes: Uint8Array, media: MediaStore, workshop: Workshop): Promise<KeptPicture> {
  if (bytes.length > SVG_MAX_BYTES) {
    throw new Refusal(`the drawing is larger than ${SVG_MAX_BYTES} bytes`, "Simplify it or save it as PNG.");
  }
  const { svg, width, height } = await workshop.svg(decodeSource(bytes));
  const name = `${createHash("sha256").update(svg).digest("hex").slice(0, 24)}.svg`;
  if (!(await media.has(name))) await media.put(name, Buffer.from(svg));
  return { address: mediaAddress(name), width, height, candidates: [] };
}
