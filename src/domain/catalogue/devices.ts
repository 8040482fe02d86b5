import type { CatalogueEntry, DisplayKind } from "./entry.ts";
import { resolutionName } from "./resolution-name.ts";

/*
 * Diagonals and resolutions as the makers publish them. A published diagonal is that of the full rectangle: rounded
 * corners and cut-outs are measured as if they were screen, so the visible area is a little smaller. Where Apple gives
 * two decimals in its footnote ("measured as a standard rectangular shape"), the footnote counts, not the round size.
 */

type Row = readonly [model: string, length: number, width: number, height: number, page: string];

interface Family {
  readonly maker: string;
  readonly kind: DisplayKind;
  /**
   * The month in which the rows were recorded. The rows of 2026-11 were not read from the pages themselves, which could
   * not be opened. Change the month when you have checked them there.
   */
  readonly recorded: string;
  readonly rows: readonly Row[];
}

const PIXEL_PHONES = "https://support.google.com/pixelphone/answer/7158570";
const GALAXY_S25 = "https://www.samsung.com/global/galaxy/galaxy-s25/specs/";
const GALAXY_S24 = "https://www.samsung.com/global/galaxy/galaxy-s24/specs/";
const GALAXY_S23 = "https://www.samsung.com/global/galaxy/galaxy-s23/specs/";
const GALAXY_TAB_S10 = "https://www.samsung.com/global/galaxy/galaxy-tab-s10-ultra/specs/";
const GALAXY_TAB_S9 = "https://www.samsung.com/global/galaxy/galaxy-tab-s9/specs/";
const SURFACE_LAPTOP = "https://www.microsoft.com/en-us/surface/devices/surface-laptop-7th-edition";
const SWITCH = "https://www.nintendo.com/us/gaming-systems/switch/tech-specs/";

