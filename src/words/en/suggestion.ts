import type { ScreenDescription } from "#domain/display/screen.ts";
import { diagonalText } from "./numbers.ts";
import { distanceText } from "./search.ts";

/** The comparison that a search means, beside what it finds. */
export const suggestion = {
  seeToScale(screen: ScreenDescription): string {
    const { name } = screen;
    const diagonal = diagonalText(screen);
    if (name === undefined) return `See ${diagonal} to scale`;
    return `See ${name.includes(diagonal) ? name : `${name} ${diagonal}`} to scale`;
  },
  filmRangeFrom: (centimetres: number): string => `From ${distanceText(centimetres)}, the range for films.`,
};
