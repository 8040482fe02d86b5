import { shapeOfPixels } from "../display/resolution.ts";
import { areaOf } from "../geometry/size.ts";
import type { CatalogueEntry, DisplayKind } from "./entry.ts";
import { resolutionName } from "./resolution-name.ts";

/** The month of the list: `2026-11`. */
export const SIZES_RECORDED = "2026-11";

/** The pixels across and down as the display is used, and the diagonals in inches that are common with them. */
type Row = readonly [width: number, height: number, ...lengths: number[]];

const ROWS: Readonly<Record<Exclude<DisplayKind, "Handheld">, readonly Row[]>> = {
  Phone: [
    [1080, 1920, 5.5],
    [1080, 2340, 6.1, 6.2, 6.6],
    [1080, 2400, 6.5, 6.7],
    [1968, 2184, 8],
  ],
  Tablet: [
    [800, 1340, 8.7],
    [1200, 1920, 10.1],
    [1536, 2048, 9.7],
    [1620, 2160, 10.2],
    [1600, 2560, 11],
  ],
  Laptop: [
    [1366, 768, 11.6],
    [1920, 1080, 13.3, 14, 15.6, 17.3],
    [1920, 1200, 14, 16],
    [2256, 1504, 13.5],
    [2560, 1600, 13.3, 16],
    [2880, 1800, 14],
    [3840, 2160, 15.6],
  ],
  Monitor: [
    [1280, 1024, 19],
    [1920, 1080, 21.5, 22, 23.8, 24, 24.5, 27],
    [1920, 1200, 24],
    [2560, 1440, 23.8, 26.5, 27, 31.5, 32],
    [2560, 1600, 30],
    [3840, 2160, 26.5, 27, 28, 31.5, 32, 42.5, 43],
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

/** Real diagonals of monitors and the round size on the box. A 31.5″ panel, 697 × 392 mm, is sold as 32″. */
const MONITOR_SOLD_AS: Readonly<Record<number, number>> = {
  21.5: 22,
  23.8: 24,
  24.5: 25,
  26.5: 27,
  31.5: 32,
  37.5: 38,
  39.7: 40,
  42.5: 43,
  43.4: 43,
  44.5: 45,
};

/** Kind by kind, each from the smallest to the largest; of one size the fewer pixels first. */
export const COMMON_SIZES: readonly CatalogueEntry[] = (Object.keys(ROWS) as (keyof typeof ROWS)[]).flatMap((kind) =>
  ROWS[kind]
    .flatMap(([width, height, ...lengths]) => lengths.map((length) => sizeEntry(kind, length, width, height)))
    .toSorted((one, other) => one.display.length - other.display.length || pixelCount(one) - pixelCount(other)),
);

function sizeEntry(kind: DisplayKind, length: number, width: number, height: number): CatalogueEntry {
  const isMonitor = kind === "Monitor" || kind === "Ultrawide";
  return {
    kind,
    display: { length, unit: "in", ...shapeOfPixels({ width, height }) },
    resolutionName: resolutionName({ width, height }),
    soldAs: isMonitor ? (MONITOR_SOLD_AS[length] ?? null) : null,
    device: null,
  };
}

function pixelCount({ display }: CatalogueEntry): number {
  return areaOf(display.resolution);
}
