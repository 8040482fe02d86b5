import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { figurePart, textPart } from "../answer-part.ts";
import type { sold as english } from "../en/sold-sizes.ts";
import { soldFiguresIn } from "../shared/sold-sizes.ts";
import { monthText } from "./dates.ts";
import { difference } from "./difference.ts";
import { que } from "./elision.ts";
import { TEN_AT_MOST } from "./full.ts";
import { numbers } from "./numbers.ts";
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
  parts: { numbers, difference },
  soldAs: (size) => `vendu comme ${size}`,
});

/** What is sold near the size of a screen in other ratios (F6.5). */
export const sold = {
  measures: MEASURES,
  screen: "Écran",
  title: titleText,
  caption: (by, title) => `Tailles ${AS[by].many} ${que(title)}${title}`,
  /** `Un écran 16:9 aussi haut que 34″ 3440×1440 ferait 26,8″. Le plus proche en vente fait 27″, 0,8 % plus haut.` */
  sentence: ({ ratio, sold: [nearest] }, exact, by, title) => [
    textPart(`Un écran ${numbers.ratioText(ratio)} ${AS[by].one} ${que(title)}`),
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
  ratio: numbers.ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio) => `Aucun ${numbers.ratioText(ratio)} n’est vendu à moins de 10 % d’écart.`,
  addExact: (exact) => `Ajouter exactement ${exactLength(exact)} ${numbers.ratioText(exact)}`,
  add: (size) => `Ajouter ${soldLength(size)}`,
  isAdded: (length) => `${length} est ajouté`,
  hint: (isFull) => {
    const help = isFull
      ? TEN_AT_MOST
      : "Un bouton plein ajoute la taille en vente, un bouton en pointillés la taille exacte. L’ajout peut être annulé.";
    return `${help} Liste : ${monthText(SIZES_RECORDED)}.`;
  },
} satisfies typeof english;
