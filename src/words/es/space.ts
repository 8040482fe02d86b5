import type { SparePlace } from "#comparison/space-fits.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { spaceIn, type TooMuch } from "../shared/space.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";

const PLACES: Readonly<Record<SparePlace, string>> = {
  "both sides": "a izquierda y derecha",
  right: "a la derecha",
  "above and below": "por encima y por debajo",
  above: "por encima",
  below: "por debajo",
};

/** `18,0 cm de más a lo ancho y 10,4 cm de más a lo alto` */
function tooMuch({ width, height }: TooMuch): readonly AnswerPart[] {
  return listParts([
    ...(width === null ? [] : [[figurePart(`${width} de más a lo ancho`)]]),
    ...(height === null ? [] : [[figurePart(`${height} de más a lo alto`)]]),
  ]);
}

export const space = spaceIn({
  numbers,
  spoken: (width, height, unit) =>
    `${height === null ? width : `${width} por ${height}`} ${unit === "in" ? "pulgadas" : "centímetros"}`,
  lessThan: (length) => `menos de ${length}`,
  short: (length) => `faltan ${length}`,
  /** `65″ 16:9 cabe: 2,1 cm a izquierda y derecha, 2,1 cm por encima.` */
  fits: ({ screen, isPlural, width, height, isTight }) => [
    screen,
    textPart(" "),
    figurePart(isPlural ? "caben" : "cabe"),
    textPart(": "),
    figurePart(width.text),
    textPart(` ${PLACES[width.at]}`),
    ...(height === null ? [] : [textPart(", "), figurePart(height.text), textPart(` ${PLACES[height.at]}`)]),
    textPart(isTight ? ". Queda libre menos de 1 cm. Mide el propio modelo." : "."),
  ],
  /** `75″ 16:9 no cabe: mide 18,0 cm de más a lo ancho y 10,4 cm de más a lo alto.` */
  misfits: (screen, much, isPlural) => [
    screen,
    textPart(isPlural ? " no caben: miden " : " no cabe: mide "),
    ...tooMuch(much),
    textPart("."),
  ],
  tooMuch,
  curved: (shape, radius) => `${shape} de ${radius}`,
  /** `El 16:9 más grande que cabe mide 66,6″; el 21:9 más grande, 68,1″.` */
  largest: (fitting) => [
    ...fitting.flatMap(({ shape, diagonal }, index) => [
      textPart(index === 0 ? `El ${shape} más grande que cabe mide ` : `; el ${shape} más grande, `),
      figurePart(diagonal),
    ]),
    textPart("."),
  ],
  nothingFits: "No cabe nada: el marco ya es demasiado grande.",
  /** `Caben 2 de 3.` */
  fitting: (count, all) => {
    if (count === 0) return [textPart("No cabe "), figurePart("ninguna"), textPart(".")];
    if (count === all) return [textPart("Caben "), figurePart("todas"), textPart(".")];
    return [textPart(count === 1 ? "Cabe " : "Caben "), figurePart(`${count} de ${all}`), textPart(".")];
  },
  published: (sizes) =>
    `Medidas exteriores publicadas, sin pie, en lugar del marco: ${sizes.map(({ title, size }) => `${title} ${size}`).join("; ")}.`,
  spareHeadings: {
    "both sides": "Libre a cada lado",
    right: "Libre a la derecha",
    "above and below": "Libre encima y debajo",
    above: "Libre encima",
    below: "Libre debajo",
  },
});
export const { spaceLengthText, spaceText, spareText, spaceAnswer } = space;
