import { Hono } from "hono";
import { unitlessSearch } from "#comparison/address.ts";
import { readShortAddress } from "#comparison/short-address.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import type { Language } from "#words/language.ts";
import { addressIn, pathBelow } from "#words/language-address.ts";
import { DATA_HEADERS } from "../middleware/security-headers.ts";

/** What such an address means may change with a release, so browsers ask again after an hour. */
const HEADERS = { ...DATA_HEADERS, "cache-control": "public, max-age=3600" };

/** `/27-vs-32` leads to the comparison in its language (D41). Any other path is left to the next route. Mounted before the cache. */
export function shortAddressRoute(language: Language): Hono {
  return new Hono().get("*", (c, next) => {
    const comparison = readShortAddress(pathBelow(language, c.req.path) ?? "", findModels);
    if (comparison === null) return next();
    return c.body(null, 308, { ...HEADERS, location: addressIn(language, `/${unitlessSearch(comparison)}`) });
  });
}
