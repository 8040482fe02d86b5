import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import { labelText } from "./description.ts";
import { sizeText } from "./screens.ts";

/** All words on sheets of paper, with lengths in this unit. */
export const sheetTexts = (unit: Unit) => ({
  label: (screen: Screen, all: readonly ListedScreen[]): string => labelText(screen, all, unit),
  plainLabel: sizeText,
  curved: (isStraight: boolean): string =>
    isStraight ? "curved, here its straight width" : "curved, here flat: its length along the curve",
  space: "Space",
  ruler: (length: number): string => `If this is not ${length} mm, print at 100%`,
  place: ({ number, count, row, column }: Record<"number" | "count" | "row" | "column", number>): string =>
    `Sheet ${number} of ${count}, row ${row}, column ${column}`,
});
