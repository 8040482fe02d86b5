import { SIZES_RECORDED } from "#domain/catalogue/sizes.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import { figurePart, textPart } from "../answer-part.ts";
import type { sold as english } from "../en/sold-sizes.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { soldFiguresIn } from "../shared/sold-sizes.ts";
import { monthText } from "./dates.ts";
import { difference } from "./difference.ts";
import { TEN_AT_MOST } from "./full.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

const MEASURES: Readonly<Record<ComparedDimension, string>> = {
  height: "So hoch wie",
  width: "So breit wie",
  area: "So groß wie",
};

const AS: Readonly<Record<ComparedDimension, string>> = {
  height: "so hoch wie",
  width: "so breit wie",
  area: "so groß wie",
};

const { exactLength, soldLength, soldText } = soldFiguresIn({
  parts: { numbers, difference },
  soldAs: (size) => `verkauft als ${size}`,
});

/** What is sold near the size of a screen in other ratios (F6.5). */
export const sold = {
  measures: MEASURES,
  screen: "Bildschirm",
  title: titleText,
  caption: (by, title) => `Größen ${AS[by]} ${title}`,
  /** `So hoch wie 34″ 3440×1440 wäre in 16:9 ein Bildschirm mit 26,8″. Im Handel am nächsten ist 27″, 0,8 % höher.` */
  sentence: ({ ratio, sold: [nearest] }, exact, by, title) => [
    textPart(`${MEASURES[by]} `),
    figurePart(title),
    textPart(` wäre in ${numbers.ratioText(ratio)} ein Bildschirm mit `),
    figurePart(exactLength(exact)),
    ...(nearest === undefined
      ? [textPart(".")]
      : [
          textPart(". Im Handel am nächsten ist "),
          figurePart(soldLength(nearest)),
          textPart(`, ${soldText(nearest, by, ratio)}.`),
        ]),
  ],
  columns: { ratio: "Format", exact: "Genau", nearest: "Im Handel am nächsten" },
  ratio: numbers.ratioText,
  exactLength,
  length: soldLength,
  size: soldText,
  none: (ratio) => `In ${numbers.ratioText(ratio)} gibt es nichts mit höchstens 10${UNIT_SPACE}% Abweichung zu kaufen.`,
  addExact: (exact) => `Genau ${exactLength(exact)} ${numbers.ratioText(exact)} hinzufügen`,
  add: (size) => `${soldLength(size)} hinzufügen`,
  isAdded: (length) => `${length} ist hinzugefügt`,
  hint: (isFull) => {
    const help = isFull
      ? TEN_AT_MOST
      : "Die Schaltfläche mit durchgezogenem Rand fügt die Größe aus dem Handel hinzu, die gestrichelte die genaue Größe. Das lässt sich rückgängig machen.";
    return `${help} Stand der Liste: ${monthText(SIZES_RECORDED)}.`;
  },
} satisfies typeof english;
