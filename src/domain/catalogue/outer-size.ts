import { diagonalInches, type ScreenDescription } from "../display/screen.ts";
import type { Size } from "../geometry/size.ts";
import { deviceName } from "./entry.ts";
import { MODELS } from "./models.ts";

/**
 * The published width and height without stand, in centimetres, of the model with a screen's name and size. Null for
 * any other screen, and where the maker's figures are not known.
 */
export function publishedOuterSize(screen: ScreenDescription): Size | null {
  const { name, width, height } = screen;
  if (name === undefined || screen.count !== undefined) return null;
  const model = MODELS.find(
    (entry) =>
      deviceName(entry) === name &&
      entry.display.length === diagonalInches(screen) &&
      entry.display.width === width &&
      entry.display.height === height,
  );
  return model?.device?.outer ?? null;
}