/** The newest of each family first. */
const FAMILIES: readonly Family[] = [
  {
    maker: "Apple",
    kind: "Phone",
    recorded: "2026-11",
    rows: [
      ["iPhone 17", 6.27, 1206, 2622, "https://support.apple.com/en-us/125089"],
      ["iPhone 17 Pro", 6.27, 1206, 2622, "https://support.apple.com/en-us/125090"],
      ["iPhone 17 Pro Max", 6.86, 1320, 2868, "https://support.apple.com/en-us/125091"],
      ["iPhone 16", 6.12, 1179, 2556, "https://support.apple.com/en-us/121029"],
      ["iPhone 16 Plus", 6.69, 1290, 2796, "https://support.apple.com/en-us/121030"],
      ["iPhone 16 Pro", 6.27, 1206, 2622, "https://support.apple.com/en-us/121031"],
      ["iPhone 16 Pro Max", 6.86, 1320, 2868, "https://support.apple.com/en-us/121032"],
      ["iPhone 16e", 6.06, 1170, 2532, "https://support.apple.com/en-us/122208"],
      ["iPhone 15", 6.12, 1179, 2556, "https://support.apple.com/en-us/111831"],
      ["iPhone 15 Plus", 6.69, 1290, 2796, "https://support.apple.com/en-us/111830"],
      ["iPhone 15 Pro", 6.12, 1179, 2556, "https://support.apple.com/en-us/111829"],
      ["iPhone 15 Pro Max", 6.69, 1290, 2796, "https://support.apple.com/en-us/111828"],
      ["iPhone 14", 6.06, 1170, 2532, "https://support.apple.com/en-us/111850"],
      ["iPhone 14 Plus", 6.68, 1284, 2778, "https://support.apple.com/en-us/111854"],
      ["iPhone 14 Pro", 6.12, 1179, 2556, "https://support.apple.com/en-us/111849"],
      ["iPhone 14 Pro Max", 6.69, 1290, 2796, "https://support.apple.com/en-us/111846"],
      ["iPhone 13", 6.06, 1170, 2532, "https://support.apple.com/en-us/111872"],
      ["iPhone 13 mini", 5.42, 1080, 2340, "https://support.apple.com/en-us/111873"],
      ["iPhone 13 Pro", 6.06, 1170, 2532, "https://support.apple.com/en-us/111871"],
      ["iPhone 13 Pro Max", 6.68, 1284, 2778, "https://support.apple.com/en-us/111870"],
      ["iPhone 12", 6.06, 1170, 2532, "https://support.apple.com/en-us/111876"],
      ["iPhone 12 mini", 5.42, 1080, 2340, "https://support.apple.com/en-us/111877"],
      ["iPhone 12 Pro", 6.06, 1170, 2532, "https://support.apple.com/en-us/111875"],
      ["iPhone 12 Pro Max", 6.68, 1284, 2778, "https://support.apple.com/en-us/111874"],
      ["iPhone SE (3rd generation)", 4.7, 750, 1334, "https://support.apple.com/en-us/111866"],
      ["iPhone 11", 6.06, 828, 1792, "https://support.apple.com/en-us/111865"],
      ["iPhone 11 Pro", 5.85, 1125, 2436, "https://support.apple.com/en-us/111879"],
      ["iPhone 11 Pro Max", 6.46, 1242, 2688, "https://support.apple.com/en-us/111878"],
      ["iPhone XR", 6.06, 828, 1792, "https://support.apple.com/en-us/111868"],
    ],
  },
  {
    maker: "Samsung",
    kind: "Phone",
    recorded: "2026-11",
    rows: [
      ["Galaxy S26 Ultra", 6.9, 1440, 3120, "https://www.samsung.com/sec/smartphones/galaxy-s26-ultra/specs/"],
      ["Galaxy S25", 6.2, 1080, 2340, GALAXY_S25],
      ["Galaxy S25+", 6.7, 1440, 3120, GALAXY_S25],
      ["Galaxy S25 Ultra", 6.9, 1440, 3120, "https://www.samsung.com/uk/smartphones/galaxy-s25-ultra/specs/"],
      ["Galaxy S24", 6.2, 1080, 2340, GALAXY_S24],
      ["Galaxy S24+", 6.7, 1440, 3120, GALAXY_S24],
      ["Galaxy S24 Ultra", 6.8, 1440, 3120, "https://www.samsung.com/latin_en/smartphones/galaxy-s24-ultra/specs/"],
      ["Galaxy S23", 6.1, 1080, 2340, GALAXY_S23],
      ["Galaxy S23+", 6.6, 1080, 2340, GALAXY_S23],
      ["Galaxy S23 Ultra", 6.8, 1440, 3088, GALAXY_S23],
      ["Galaxy A55", 6.6, 1080, 2340, "https://www.samsung.com/global/galaxy/galaxy-a55-5g/specs/"],
      ["Galaxy Z Fold6", 7.6, 1856, 2160, "https://www.samsung.com/global/galaxy/galaxy-z-fold6/specs/"],
      ["Galaxy Z Flip6", 6.7, 1080, 2640, "https://www.samsung.com/global/galaxy/galaxy-z-flip6/specs/"],
    ],
  },
  {
    maker: "Google",
    kind: "Phone",
    recorded: "2026-11",
    rows: [
      ["Pixel 11", 6.3, 1080, 2424, PIXEL_PHONES],
      ["Pixel 11 Pro", 6.3, 1280, 2856, PIXEL_PHONES],
      ["Pixel 11 Pro XL", 6.8, 1344, 2992, PIXEL_PHONES],
      ["Pixel 10", 6.3, 1080, 2424, PIXEL_PHONES],
      ["Pixel 10 Pro", 6.3, 1280, 2856, PIXEL_PHONES],
      ["Pixel 10 Pro XL", 6.8, 1344, 2992, PIXEL_PHONES],
      ["Pixel 10a", 6.3, 1080, 2424, PIXEL_PHONES],
      ["Pixel 9", 6.3, 1080, 2424, PIXEL_PHONES],
      ["Pixel 9 Pro", 6.3, 1280, 2856, PIXEL_PHONES],
      ["Pixel 9 Pro XL", 6.8, 1344, 2992, PIXEL_PHONES],
      ["Pixel 9 Pro Fold", 8, 2076, 2152, PIXEL_PHONES],
      ["Pixel 9a", 6.3, 1080, 2424, PIXEL_PHONES],
      ["Pixel 8", 6.2, 1080, 2400, PIXEL_PHONES],
      ["Pixel 8 Pro", 6.7, 1344, 2992, PIXEL_PHONES],
      ["Pixel 8a", 6.1, 1080, 2400, PIXEL_PHONES],
      ["Pixel 7", 6.3, 1080, 2400, PIXEL_PHONES],
      ["Pixel 7 Pro", 6.7, 1440, 3120, PIXEL_PHONES],
      ["Pixel 7a", 6.1, 1080, 2400, PIXEL_PHONES],
    ],
  },
  {
    maker: "Apple",
    kind: "Tablet",
    recorded: "2026-11",
    rows: [
      ["iPad (A16)", 10.86, 2360, 1640, "https://support.apple.com/en-us/122240"],
      ["iPad (10th generation)", 10.86, 2360, 1640, "https://support.apple.com/en-us/111840"],
      ["iPad mini (A17 Pro)", 8.3, 2266, 1488, "https://support.apple.com/en-us/121456"],
      ["iPad Air 11″ (M3)", 10.86, 2360, 1640, "https://support.apple.com/en-us/122241"],
      ["iPad Air 13″ (M3)", 12.9, 2732, 2048, "https://support.apple.com/en-us/122242"],
      ["iPad Pro 11″ (M4)", 11.1, 2420, 1668, "https://support.apple.com/en-us/119892"],
      ["iPad Pro 13″ (M4)", 13, 2752, 2064, "https://support.apple.com/en-us/119891"],
      ["iPad Pro 11″ (4th generation)", 11, 2388, 1668, "https://support.apple.com/en-us/111842"],
      ["iPad Pro 12.9″ (6th generation)", 12.9, 2732, 2048, "https://support.apple.com/en-us/111841"],
    ],
  },
  {
    maker: "Samsung",
    kind: "Tablet",
    recorded: "2026-11",
    rows: [
      ["Galaxy Tab S11 Ultra", 14.6, 2960, 1848, "https://www.samsung.com/global/galaxy/galaxy-tab-s11-ultra/specs/"],
      ["Galaxy Tab S10+", 12.4, 2800, 1752, GALAXY_TAB_S10],
      ["Galaxy Tab S10 Ultra", 14.6, 2960, 1848, GALAXY_TAB_S10],
      ["Galaxy Tab S9", 11, 2560, 1600, GALAXY_TAB_S9],
      ["Galaxy Tab S9+", 12.4, 2800, 1752, GALAXY_TAB_S9],
      ["Galaxy Tab S9 Ultra", 14.6, 2960, 1848, GALAXY_TAB_S9],
    ],
  },
  {
    maker: "Microsoft",
    kind: "Tablet",
    recorded: "2026-11",
    rows: [
      [
        "Surface Pro (11th edition)",
        13,
        2880,
        1920,
        "https://www.microsoft.com/en-us/surface/devices/surface-pro-11th-edition",
      ],
    ],
  },
  {
    maker: "Valve",
    kind: "Handheld",
    recorded: "2026-11",
    rows: [
      ["Steam Deck OLED", 7.4, 1280, 800, "https://www.steamdeck.com/en/tech/oled"],
      ["Steam Deck LCD", 7, 1280, 800, "https://www.steamdeck.com/en/tech/deck"],
    ],
  },
  {
    maker: "Nintendo",
    kind: "Handheld",
    recorded: "2026-11",
    rows: [
      ["Switch 2", 7.9, 1920, 1080, "https://www.nintendo.com/us/gaming-systems/switch-2/tech-specs/"],
      ["Switch OLED", 7, 1280, 720, SWITCH],
      ["Switch (2017)", 6.2, 1280, 720, SWITCH],
      ["Switch Lite", 5.5, 1280, 720, SWITCH],
    ],
  },
  {
    maker: "ASUS",
    kind: "Handheld",
    recorded: "2026-11",
    rows: [["ROG Ally (2023)", 7, 1920, 1080, "https://rog.asus.com/us/gaming-handhelds/rog-ally/rog-ally-2023/spec/"]],
  },
  {
    maker: "Apple",
    kind: "Laptop",
    recorded: "2026-11",
    rows: [
      ["MacBook Air 13″ (M4)", 13.6, 2560, 1664, "https://support.apple.com/en-us/122209"],
      ["MacBook Air 15″ (M4)", 15.3, 2880, 1864, "https://support.apple.com/en-us/122210"],
      ["MacBook Pro 14″ (M4)", 14.2, 3024, 1964, "https://support.apple.com/en-us/121552"],
      ["MacBook Pro 16″ (M4)", 16.2, 3456, 2234, "https://support.apple.com/en-us/121554"],
      ["MacBook Air 13″ (M1)", 13.3, 2560, 1600, "https://support.apple.com/en-us/111883"],
    ],
  },
  {
    maker: "Microsoft",
    kind: "Laptop",
    recorded: "2026-11",
    rows: [
      ["Surface Laptop 13.8″ (7th edition)", 13.8, 2304, 1536, SURFACE_LAPTOP],
      ["Surface Laptop 15″ (7th edition)", 15, 2496, 1664, SURFACE_LAPTOP],
    ],
  },
  {
    maker: "Apple",
    kind: "Monitor",
    recorded: "2026-11",
    rows: [
      ["iMac 24″ (M4)", 23.5, 4480, 2520, "https://support.apple.com/en-us/121557"],
      ["Studio Display", 27, 5120, 2880, "https://www.apple.com/studio-display/specs/"],
    ],
  },
];

export const DEVICES: readonly CatalogueEntry[] = FAMILIES.flatMap(({ maker, kind, recorded, rows }) =>
  rows.map(([model, length, width, height, page]) => ({
    kind,
    display: { length, unit: "in" as const, width, height },
    resolutionName: resolutionName({ width, height }),
    soldAs: null,
    device: { maker, model, page, recorded },
  })),
);
