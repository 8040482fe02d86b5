import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Answer, type Bytes, NO_BODY } from "./answer.ts";
import { mediaTypeOf } from "./media-types.ts";
import { problem } from "./problem.ts";
import { BASE_SECURITY_HEADERS, DRAWING_ALONE } from "./security-headers.ts";

/** Names as the publisher makes them; nothing that climbs, hides or is absolute. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/**
 * One of the pictures that came with the articles, `/media/…`. They are written while the site serves, so they are
 * looked for each time; their names change with their content, so nobody need ask for one twice.
 * @param elsewhere origin of the host that has the picture if we have not; null where there is none
 */
export async function mediaFile(folder: string, elsewhere: string | null, pathname: string): Promise<Answer> {
  const path = pathname.slice("/media/".length);
  const isSafe = SAFE_PATH.test(path);
  const found = isSafe ? await read(join(folder, path)) : null;
  if (found) return found;
  if (isSafe && elsewhere) return { status: 307, headers: { location: elsewhere + pathname }, body: NO_BODY };
  return problem(404, "There is no such picture.");
}

async function read(file: string): Promise<Answer | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const headers = {
    ...BASE_SECURITY_HEADERS,
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": DRAWING_ALONE,
    "content-type": mediaTypeOf(file),
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
  };
  const body = (await readFile(file).catch(() => null)) as Bytes | null;
  return body && { status: 200, headers, body };
}
