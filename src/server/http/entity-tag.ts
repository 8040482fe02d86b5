import { hash } from "node:crypto";
import type { Body } from "./answer.ts";

/** A strong validator (RFC 9110, 8.8.3): other bytes, other tag. */
export function entityTag(body: Body): string {
  return `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** The tag of an answer in another coding: `tag` is that of the same answer as it is. */
export function tagInCoding(tag: string, coding: string): string {
  return `${tag.slice(0, -1)}-${coding}"`;
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
