import { crc32 } from "node:zlib";
import type { Bytes } from "../http/answer.ts";

/** Signature and header, which come first in every PNG. */
const HEADER_END = 33;

/**
 * The same PNG with texts of its own, in English: international textual data, `iTXt` (PNG, third edition, 11.3.3).
 *
 * @param texts by keyword; the standard names `Title`, `Author`, `Description` and others
 */
export function withText(png: Uint8Array, texts: Readonly<Record<string, string>>): Bytes {
  const chunks = Object.entries(texts).map(([keyword, text]) => chunk("iTXt", `${keyword}\0\0\0en\0\0${text}`));
  return new Uint8Array(Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)]));
}

/** Its length, its type, its data, and a checksum of the latter two. */
function chunk(type: string, data: string): Buffer {
  const typed = Buffer.from(type + data);
  const framed = Buffer.alloc(typed.length + 8);
  framed.writeUInt32BE(typed.length - type.length, 0);
  typed.copy(framed, 4);
  framed.writeUInt32BE(crc32(typed), typed.length + 4);
  return framed;
}
