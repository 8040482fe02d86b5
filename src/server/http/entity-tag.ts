import { hash } from "node:crypto";
import type { Bytes } from "./answer.ts";

/** A strong validator (RFC 9110, 8.8.3): other bytes, other tag. `suffix` tells the codings of one answer apart. */
export function entityTag(body: Bytes, suffix = ""): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}${suffix}"`;
}

/**
 * Whether an `If-None-Match` header names this tag: a list or `*`, compared weakly (RFC 9110, 13.1.2), so that a proxy
 * which weakened the tag on its way still gets its 304.
 */
export function isNamedBy(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  for (const [, named] of ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)) if (named === tag) return true;
  return false;
}
