import type { Size } from "../geometry/size.ts";

const RESOLUTION_NAMES: Readonly<Record<string, string>> = {
  "1280×1024": "SXGA",
  "1366×768": "HD",
  "1920×1080": "Full HD",
  "1920×1200": "WUXGA",
  "2560×1080": "UWFHD",
  "2560×1440": "QHD",
  "2560×1600": "WQXGA",
  "3440×1440": "UWQHD",
  "3840×1080": "DFHD",
  "3840×1600": "UWQHD+",
  "3840×2160": "4K UHD",
  "5120×1440": "DQHD",
  "5120×2160": "5K2K",
  "5120×2880": "5K",
  "6016×3384": "6K",
  "7680×2160": "DUHD",
  "7680×4320": "8K UHD",
  "1812×2176": "foldable",
  "1856×2160": "foldable",
  "1968×2184": "foldable",
  "2076×2152": "foldable",
};

/** What a resolution is called: `QHD` for 2560×1440. Null where it has no name. */
export function resolutionName({ width, height }: Size): string | null {
  return RESOLUTION_NAMES[`${width}×${height}`] ?? null;
}
