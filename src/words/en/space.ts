import type { SparePlace } from "#comparison/space-fits.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { spaceIn, type TooMuch } from "../shared/space.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";

const PLACES: Readonly<Record<SparePlace, string>> = {
  "both sides": "left and right",
  right: "at the right",
  "above and below": "above and below",
  above: "above",
  below: "below",
};

/** `18.0 cm too wide and 10.4 cm too high` */
function tooMuch({ width, height }: TooMuch): readonly AnswerPart[] {
  return listParts([
    ...(width === null ? [] : [[figurePart(`${width} too wide`)]]),
    ...(height === null ? [] : [[figurePart(`${height} too high`)]]),
  ]);
}

export const space = spaceIn({
  numbers,
  spoken: (width, height, unit) =>
    `${height === null ? width : `${width} by ${height}`} ${unit === "in" ? "inches" : "centimetres"}`,
  lessThan: (length) => `less than ${length}`,
  short: (length) => `${length} short`,
  /** `65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.` */
  fits: ({ screen, isPlural, width, height, isTight }) => [
    screen,
    textPart(" "),
    figurePart(isPlural ? "fit" : "fits"),
    textPart(": "),
    figurePart(width.text),
    textPart(` ${PLACES[width.at]}`),
    ...(height === null ? [] : [textPart(", "), figurePart(height.text), textPart(` ${PLACES[height.at]}`)]),
    textPart(isTight ? ". Less than 1 cm to spare. Measure the model itself." : "."),
  ],
  /** `75″ 16:9 is 18.0 cm too wide and 10.4 cm too high.` */
  misfits: (screen, much, isPlural) => [screen, textPart(isPlural ? " are " : " is "), ...tooMuch(much), textPart(".")],
  tooMuch,
  curved: (shape, radius) => `${shape} at ${radius}`,
  /** `The largest 16:9 that fits is 66.6″, the largest 9:16 37.4″, and the largest 21:9 68.1″.` */
  largest: (fitting) => [
    ...fitting.flatMap(({ shape, diagonal }, index) => {
      const joint = index < fitting.length - 1 ? ", " : index > 1 ? ", and " : " and ";
      const start = index === 0 ? `The largest ${shape} that fits is ` : `${joint}the largest ${shape} `;
      return [textPart(start), figurePart(diagonal)];
    }),
    textPart("."),
  ],
  nothingFits: "Nothing fits: the frame alone is too large.",
  /** `2 of 3 fit.` */
  fitting: (count, all) => [
    figurePart(count === 0 ? "None" : count === all ? "All" : `${count} of ${all}`),
    textPart(count === 1 ? " fits." : " fit."),
  ],
  published: (sizes) =>
    `Outer size as published, without stand, instead of the frame: ${sizes.map(({ title, size }) => `${title} ${size}`).join("; ")}.`,
  spareHeadings: {
    "both sides": "Spare at each side",
    right: "Spare at the right",
    "above and below": "Spare above and below",
    above: "Spare above",
    below: "Spare below",
  },
});
export const { spaceLengthText, spaceText, spareText, spaceAnswer } = space;
