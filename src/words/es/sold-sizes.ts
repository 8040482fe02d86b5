import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { figurePart, textPart } from "../answer-part.ts";
import type { sold as english } from "../en/sold-sizes.ts";
import { soldFiguresIn } from "../shared/sold-sizes.ts";
import { monthText } from "./dates.ts";
import { difference } from "./difference.ts";
import { TEN_AT_MOST } from "./full.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

const MEASURES: Readonly<Record<ComparedDimension, string>> = {
  height: "Mismo alto que",
  width: "Mismo ancho que",
  area: "Misma área que",
};

const SAME: Readonly<Record<ComparedDimension, string>> = {
  height: "el mismo alto",
  width: "el mismo ancho",
  area: "la misma área",
};

const { exactLength, soldLength, soldText } = soldFiguresIn({
  parts: { numbers, difference },
  soldAs: (size) => `se vende como ${size}`,
});

export const sold = {
  measures: MEASURES,
  screen: "Pantalla",
  title: titleText,
  caption: (by, title) => `Tamaños con ${SAME[by]} que ${title}`,
  /** `Una pantalla 16:9 con el mismo alto que 34″ 3440×1440 sería de 26,8″. El tamaño a la venta más cercano es 27″: un 0,8 % más de alto.` */
  sentence: ({ ratio, sold: [nearest] }, exact, by, title) => [
    textPart(`Una pantalla ${numbers.ratioText(ratio)} con ${SAME[by]} que `),
    figurePart(title),
    textPart(" sería de "),
    figurePart(exactLength(exact)),
    ...(nearest === undefined
      ? [textPart(".")]
      : [
          textPart(". El tamaño a la venta más cercano es "),
          figurePart(soldLength(nearest)),
          textPart(`: ${soldText(nearest, by, ratio)}.`),
        ]),
  ],
  columns: { ratio: "Formato", exact: "Exacto", nearest: "A la venta, más cercano" },
  ratio: numbers.ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio) => `No se vende ningún ${numbers.ratioText(ratio)} con menos del 10\u202f% de diferencia.`,
  addExact: (exact) => `Añadir exactamente ${exactLength(exact)} ${numbers.ratioText(exact)}`,
  add: (size) => `Añadir ${soldLength(size)}`,
  isAdded: (length) => `Se ha añadido ${length}`,
  hint: (isFull) => {
    const help = isFull
      ? TEN_AT_MOST
      : "Un botón relleno añade el tamaño que se vende; uno de línea discontinua, el tamaño exacto. Se puede deshacer.";
    return `${help} Lista de ${monthText(SIZES_RECORDED)}.`;
  },
} satisfies typeof english;
