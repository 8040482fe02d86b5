import { comparisonSearch, readComparison } from "#comparison/address.ts";
import { sharedComparison } from "#comparison/written-comparison.ts";
import type { FindModel } from "#domain/written/meaning.ts";
import { readLastSearch } from "./last-comparison.ts";

/**
 * Where `/open` leads: to a page of this site or the displays that another app shares, in the parameters `title`, `text`
 * and `url` of the web manifest, otherwise to the last comparison, otherwise to `/`.
 *
 * @returns a path with its query
 */
export function startAddress(opened: URL, findModel: FindModel): string {
  const shared = ["url", "text", "title"].flatMap((name) => opened.searchParams.get(name) ?? []);
  for (const text of shared) {
    const link = linkIn(text, opened.origin);
    if (link !== null) return link;
  }
  for (const text of shared) {
    const comparison = sharedComparison(text, findModel);
    if (comparison !== null) return `/${comparisonSearch(comparison)}`;
  }
  const last = shared.length === 0 ? readLastSearch() : null;
  // It may have been written by another release.
  return last === null ? "/" : `/${comparisonSearch(readComparison(new URLSearchParams(last)).comparison)}`;
}

function linkIn(text: string, origin: string): string | null {
  for (const address of text.match(/https?:\/\/\S+/g) ?? []) {
    if (!URL.canParse(address)) continue;
    const link = new URL(address);
    if (link.origin !== origin || link.pathname === "/open") continue;
    const path = link.pathname + link.search;
    // A path that begins with `//` leads to another host.
    if (URL.canParse(path, origin) && new URL(path, origin).href === origin + path) return path;
  }
  return null;
}
