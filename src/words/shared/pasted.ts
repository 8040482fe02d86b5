import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import { type Numbers, resolutionText } from "./numbers.ts";

/** A card quotes shorter texts. A table would fill it. */
export const LONGEST_QUOTE = 100;

interface Texts {
  readonly numbers: Numbers;
  spaceText(space: Space, unit: Unit): string;
}

/** What the screens in a pasted text are called. */
export function pastedScreensIn({ numbers, spaceText }: Texts) {
  const { diagonalText, displayText, exactFigure } = numbers;

  /** `27″ 16:9`, `27″ 2560×1440` */
  function fullText(screen: DisplaySpec): string {
    const { resolution } = screen;
    return resolution === undefined ? displayText(screen) : `${diagonalText(screen)} ${resolutionText(resolution)}`;
  }

  return {
    fullText,
    /** Its name, else `27″`, `2 × 27″`, `27″ 3840×2160` */
    nameText(screen: ScreenDescription): string {
      return screen.name ?? (screen.resolution === undefined ? diagonalText(screen) : fullText(screen));
    },
    /** `597 × 336 mm` */
    sidesText(sides: Space): string {
      if (sides.unit === "in") return spaceText(sides, "in");
      const [width, height] = [sides.width, sides.height ?? 0].map((side) => exactFigure(Math.round(side * 100) / 10));
      return `${width} × ${height} mm`;
    },
  };
}
