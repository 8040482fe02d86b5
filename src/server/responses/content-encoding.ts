import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = "br" | "gzip" | "identity";

/** Shorter bodies gain less than the header costs. */
const COMPRESS_MIN_BYTES = 1_000;
/** For responses produced while a visitor waits; the build compresses files harder. */
const BROTLI_QUALITY = 5;

/** The encoding the client prefers (RFC 9110, 12.5.3); brotli when it has no preference. */
export function preferredEncoding(c: Context): Encoding {
  return accepts(c, {
    header: "Accept-Encoding",
    supports: ["br", "gzip"],
    default: "identity",
    match(accepted, { supports }) {
      const quality = (name: string) =>
        (accepted.find(({ type }) => type.toLowerCase() === name) ?? accepted.find(({ type }) => type === "*"))?.q ?? 0;
      const [best] = supports.toSorted((a, b) => quality(b) - quality(a));
      return best && quality(best) > 0 ? best : "identity";
    },
  }) as Encoding;
}

export function isCompressible(mediaType: string, bytes: number): boolean {
  return bytes >= COMPRESS_MIN_BYTES && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(mediaType);
}

/** Compresses in the thread pool, outside the event loop. */
export async function compress(body: Bytes, encoding: Encoding): Promise<Bytes> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return promisify(gzip)(body);
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
