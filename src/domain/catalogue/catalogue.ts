import { type CatalogueEntry, entryKey } from "./entry.ts";
import { MODELS } from "./models.ts";
import { COMMON_SIZES } from "./sizes.ts";

/** Every display there is to add: the common sizes, then models by name. */
export const CATALOGUE: readonly CatalogueEntry[] = [...COMMON_SIZES, ...MODELS];

/**
 * What people look for most, by `entryKey`. It is what the list shows before anything is typed, and it comes first
 * among equally good matches: a 27″ monitor is more often QHD than Full HD.
 */
const POPULAR_KEYS: readonly string[] = [
  "iPhone 17",
  "Galaxy S25",
  "iPad (A16)",
  "MacBook Air 13″ (M4)",
  "14″ Laptop 1920×1200",
  "15.6″ Laptop 1920×1080",
  "24″ Monitor 1920×1080",
  "27″ Monitor 2560×1440",
  "32″ Monitor 3840×2160",
  "34″ Ultrawide 3440×1440",
  "55″ Television 3840×2160",
  "65″ Television 3840×2160",
];

export const POPULAR: readonly CatalogueEntry[] = POPULAR_KEYS.flatMap((key) =>
  CATALOGUE.filter((entry) => entryKey(entry) === key),
);
