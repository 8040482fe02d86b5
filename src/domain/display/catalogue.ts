import { lengthText } from "./display-text.ts";
import { resolutionRatioText, resolutionText } from "./resolution.ts";
import type { DisplaySpec } from "./screen.ts";

export type DisplayKind = "Phone" | "Tablet" | "Laptop" | "Monitor" | "Ultrawide" | "Television";

/** A common size of display: a size class with a resolution widely sold in it, and no maker's name. */
export interface CatalogueEntry {
  readonly kind: DisplayKind;
  /** In inches; its ratio is its resolution, upright for phones. */
  readonly display: DisplaySpec;
  /** The name of the resolution, if it has one: `QHD`. */
  readonly name: string | null;
  /** Where the figures come from: the size class and the resolution's standard. */
  readonly basis: string;
}

/** A note on the whole catalogue. */
export const CATALOGUE_BASIS =
  "Diagonals are size classes as screens are sold; a television’s picture may be up to half an inch smaller than its class. " +
  "Each resolution is one widely sold in its class, and gives the ratio.";

/** Named resolutions by `resolutionText`, and their origin. */
const NAMED: Readonly<Record<string, { name: string; origin: string }>> = {
  "1280×1024": { name: "SXGA", origin: "a VESA standard" },
  "1366×768": { name: "HD", origin: "as 1366×768 is sold" },
  "1920×1080": { name: "Full HD", origin: "ITU-R BT.709" },
  "1920×1200": { name: "WUXGA", origin: "a VESA standard" },
  "2560×1080": { name: "UWFHD", origin: "Full HD, wider by a third" },
  "2560×1440": { name: "QHD", origin: "four times 1280×720" },
  "2560×1600": { name: "WQXGA", origin: "four times 1280×800" },
  "3440×1440": { name: "UWQHD", origin: "QHD, wider by 34 %" },
  "3840×1080": { name: "DFHD", origin: "two of Full HD side by side" },
  "3840×1600": { name: "UWQHD+", origin: "WQXGA, wider by a half" },
  "3840×2160": { name: "4K UHD", origin: "ITU-R BT.2020" },
  "5120×1440": { name: "DQHD", origin: "two of QHD side by side" },
  "5120×2160": { name: "5K2K", origin: "4K UHD, wider by a third" },
  "5120×2880": { name: "5K", origin: "four times QHD" },
  "6016×3384": { name: "6K", origin: "named for its pixels across" },
  "7680×2160": { name: "DUHD", origin: "two of 4K UHD side by side" },
  "7680×4320": { name: "8K UHD", origin: "ITU-R BT.2020" },
  "1812×2176": { name: "foldable", origin: "the inner screen, unfolded" },
  "1968×2184": { name: "foldable", origin: "the inner screen, unfolded" },
};

/** The pixels across and down, and their common diagonals in inches. */
type Row = readonly [width: number, height: number, ...lengths: number[]];

const ROWS: Readonly<Record<DisplayKind, readonly Row[]>> = {
  Phone: [
    [750, 1334, 4.7],
    [1080, 1920, 5.5],
    [1080, 2340, 5.4, 6.1, 6.2, 6.6],
    [1080, 2400, 6.5],
    [1170, 2532, 6.1],
    [1206, 2622, 6.3],
    [1290, 2796, 6.7],
    [1320, 2868, 6.9],
    [1440, 3120, 6.7, 6.8],
    [1812, 2176, 7.6],
    [1968, 2184, 8],
  ],
  Tablet: [
    [1340, 800, 8.7],
    [1920, 1200, 10.1],
    [2048, 1536, 9.7],
    [2160, 1620, 10.2],
    [2266, 1488, 8.3],
    [2360, 1640, 10.9],
    [2388, 1668, 11],
    [2560, 1600, 11],
    [2732, 2048, 12.9],
    [2800, 1752, 12.4],
    [2880, 1920, 13],
    [2960, 1848, 14.6],
  ],
  Laptop: [
    [1366, 768, 11.6],
    [1920, 1080, 13.3, 14, 15.6, 17.3],
    [1920, 1200, 14, 16],
    [2256, 1504, 13.5],
    [2560, 1600, 13.3, 16],
    [2560, 1664, 13.6],
    [2880, 1800, 14],
    [3024, 1964, 14.2],
    [3456, 2234, 16.2],
    [3840, 2160, 15.6],
  ],
  Monitor: [
    [1280, 1024, 19],
    [1920, 1080, 21.5, 23.8, 24, 24.5, 27],
    [1920, 1200, 24],
    [2560, 1440, 23.8, 27, 31.5, 32],
    [2560, 1600, 30],
    [3840, 2160, 27, 28, 31.5, 32, 43],
    [5120, 2880, 27],
    [6016, 3384, 32],
  ],
  Ultrawide: [
    [2560, 1080, 29, 34],
    [3440, 1440, 34, 44.5],
    [3840, 1080, 49],
    [3840, 1200, 43.4],
    [3840, 1600, 37.5],
    [5120, 1440, 49],
    [5120, 2160, 34, 39.7, 45],
    [7680, 2160, 57],
  ],
  Television: [
    [1366, 768, 32],
    [1920, 1080, 32, 40],
    [3840, 2160, 42, 43, 48, 50, 55, 65, 70, 75, 77, 83, 85, 98],
    [7680, 4320, 75, 85],
  ],
};

/** Kind by kind, each from the smallest to the largest, of one size the fewer pixels first. */
export const CATALOGUE: readonly CatalogueEntry[] = (Object.keys(ROWS) as DisplayKind[]).flatMap((kind) =>
  ROWS[kind]
    .flatMap(([width, height, ...lengths]) => lengths.map((length) => entryOf(kind, length, width, height)))
    .toSorted((one, other) => one.display.length - other.display.length || pixelsOf(one) - pixelsOf(other)),
);

function entryOf(kind: DisplayKind, length: number, width: number, height: number): CatalogueEntry {
  const resolution = resolutionText({ width, height });
  const named = NAMED[resolution];
  const sizeClass = `${length}-inch class`;
  return {
    kind,
    display: { length, unit: "in", width, height },
    name: named?.name ?? null,
    basis: named === undefined ? `${sizeClass}; ${resolution}` : `${sizeClass}; ${named.name} (${named.origin})`,
  };
}

function pixelsOf({ display }: CatalogueEntry): number {
  return display.width * display.height;
}

/** `27″ monitor` */
export function entryTitle({ kind, display }: CatalogueEntry): string {
  return `${lengthText(display.length, display.unit)} ${kind.toLowerCase()}`;
}

/** `QHD · 2560×1440 · 16:9` */
export function entryDetail({ name, display }: CatalogueEntry): string {
  const facts = [resolutionText(display), resolutionRatioText(display)];
  return (name === null ? facts : [name, ...facts]).join(" · ");
}
