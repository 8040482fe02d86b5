import OUTER from "#domain/catalogue/outer-sizes.json" with { type: "json" };
import { inches } from "./figures.ts";

/** Whole sets as makers publish them, by model and diagonal: `{ "LG C4": { "65": "144.1x82.6" } }`, in centimetres. */
export const OUTER_SIZES: Readonly<Record<string, Readonly<Record<number, string>>>> = OUTER;

/** In inches. */
export function outerSize(model: string, size: number): { readonly width: number; readonly height: number } {
  const [wide = 0, tall = 0] = (OUTER_SIZES[model]?.[size] ?? "").split("x").map(Number);
  return { width: inches(wide), height: inches(tall) };
}

/** Whole phones by Apple's data sheets. */
export const IPHONE_16 = { width: inches(7.16), height: inches(14.76) };
export const IPHONE_16_PLUS = { width: inches(7.78), height: inches(16.09) };
