import type { SparePlace } from "#comparison/space-fits.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { spaceIn, type TooMuch } from "../shared/space.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";

const PLACES: Readonly<Record<SparePlace, string>> = {
  "both sides": "links und rechts",
  right: "rechts",
  "above and below": "oben und unten",
  above: "oben",
  below: "unten",
};

/** `18,0 cm zu breit und 10,4 cm zu hoch` */
function tooMuch({ width, height }: TooMuch): readonly AnswerPart[] {
  return listParts([
    ...(width === null ? [] : [[figurePart(`${width} zu breit`)]]),
    ...(height === null ? [] : [[figurePart(`${height} zu hoch`)]]),
  ]);
}

export const space = spaceIn({
  numbers,
  /** Behind `auf`, `in` and `von`. */
  spoken: (width, height, unit) =>
    `${height === null ? width : `${width} mal ${height}`} ${unit === "in" ? "Zoll" : "Zentimetern"}`,
  lessThan: (length) => `weniger als ${length}`,
  short: (length) => `${length} zu wenig`,
  /** `65″ 16:9 passt: 2,1 cm links und rechts, 2,1 cm oben frei.` */
  fits: ({ screen, isPlural, width, height, isTight }) => [
    screen,
    textPart(" "),
    figurePart(isPlural ? "passen" : "passt"),
    textPart(": "),
    figurePart(width.text),
    textPart(` ${PLACES[width.at]}`),
    ...(height === null ? [] : [textPart(", "), figurePart(height.text), textPart(` ${PLACES[height.at]}`)]),
    textPart(isTight ? " frei. Weniger als 1 cm Spielraum: Miss das Modell selbst nach." : " frei."),
  ],
  /** `75″ 16:9 ist 18,0 cm zu breit und 10,4 cm zu hoch.` */
  misfits: (screen, much, isPlural) => [
    screen,
    textPart(isPlural ? " sind " : " ist "),
    ...tooMuch(much),
    textPart("."),
  ],
  tooMuch,
  curved: (shape, radius) => `${shape} mit ${radius}`,
  /** `In 16:9 passen höchstens 66,6″, in 9:16 37,4″ und in 21:9 68,1″.` */
  largest: (fitting) => [
    ...fitting.flatMap(({ shape, diagonal }, index) => {
      const joint = index < fitting.length - 1 ? ", " : " und ";
      return [textPart(index === 0 ? `In ${shape} passen höchstens ` : `${joint}in ${shape} `), figurePart(diagonal)];
    }),
    textPart("."),
  ],
  nothingFits: "Nichts passt: Schon der Rahmen allein ist zu groß.",
  /** `2 von 3 passen.` */
  fitting: (count, all) => [
    figurePart(count === 0 ? "Keiner" : count === all ? "Alle" : `${count} von ${all}`),
    textPart(count <= 1 ? " passt." : " passen."),
  ],
  published: (sizes) =>
    `Außenmaße laut Hersteller, ohne Standfuß, statt des Rahmens: ${sizes.map(({ title, size }) => `${title} ${size}`).join("; ")}.`,
  spareHeadings: {
    "both sides": "An jeder Seite frei",
    right: "Rechts frei",
    "above and below": "Oben und unten frei",
    above: "Oben frei",
    below: "Unten frei",
  },
});
export const { spaceLengthText, spaceText, spareText, spaceAnswer } = space;
