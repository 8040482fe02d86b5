import { diagonalInches, type ScreenDescription } from "../display/screen.ts";
import { parseSize, type Size } from "../geometry/size.ts";
import list from "./outer-sizes.json" with { type: "json" };

/**
 * Width × height without stand in centimetres, as the makers publish them: by the name that a model's screen has, and by
 * its diagonal in inches. Apart from the models, which load later: whether a screen fits shows at once.
 */
const OUTER_SIZES: Readonly<Record<string, Readonly<Record<string, string>>>> = list;

/** The outer size of the model with a screen's name and diagonal. Null for any other screen, for an upright one and a set. */
export function publishedOuterSize(screen: ScreenDescription): Size | null {
  const { name = "", width, height, count } = screen;
  // In older links a monitor's name is without its maker: `VG259QM`.
  const key = Object.keys(OUTER_SIZES).find((known) => known === name || (name !== "" && known.endsWith(` ${name}`)));
  const published = key === undefined ? undefined : OUTER_SIZES[key]?.[diagonalInches(screen)];
  return published === undefined || count !== undefined || width < height ? null : parseSize(published);
}
