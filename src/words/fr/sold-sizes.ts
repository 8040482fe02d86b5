import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import type { SoldRow, SoldSize } from "#domain/catalogue/sold-sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Shape } from "#domain/display/resolution.ts";
import type { DisplaySpec } from "#domain/display/screen.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { soldFiguresIn } from "../shared/sold-sizes.ts";
import { monthText } from "./dates.ts";
import { relativeText } from "./difference.ts";
import { que } from "./elision.ts";
import { TEN_AT_MOST } from "./full.ts";
import { numbers, ratioText } from "./numbers.ts";
import { titleText } from "./screens.ts";

const MEASURES: Readonly<Record<ComparedDimension, string>> = {
  height: "Même hauteur",
  width: "Même largeur",
  area: "Même surface",
};

const AS: Readonly<Record<ComparedDimension, { readonly one: string; readonly many: string }>> = {
  height: { one: "aussi haut", many: "de même hauteur" },
  width: { one: "aussi large", many: "de même largeur" },
  area: { one: "de même surface", many: "de même surface" },
};

const { exactLength, soldLength, soldText } = soldFiguresIn({
  numbers,
  relativeText,
  soldAs: (size) => `vendu comme ${size}`,
});

/** What is sold near the size of a screen in other ratios (F6.5). */
export const sold = {
  measures: MEASURES,
  screen: "Écran",
  title: titleText,
  caption: (by: ComparedDimension, title: string): string => `Tailles ${AS[by].many} ${que(title)}${title}`,
  /** `Un écran 16:9 aussi haut que 34″ 3440×1440 ferait 26,8″. Le plus proche en vente fait 27″, 0,8 % plus haut.` */
  sentence: (
    { ratio, sold: [nearest] }: SoldRow,
    exact: DisplaySpec,
    by: ComparedDimension,
    title: string,
  ): readonly AnswerPart[] => [
    textPart(`Un écran ${ratioText(ratio)} ${AS[by].one} ${que(title)}`),
    figurePart(title),
    textPart(" ferait "),
    figurePart(exactLength(exact)),
    ...(nearest === undefined
      ? [textPart(".")]
      : [
          textPart(". Le plus proche en vente fait "),
          figurePart(soldLength(nearest)),
          textPart(`, ${soldText(nearest, by, ratio)}.`),
        ]),
  ],
  columns: { ratio: "Format", exact: "Taille exacte", nearest: "Le plus proche en vente" },
  ratio: ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio: Shape): string => `Aucun ${ratioText(ratio)} n’est vendu à moins de 10 % d’écart.`,
  addExact: (exact: DisplaySpec): string => `Ajouter exactement ${exactLength(exact)} ${ratioText(exact)}`,
  add: (size: SoldSize): string => `Ajouter ${soldLength(size)}`,
  isAdded: (length: string): string => `${length} est ajouté`,
  hint: (isFull: boolean): string => {
    const help = isFull
      ? TEN_AT_MOST
      : "Un bouton plein ajoute la taille en vente, un bouton en pointillés la taille exacte. L’ajout peut être annulé.";
    return `${help} Liste : ${monthText(SIZES_RECORDED)}.`;
  },
};
