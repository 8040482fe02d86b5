import type { Size } from "#domain/geometry/size.ts";
import { figurePart, partsText, textPart } from "../answer-part.ts";
import { notesIn } from "../shared/notes.ts";
import { capitalised } from "../shared/numbers.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { difference, relationParts, relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { isOrAre, listParts } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

/** What is 112.8 cm along that side. */
const ALONG: Readonly<Record<keyof Size, string>> = { width: " wide, ", height: " tall, " };

export const notes = notesIn({
  parts: { numbers, difference },
  soldAs: (resolution, title, differences) =>
    title === null
      ? `Sold as 21:9: as ${resolution} it is ${differences}.`
      : `As ${resolution}, ${title} is ${differences}.`,
  ifPanels: (panels, title, differences) =>
    `If ${numbers.listText(panels.map((panel) => `${panel.title} is ${panel.resolution}`))}, ${title} is ${differences}.`,
  asTrue: (sold, differences, given) =>
    `${sold} is sold as 21:9. As a true 21:9 it would be ${differences}, not ${given}.`,
  besideTrue: (sold, title, differences, given) =>
    `${sold} is sold as 21:9. Beside a true 21:9, ${title} would be ${differences}, not ${given}.`,
  /**
   * `A standing adult is 2.1× as tall as 65″ 16:9, and a sofa for three is 39% wider. 65″ 16:9 is 17× as wide as a bank card.`
   */
  objects: ({ base, standing, lying }) => {
    const beside = standing.map(({ object, difference }, index) => {
      const relation = index === 0 ? partsText(relationParts(difference, screenPart(base))) : relativeText(difference);
      return `${oneObject(object)} is ${relation}`;
    });
    const over = lying.map(({ object, difference }) =>
      partsText(relationParts(difference, textPart(oneObject(object)))),
    );
    return [
      ...(beside.length === 0 ? [] : [`${capitalised(beside.join(", and "))}.`]),
      ...(over.length === 0 ? [] : [`${capitalised(base.title)} ${isOrAre(base)} ${numbers.listText(over)}.`]),
    ].join(" ");
  },
  film: (ratio, on) => {
    const each = on.map(({ diagonal, title, isSet }) => `${diagonal} ${isSet ? "on each of" : "on"} ${title}`);
    return `A ${ratio} film measures ${numbers.listText(each)}.`;
  },
  curve: (radius, straight, depth) => `${radius}: ${straight} straight, ${depth} deep`,
  measuresAndStands: (row, { side, along, straight, depth }) => [
    screenPart(row),
    textPart(isPlural(row) ? " measure " : " measures "),
    figurePart(along),
    textPart(isPlural(row) ? " along their curves and stand " : " along its curve and stands "),
    figurePart(straight),
    textPart(ALONG[side]),
    figurePart(depth),
    textPart(" deep."),
  ],
  curvedStands: (row, { side, straight, depth }) => [
    textPart("Curved, "),
    screenPart(row),
    textPart(isPlural(row) ? " stand " : " stands "),
    figurePart(straight),
    textPart(ALONG[side]),
    figurePart(depth),
    textPart(" deep."),
  ],
  bothStand: (one, other) => [
    textPart("Curved, they stand "),
    ...listParts([[figurePart(one.straight)], [figurePart(other.straight)]]),
    textPart(ALONG[one.side]),
    ...listParts([[figurePart(one.depth)], [figurePart(other.depth)]]),
    textPart(" deep."),
  ],
  text: (subject, base, difference, room) => [
    textPart(`Text at ${scalingText(subject)} is `),
    ...(base === null
      ? [figurePart(relativeText(difference))]
      : relationParts(difference, textPart(`at ${scalingText(base)}`))),
    textPart(", with room for "),
    figurePart(room),
    textPart("."),
  ],
});
export const { objectsNote, pictureNote, curveNote, textSentence, roomText } = notes;
