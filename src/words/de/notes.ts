import type { Size } from "#domain/geometry/size.ts";
import { figurePart, partsText, textPart } from "../answer-part.ts";
import { notesIn } from "../shared/notes.ts";
import { capitalised } from "../shared/numbers.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { difference, relationParts, relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { isOrAre, listParts } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

/** What is 112,8 cm along that side. */
const ALONG: Readonly<Record<keyof Size, string>> = { width: " in der Breite", height: " in der Höhe" };

export const notes = notesIn({
  parts: { numbers, difference },
  soldAs: (resolution, title, differences) =>
    title === null
      ? `Als 21:9 verkauft: Mit ${resolution} ist er ${differences}.`
      : `Mit ${resolution} ist ${title} ${differences}.`,
  ifPanels: (panels, title, differences) =>
    `Wenn ${numbers.listText(panels.map((panel) => `${panel.title} die Auflösung ${panel.resolution} hat`))}, ist ${title} ${differences}.`,
  asTrue: (sold, differences, given) =>
    `${sold} wird als 21:9 verkauft. Mit echtem 21:9 wäre er ${differences}, nicht ${given}.`,
  besideTrue: (sold, title, differences, given) =>
    `${sold} wird als 21:9 verkauft. Neben einem echten 21:9 wäre ${title} ${differences}, nicht ${given}.`,
  /**
   * `Eine stehende Person ist 2,1-mal so hoch wie 65″ 16:9 und ein Dreisitzer-Sofa ist 39 % breiter. 65″ 16:9 ist 17-mal so breit wie
   * eine Bankkarte.`
   */
  objects: ({ base, standing, lying }) => {
    const beside = standing.map(({ object, difference }, index) => {
      const relation = index === 0 ? partsText(relationParts(difference, screenPart(base))) : relativeText(difference);
      return `${oneObject(object)} ist ${relation}`;
    });
    const over = lying.map(({ object, difference }) =>
      partsText(relationParts(difference, textPart(oneObject(object)))),
    );
    return [
      ...(beside.length === 0 ? [] : [`${capitalised(numbers.listText(beside))}.`]),
      ...(over.length === 0 ? [] : [`${capitalised(base.title)} ${isOrAre(base)} ${numbers.listText(over)}.`]),
    ].join(" ");
  },
  film: (ratio, on) => {
    const each = on.map(({ diagonal, title, isSet }) => `${diagonal} auf ${isSet ? "jedem von " : ""}${title}`);
    return `Ein Film in ${ratio} hat eine Diagonale von ${numbers.listText(each)}.`;
  },
  curve: (radius, straight, depth) => `${radius}: gerade ${straight}, ${depth} tief`,
  measuresAndStands: (row, { side, along, straight, depth }) => [
    screenPart(row),
    textPart(isPlural(row) ? " messen " : " misst "),
    figurePart(along),
    textPart(isPlural(row) ? " entlang ihrer Krümmung und nehmen " : " entlang der Krümmung und nimmt "),
    figurePart(straight),
    textPart(`${ALONG[side]} und `),
    figurePart(depth),
    textPart(" in der Tiefe ein."),
  ],
  curvedStands: (row, { side, straight, depth }) => [
    textPart(isPlural(row) ? "Gebogen nehmen " : "Gebogen nimmt "),
    screenPart(row),
    textPart(" "),
    figurePart(straight),
    textPart(`${ALONG[side]} und `),
    figurePart(depth),
    textPart(" in der Tiefe ein."),
  ],
  bothStand: (one, other) => [
    textPart("Gebogen nehmen sie "),
    ...listParts([[figurePart(one.straight)], [figurePart(other.straight)]]),
    textPart(`${ALONG[one.side]} ein, `),
    ...listParts([[figurePart(one.depth)], [figurePart(other.depth)]]),
    textPart(" in der Tiefe."),
  ],
  text: (subject, base, difference, room) => [
    textPart(`Schrift bei ${scalingText(subject)} ist `),
    ...(base === null
      ? [figurePart(relativeText(difference))]
      : relationParts(difference, textPart(`bei ${scalingText(base)}`))),
    textPart(", mit Platz für "),
    figurePart(room),
    textPart("."),
  ],
});
export const { objectsNote, pictureNote, curveNote, roomText } = notes;
