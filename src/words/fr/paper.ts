import type * as english from "../en/paper.ts";
import { labelText } from "./description.ts";
import { sizeText } from "./screens.ts";

/** All words on sheets of paper, with lengths in this unit. */
export const sheetTexts = ((unit) => ({
  label: (screen, all) => labelText(screen, all, unit),
  plainLabel: sizeText,
  curved: (isStraight) =>
    isStraight ? "incurvé, ici sa largeur en ligne droite" : "incurvé, ici à plat : sa longueur le long de la courbe",
  space: "Emplacement",
  ruler: (length) => `Si ceci ne fait pas ${length} mm, imprimez à 100 %`,
  place: ({ number, count, row, column }) => `Feuille ${number} sur ${count}, rangée ${row}, colonne ${column}`,
})) satisfies typeof english.sheetTexts;

const PAPERS = { a4: "A4", letter: "Letter" };

/** The dialog that prints at actual size, and its sheets. */
export const paper = {
  sheetTexts,
  title: "Imprimer en taille réelle",
  download: "Télécharger le PDF",
  print: "Imprimer",
  paper: "Papier",
  papers: PAPERS,
  screens: "Écrans",
  all: "Tous les écrans",
  screen: labelText,
  /** `65″ 16:9 sur A4 : 18 feuilles, en portrait` */
  sheets: (printed, { count, isUpright }, figure) => [
    `${printedText(printed)} : `,
    figure(count === 1 ? "1 feuille" : `${count} feuilles`),
    isUpright ? ", en portrait" : ", en paysage",
  ],
  tooMany: (printed, most) => {
    const refusal = `${printedText(printed)} : plus de ${most} feuilles, c’est trop.`;
    if (printed.hasSpace) return `${refusal} Un écran ou un emplacement plus petit en demande moins.`;
    return printed.all.length > 1 ? `${refusal} Choisissez un écran plus petit.` : refusal;
  },
  manySheets: ({ chosen, hasSpace }) =>
    chosen.length > 1 && !hasSpace
      ? "Cela fait beaucoup de papier. Un seul écran en demande peut-être moins, et un PDF aucun."
      : "Cela fait beaucoup de papier. Un PDF n’en demande aucun.",
  hints: [
    "Imprimez à 100 %, et non « Ajuster à la page ». Chaque feuille porte une règle de 100 mm pour vérifier.",
    "Chaque feuille a une marge de 10 mm et reprend 10 mm de ses voisines : faites coïncider les croix.",
    "Les feuilles vides sont sautées.",
  ],
} satisfies typeof english.paper;

/** `65″ 16:9 sur A4`, `2 écrans et l’emplacement sur Letter` */
function printedText({ chosen, all, unit, hasSpace, paper }: english.Printed): string {
  const [only] = chosen;
  const named = chosen.length > 1 || only === undefined ? `${chosen.length} écrans` : labelText(only.screen, all, unit);
  return `${named}${hasSpace ? " et l’emplacement" : ""} sur ${PAPERS[paper]}`;
}
