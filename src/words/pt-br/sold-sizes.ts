import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import type { SoldRow, SoldSize } from "#domain/catalogue/sold-sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { soldFiguresIn } from "../shared/sold-sizes.ts";
import { monthText } from "./dates.ts";
import { relativeText } from "./difference.ts";
import { TEN_AT_MOST } from "./full.ts";
import { numbers, ratioText } from "./numbers.ts";
import { titleText } from "./screens.ts";

const MEASURES: Readonly<Record<ComparedDimension, string>> = {
  height: "Mesma altura",
  width: "Mesma largura",
  area: "Mesma área",
};

const AS: Readonly<Record<ComparedDimension, string>> = {
  height: "com a altura de",
  width: "com a largura de",
  area: "com a área de",
};

const { exactLength, soldLength, soldText } = soldFiguresIn({
  numbers,
  relativeText,
  soldAs: (size) => `vendida como ${size}`,
});

/** What is sold near the size of a screen in other ratios (F6.5). */
export const sold = {
  measures: MEASURES,
  screen: "Tela",
  title: titleText,
  caption: (by: ComparedDimension, title: string): string => `Tamanhos ${AS[by]} ${title}`,
  /** `Uma tela 16:9 com a altura de 34″ 3440×1440 teria 26,8″. A mais próxima à venda é 27″, 0,8% mais alta.` */
  sentence: (
    { ratio, sold: [nearest] }: SoldRow,
    exact: DisplaySpec,
    by: ComparedDimension,
    title: string,
  ): readonly AnswerPart[] => [
    textPart(`Uma tela ${ratioText(ratio)} ${AS[by]} `),
    figurePart(title),
    textPart(" teria "),
    figurePart(exactLength(exact)),
    ...(nearest === undefined
      ? [textPart(".")]
      : [
          textPart(". A mais próxima à venda é a de "),
          figurePart(soldLength(nearest)),
          textPart(`, ${soldText(nearest, by, ratio)}.`),
        ]),
  ],
  columns: { ratio: "Proporção", exact: "Exata", nearest: "Mais próxima à venda" },
  ratio: ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio: Shape): string => `Nenhuma tela ${ratioText(ratio)} à venda tem menos de 10% de diferença.`,
  addExact: (exact: DisplaySpec): string => `Adicionar exatamente ${exactLength(exact)} ${ratioText(exact)}`,
  add: (size: SoldSize): string => `Adicionar ${soldLength(size)}`,
  isAdded: (length: string): string => `${length} foi adicionada`,
  hint: (isFull: boolean): string => {
    const help = isFull
      ? TEN_AT_MOST
      : "Um botão preenchido adiciona o tamanho à venda; um tracejado, o tamanho exato. Dá para desfazer.";
    return `${help} Lista de ${monthText(SIZES_RECORDED)}.`;
  },
};
