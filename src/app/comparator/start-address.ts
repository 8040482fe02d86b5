import { comparisonSearch, unitlessSearch } from "#comparison/address.ts";
import { readShortAddress } from "#comparison/short-address.ts";
import { sharedComparison } from "#comparison/written-comparison.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import { language } from "#words/page/language.ts";
import { pageAt } from "../navigation/site-path.ts";
import { readLastComparison } from "./last-comparison.ts";

/**
 * Where `/open` leads: to a page of this site or the displays that another app shares, in the parameters `title`, `text`
 * and `url` of the web manifest, otherwise to the last comparison, otherwise to `/`.
 *
 * @returns a path with its query for React Router, or an address of another language
 */
export function startAddress(opened: URL): string {
  const shared = ["url", "text", "title"].flatMap((name) => opened.searchParams.get(name) ?? []);
  for (const text of shared) {
    const link = linkIn(text, opened.origin);
    if (link !== null) return link;
  }
  for (const text of shared) {
    const comparison = sharedComparison(text, findModels);
    if (comparison !== null) return `/${unitlessSearch(comparison)}`;
  }
  const last = shared.length === 0 ? readLastComparison() : null;
  return last === null ? "/" : `/${comparisonSearch(last, language.lengths)}`;
}

/** Where a short address such as `/27-vs-32` leads (D41); null for another one. */
export function longAddress(path: string): string | null {
  const comparison = readShortAddress(path, findModels);
  return comparison && `/${unitlessSearch(comparison)}`;
}

function linkIn(text: string, origin: string): string | null {
  for (const address of text.match(/https?:\/\/\S+/g) ?? []) {
    if (!URL.canParse(address)) continue;
    const link = new URL(address);
    const page = pageAt(link.pathname);
    if (link.origin !== origin || page === "/open") continue;
    if (page === null) return origin + link.pathname + link.search;
    const path = page + link.search;
    // A path that begins with `//` leads to another host.
    if (URL.canParse(path, origin) && new URL(path, origin).href === origin + path) return path;
  }
  return null;
}
