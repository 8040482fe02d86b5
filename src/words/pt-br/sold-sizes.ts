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
  parts: { numbers, difference },
  soldAs: (size) => `vendida como ${size}`,
});

/** What is sold near the size of a screen in other ratios (F6.5). */
export const sold = {
  measures: MEASURES,
  screen: "Tela",
  title: titleText,
  caption: (by, title) => `Tamanhos ${AS[by]} ${title}`,
  /** `Uma tela 16:9 com a altura de 34″ 3440×1440 teria 26,8″. A mais próxima à venda é 27″, 0,8% mais alta.` */
  sentence: ({ ratio, sold: [nearest] }, exact, by, title) => [
    textPart(`Uma tela ${numbers.ratioText(ratio)} ${AS[by]} `),
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
  ratio: numbers.ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio) => `Nenhuma tela ${numbers.ratioText(ratio)} à venda tem menos de 10% de diferença.`,
  addExact: (exact) => `Adicionar exatamente ${exactLength(exact)} ${numbers.ratioText(exact)}`,
  add: (size) => `Adicionar ${soldLength(size)}`,
  isAdded: (length) => `${length} foi adicionada`,
  hint: (isFull) => {
    const help = isFull
      ? TEN_AT_MOST
      : "Um botão preenchido adiciona o tamanho à venda; um tracejado, o tamanho exato. Dá para desfazer.";
    return `${help} Lista de ${monthText(SIZES_RECORDED)}.`;
  },
} satisfies typeof english;
