import { constants, inflateSync } from "node:zlib";

/** The number of a PDF's pages, whose objects may be packed into streams. */
export function pageCount(file: Buffer): number {
  const text = file.toString("latin1");
  const packed = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n/gs)].map(({ index, 0: head }) =>
    inflateSync(file.subarray(index + head.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1"),
  );
  return [text, ...packed].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
