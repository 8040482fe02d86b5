import OUTER from "#domain/catalogue/outer-sizes.json" with { type: "json" };
import { inches } from "./figures.ts";

/** Whole sets as makers publish them, by model and diagonal: `{ "LG C4": { "65": "144.1x82.6" } }`, in centimetres. */
export const OUTER_SIZES: Readonly<Record<string, Readonly<Record<number, string>>>> = OUTER;

/** In inches. */
export function outerSize(model: string, size: number): { readonly width: number; readonly height: number } {
  const [wide = 0, tall = 0] = (OUTER_SIZES[model]?.[size] ?? "").split("x").map(Number);
  return { width: inches(wide), height: inches(tall) };
}

/** A whole device in millimetres, and its screen as in an address. */
const device = (width: number, height: number, screen: string) => ({
  width: inches(width / 10),
  height: inches(height / 10),
  screen,
});

/**
 * Whole phones: the iPhone 16 Plus by Apple's data sheet (support.apple.com/en-us/121030), Samsung's two by Laptop Mag's table. A
 * comparison of the iPhone 17 with the Galaxy S26 has its height, a review the size of the 17 Pro Max; lists of phones have both figures of each.
 */
export const PHONES = {
  iPhone17: device(71.5, 149.6, "6.27in-1206x2622"),
  galaxyS25Plus: device(75.8, 158.4, "6.7in-1440x3120"),
  iPhone16Plus: device(77.8, 160.9, "6.69in-1290x2796"),
  galaxyS25Ultra: device(77.6, 162.8, "6.9in-1440x3120"),
  iPhone17ProMax: device(78, 163.4, "6.86in-1320x2868"),
};

/** Closed laptops, width by depth, by the tables of nanoreview.net. */
export const LAPTOPS = {
  macBookPro14: device(312.6, 221.2, "14.2in-3024x1964"),
  macBookPro16: device(355.7, 248.1, "16.2in-3456x2234"),
  inspiron14: device(314, 227.5, "14in-1920x1200"),
  thinkPadT16: device(361.9, 255.5, "16in-1920x1200"),
};
