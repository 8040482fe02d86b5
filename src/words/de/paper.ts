import type * as english from "../en/paper.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { labelText } from "./description.ts";
import { sizeText } from "./screens.ts";

/** All words on sheets of paper, with lengths in this unit. */
export const sheetTexts = ((unit) => ({
  label: (screen, all) => labelText(screen, all, unit),
  plainLabel: sizeText,
  curved: (isStraight) =>
    isStraight ? "gebogen, hier gerade gemessen" : "gebogen, hier flach: die Länge entlang der Krümmung",
  space: "Platz",
  ruler: (length) => `Wenn das nicht ${length} mm sind, drucke mit 100${UNIT_SPACE}%`,
  place: ({ number, count, row, column }) => `Blatt ${number} von ${count}, Reihe ${row}, Spalte ${column}`,
})) satisfies typeof english.sheetTexts;

const PAPERS = { a4: "A4", letter: "Letter" };

/** The dialog that prints at actual size, and its sheets. */
export const paper = {
  sheetTexts,
  title: "In Originalgröße drucken",
  download: "PDF herunterladen",
  print: "Drucken",
  paper: "Papier",
  papers: PAPERS,
  screens: "Bildschirme",
  all: "Alle Bildschirme",
  screen: labelText,
  /** `65″ 16:9 auf A4: 18 Blätter, hochkant` */
  sheets: (printed, { count, isUpright }, figure) => [
    `${printedText(printed)}: `,
    figure(count === 1 ? "1 Blatt" : `${count} Blätter`),
    isUpright ? ", Hochformat" : ", Querformat",
  ],
  tooMany: (printed, most) => {
    const refusal = `${printedText(printed)}: mehr als ${most} Blätter, das sind zu viele.`;
    if (printed.hasSpace) return `${refusal} Ein kleinerer Bildschirm oder Platz braucht weniger.`;
    return printed.all.length > 1 ? `${refusal} Wähle einen kleineren Bildschirm.` : refusal;
  },
  manySheets: ({ chosen, hasSpace }) =>
    chosen.length > 1 && !hasSpace
      ? "Das ist viel Papier. Ein einzelner Bildschirm braucht vielleicht weniger, ein PDF gar keins."
      : "Das ist viel Papier. Ein PDF braucht keins.",
  hints: [
    `Drucke mit 100${UNIT_SPACE}%, nicht „an Seite anpassen“. Jedes Blatt hat zum Prüfen ein Lineal von 100 mm.`,
    "Jedes Blatt hat einen Rand von 10 mm und wiederholt 10 mm seiner Nachbarn: Lege die Kreuze aufeinander.",
    "Leere Blätter werden ausgelassen.",
  ],
} satisfies typeof english.paper;

/** `65″ 16:9 auf A4`, `2 Bildschirme und der Platz auf Letter` */
function printedText({ chosen, all, unit, hasSpace, paper }: english.Printed): string {
  const [only] = chosen;
  const named =
    chosen.length > 1 || only === undefined ? `${chosen.length} Bildschirme` : labelText(only.screen, all, unit);
  return `${named}${hasSpace ? " und der Platz" : ""} auf ${PAPERS[paper]}`;
}
