import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Bytes } from "./answer.ts";
import { FinishedAnswer } from "./finished-answer.ts";
import { mediaTypeOf } from "./media-types.ts";
import { BASE_SECURITY_HEADERS, DRAWING_ALONE, NOTHING_TO_RUN } from "./security-headers.ts";

/** The built site's files by their path from the root. They are few and small, so they are held in memory. */
export type StaticFiles = ReadonlyMap<string, FinishedAnswer>;

/** Files under this path have a hash in their name and never change. */
const HASHED = "/assets/";

/** Reads the folder that `react-router build` made, with the `.br` and `.gz` that tools/precompress.mjs put beside. */
export function readStaticFiles(folder: string): StaticFiles {
  const bytes = new Map<string, Bytes>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
    // Dot folders hold notes of the build, not files of the site.
    if (entry.isFile() && !path.includes("/.")) bytes.set(path, readFileSync(join(folder, path)) as Bytes);
  }
  const files = new Map<string, FinishedAnswer>();
  for (const [path, body] of bytes) {
    if (/\.(br|gz)$/.test(path)) continue;
    const [br, gzip] = [bytes.get(`${path}.br`), bytes.get(`${path}.gz`)];
    const answer = { status: 200, headers: headersOf(path), body };
    files.set(path, new FinishedAnswer(answer, { ...(br && { br }), ...(gzip && { gzip }) }));
  }
  return files;
}

/** D19: "A missing *file* (a path with an extension under the assets' folder) is a 404." */
export function isMissingFile(pathname: string): boolean {
  return pathname.startsWith(HASHED) && /\.[^/]*$/.test(pathname);
}

function headersOf(path: string): Record<string, string> {
  return {
    ...BASE_SECURITY_HEADERS,
    "content-security-policy": path.endsWith(".svg") ? DRAWING_ALONE : NOTHING_TO_RUN,
    "content-type": mediaTypeOf(path),
    "cache-control": path.startsWith(HASHED) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  };
}
