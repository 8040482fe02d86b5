import type * as english from "../en/paper.ts";
import { labelText } from "./description.ts";
import { sizeText } from "./screens.ts";

/** All words on sheets of paper, with lengths in this unit. */
export const sheetTexts = ((unit) => ({
  label: (screen, all) => labelText(screen, all, unit),
  plainLabel: sizeText,
  curved: (isStraight) =>
    isStraight ? "curva, aqui com a largura em linha reta" : "curva, aqui plana: com o comprimento ao longo da curva",
  space: "Espaço",
  ruler: (length) => `Se isto não medir ${length} mm, imprima a 100%`,
  place: ({ number, count, row, column }) => `Folha ${number} de ${count}, linha ${row}, coluna ${column}`,
})) satisfies typeof english.sheetTexts;

const PAPERS = { a4: "A4", letter: "Carta" };

/** The dialog that prints at actual size, and its sheets. */
export const paper = {
  sheetTexts,
  title: "Imprimir em tamanho real",
  download: "Baixar PDF",
  print: "Imprimir",
  paper: "Papel",
  papers: PAPERS,
  screens: "Telas",
  all: "Todas as telas",
  screen: labelText,
  /** `65″ 16:9 em A4: 18 folhas, em retrato` */
  sheets: (printed, { count, isUpright }, figure) => [
    `${printedText(printed)}: `,
    figure(count === 1 ? "1 folha" : `${count} folhas`),
    isUpright ? ", em retrato" : ", em paisagem",
  ],
  tooMany: (printed, most) => {
    const refusal = `${printedText(printed)}: mais de ${most} folhas, o que é demais.`;
    if (printed.hasSpace) return `${refusal} Uma tela ou um espaço menor precisa de menos.`;
    return printed.all.length > 1 ? `${refusal} Escolha uma tela menor.` : refusal;
  },
  manySheets: ({ chosen, hasSpace }) =>
    chosen.length > 1 && !hasSpace
      ? "É muito papel. Uma tela sozinha pode precisar de menos, e um PDF não precisa de nenhum."
      : "É muito papel. Um PDF não precisa de nenhum.",
  hints: [
    "Imprima a 100%, e não com “ajustar à página”. Cada folha tem uma régua de 100 mm para conferir.",
    "Cada folha tem margem de 10 mm e repete 10 mm das vizinhas: alinhe as cruzes.",
    "As folhas em branco são puladas.",
  ],
} satisfies typeof english.paper;

/** `65″ 16:9 em A4`, `2 telas e o espaço em Carta` */
function printedText({ chosen, all, unit, hasSpace, paper }: english.Printed): string {
  const [only] = chosen;
  const named = chosen.length > 1 || only === undefined ? `${chosen.length} telas` : labelText(only.screen, all, unit);
  return `${named}${hasSpace ? " e o espaço" : ""} em ${PAPERS[paper]}`;
}
