import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { ArticleError } from "../article-error.ts";
import type { ConversionPool } from "../convert/conversion-pool.ts";
import { decodeText } from "../decode-text.ts";
import { PICTURE_MAX_PIXELS, PICTURE_MAX_SECONDS, SVG_MAX_BYTES } from "../publish-limits.ts";
import { type MediaStore, mediaAddress } from "./media-folder.ts";

/** A stored picture, without its metadata. */
export interface StoredPicture {
  /** In pixels, after rotation by its metadata; null for a drawing without size. */
  readonly width: number | null;
  readonly height: number | null;
  /** For browsers that cannot choose a format and size. */
  readonly address: string;
  /** The available formats and sizes; none for a drawing. */
  readonly candidates: readonly PictureCandidate[];
}

interface PictureCandidate {
  readonly format: "avif" | "webp";
  /** In pixels. */
  readonly width: number;
  readonly address: string;
}

/** A phone, the article's column, and the column on a screen with two pixels to the CSS pixel (nearly). */
const WIDTHS = [480, 960, 1440];
const THUMBNAIL_WIDTH = 672;

/** Part of every name. Raise it when sizes or quality change, so that stored pictures are encoded again. */
const ENCODING_VERSION = "1";

/** Stores a photograph or screenshot (PNG, JPEG, GIF, WebP or AVIF), never enlarged. Throws an `ArticleError`. */
export async function storePicture(bytes: Uint8Array, media: MediaStore): Promise<StoredPicture> {
  const picture = await openPicture(bytes);
  const widths = [...WIDTHS.filter((width) => width < picture.width), Math.min(picture.width, WIDTHS.at(-1) ?? 0)];
  const formats = picture.animated ? (["webp"] as const) : (["avif", "webp"] as const);
  const candidates: PictureCandidate[] = [];
  for (const format of formats) {
    for (const width of picture.animated ? [Math.min(picture.width, 960)] : new Set(widths)) {
      candidates.push({ format, width, address: await encode(picture, format, width, media) });
    }
  }
  const fallback = candidates.findLast(({ format, width }) => format === "webp" && width <= 960) ?? candidates.at(-1);
  return { width: picture.width, height: picture.height, address: fallback?.address ?? "", candidates };
}

/** Stores a small still picture for the list and returns its address. Throws an `ArticleError`. */
export async function storeThumbnail(bytes: Uint8Array, media: MediaStore): Promise<string> {
  const picture = await openPicture(bytes);
  return encode({ ...picture, animated: false }, "webp", Math.min(THUMBNAIL_WIDTH, picture.width), media);
}

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

/** The kind of picture by its first bytes, or null for an unsupported one. */
export function pictureKind(bytes: Uint8Array): "png" | "jpeg" | "gif" | "webp" | "avif" | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("GIF8")) return "gif";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp";
  return /^....ftypavi[fs]/s.test(start) ? "avif" : null;
}

interface OpenPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  readonly digest: string;
}

async function openPicture(bytes: Uint8Array): Promise<OpenPicture> {
  if (pictureKind(bytes) === null) throw unreadable("it is not PNG, JPEG, GIF, WebP, AVIF or SVG");
  // Metadata is read without decoding, so that a huge picture is refused first.
  const metadata = await (await decoder(bytes, false, false)).metadata().catch(() => null);
  if (!metadata) throw unreadable("its file is damaged");
  const { width, height } = metadata.autoOrient;
  const frames = metadata.pages ?? 1;
  if (width * height * frames > PICTURE_MAX_PIXELS) {
    throw unreadable(`it has more than ${PICTURE_MAX_PIXELS / 1e6} million pixels`);
  }
  const digest = createHash("sha256").update(ENCODING_VERSION).update(bytes).digest("hex").slice(0, 24);
  return { bytes, width, height, animated: frames > 1, digest };
}

async function encode(
  { bytes, digest, animated }: OpenPicture,
  format: "avif" | "webp",
  width: number,
  media: MediaStore,
): Promise<string> {
  const name = `${digest}-${width}.${format}`;
  if (!(await media.has(name))) {
    const resized = (await decoder(bytes, animated)).autoOrient().resize({ width });
    const encoded = format === "avif" ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 });
    await media.put(name, await encoded.timeout({ seconds: PICTURE_MAX_SECONDS }).toBuffer().catch(rejectDamaged));
  }
  return mediaAddress(name);
}

/** Loads sharp when first needed: it is large, and many runs have no pictures. */
async function decoder(
  bytes: Uint8Array,
  animated: boolean,
  limitInputPixels: number | false = PICTURE_MAX_PIXELS,
): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { animated, limitInputPixels, failOn: "error" });
}

function rejectDamaged(): never {
  throw unreadable("its file is damaged, or it takes too long to re-encode");
}

function unreadable(why: string): ArticleError {
  return new ArticleError(`the picture cannot be used: ${why}`, "Save it as PNG or JPEG, not larger than needed.");
}
