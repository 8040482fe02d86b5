import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { RichText, Wrap } from "../rich-text.ts";
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

/** What is to be printed. */
export interface Printed {
  readonly chosen: readonly ListedScreen[];
  readonly all: readonly ListedScreen[];
  readonly unit: Unit;
  readonly hasSpace: boolean;
  readonly paper: "a4" | "letter";
}

const PAPERS = { a4: "A4", letter: "Letter" };

/** The dialog that prints at actual size, and its sheets. */
export const paper = {
  sheetTexts,
  title: "Print at actual size",
  download: "Download PDF",
  print: "Print",
  paper: "Paper",
  papers: PAPERS,
  screens: "Screens",
  all: "All screens",
  screen: labelText,
  /** `65″ 16:9 on A4: 18 sheets, upright` */
  sheets: <Element>(
    printed: Printed,
    { count, isUpright }: { readonly count: number; readonly isUpright: boolean },
    figure: Wrap<Element>,
  ): RichText<Element> => [
    `${printedText(printed)}: `,
    figure(count === 1 ? "1 sheet" : `${count} sheets`),
    isUpright ? ", upright" : ", landscape",
  ],
  tooMany: (printed: Printed, most: number): string => {
    const refusal = `${printedText(printed)}: more than ${most} sheets, which is too many.`;
    if (printed.hasSpace) return `${refusal} A smaller screen or space needs less.`;
    return printed.all.length > 1 ? `${refusal} Choose a smaller screen.` : refusal;
  },
  manySheets: ({ chosen, hasSpace }: Printed): string =>
    chosen.length > 1 && !hasSpace
      ? "That is a lot of paper. One screen alone may need less, and a PDF needs none."
      : "That is a lot of paper. A PDF needs none.",
  hints: [
    "Print at 100%, not “fit to page”. Each sheet has a ruler of 100 mm to check.",
    "Each sheet has a margin of 10 mm and repeats 10 mm of its neighbours: line up the crosses.",
    "Blank sheets are skipped.",
  ],
};

/** `65″ 16:9 on A4`, `2 screens and the space on Letter` */
function printedText({ chosen, all, unit, hasSpace, paper }: Printed): string {
  const [only] = chosen;
  const named =
    chosen.length > 1 || only === undefined ? `${chosen.length} screens` : labelText(only.screen, all, unit);
  return `${named}${hasSpace ? " and the space" : ""} on ${PAPERS[paper]}`;
}
