import type { SparePlace } from "#comparison/space-fits.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { spaceIn, type TooMuch } from "../shared/space.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";

const PLACES: Readonly<Record<SparePlace, string>> = {
  "both sides": "à esquerda e à direita",
  right: "à direita",
  "above and below": "em cima e embaixo",
  above: "em cima",
  below: "embaixo",
};

/** `18,0 cm na largura e 10,4 cm na altura` */
function tooMuch({ width, height }: TooMuch): readonly AnswerPart[] {
  return listParts([
    ...(width === null ? [] : [[figurePart(`${width} na largura`)]]),
    ...(height === null ? [] : [[figurePart(`${height} na altura`)]]),
  ]);
}

export const space = spaceIn({
  numbers,
  spoken: (width, height, unit) =>
    `${height === null ? width : `${width} por ${height}`} ${unit === "in" ? "polegadas" : "centímetros"}`,
  lessThan: (length) => `menos de ${length}`,
  short: (length) => `faltam ${length}`,
  /** `65″ 16:9 cabe: 2,1 cm à esquerda e à direita, 2,1 cm em cima.` */
  fits: ({ screen, isPlural, width, height, isTight }) => [
    screen,
    textPart(" "),
    figurePart(isPlural ? "cabem" : "cabe"),
    textPart(": "),
    figurePart(width.text),
    textPart(` ${PLACES[width.at]}`),
    ...(height === null ? [] : [textPart(", "), figurePart(height.text), textPart(` ${PLACES[height.at]}`)]),
    textPart(isTight ? ". Sobra menos de 1 cm. Meça o próprio modelo." : "."),
  ],
  /** `75″ 16:9 não cabe: passa 18,0 cm na largura e 10,4 cm na altura.` */
  misfits: (screen, much, isPlural) => [
    screen,
    textPart(isPlural ? " não cabem: passam " : " não cabe: passa "),
    ...tooMuch(much),
    textPart("."),
  ],
  tooMuch,
  curved: (shape, radius) => `${shape} com ${radius}`,
  /** `A maior 16:9 que cabe tem 66,6″, a maior 9:16 tem 37,4″ e a maior 21:9 tem 68,1″.` */
  largest: (fitting) => [
    ...listParts(
      fitting.map(({ shape, diagonal }, index) => [
        textPart(index === 0 ? `A maior ${shape} que cabe tem ` : `a maior ${shape} tem `),
        figurePart(diagonal),
      ]),
    ),
    textPart("."),
  ],
  nothingFits: "Nada cabe: só a moldura já é grande demais.",
  /** `2 de 3 cabem.` */
  fitting: (count, all) => [
    figurePart(count === 0 ? "Nenhuma" : count === all ? "Todas" : `${count} de ${all}`),
    textPart(count <= 1 ? " cabe." : " cabem."),
  ],
  published: (sizes) =>
    `Tamanho externo do fabricante, sem a base, em vez da moldura: ${sizes.map(({ title, size }) => `${title} ${size}`).join("; ")}.`,
  spareHeadings: {
    "both sides": "Sobra de cada lado",
    right: "Sobra à direita",
    "above and below": "Sobra em cima e embaixo",
    above: "Sobra em cima",
    below: "Sobra embaixo",
  },
});
export const { spaceLengthText, spaceText, spareText, spaceAnswer } = space;
