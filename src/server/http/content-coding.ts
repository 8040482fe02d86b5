import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Body, Bytes } from "./answer.ts";

export type Packing = "br" | "gzip";
export type Coding = Packing | "identity";

/** Shorter bodies gain less than their header costs. */
const WORTH_COMPRESSING_BYTES = 1_000;
/** For what is made while a visitor waits; files are compressed harder when the site is built. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** What was chosen for the last header: most browsers send the same one. */
let last: { readonly accepted: string; readonly coding: Coding } = { accepted: "", coding: "identity" };

/** The coding this client likes best of ours (RFC 9110, 12.5.3); brotli where it is indifferent. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return "identity";
  if (accepted !== last.accepted) last = { accepted, coding: preferredCoding(accepted) };
  return last.coding;
}

function preferredCoding(accepted: string): Coding {
  const qualities = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const quality = (name: string) => qualities.get(name) ?? qualities.get("*") ?? 0;
  const [br, gz] = [quality("br"), quality("gzip")];
  if (br > 0 && br >= gz) return "br";
  return gz > 0 ? "gzip" : "identity";
}

export function isWorthCompressing(mediaType: string, bytes: number): boolean {
  return bytes >= WORTH_COMPRESSING_BYTES && /^text\/|[/+](json|xml|javascript|x-icon)\b|^font\/[ot]tf/.test(mediaType);
}

/** Compresses outside the event loop. */
export async function compress(body: Body, coding: Packing): Promise<Bytes> {
  const packed =
    coding === "br"
      ? await brotliAsync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        })
      : await gzipAsync(body, { level: GZIP_LEVEL });
  return packed as Bytes;
}
