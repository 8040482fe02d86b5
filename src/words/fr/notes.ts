import type { RelativeDifference } from "#comparison/differences.ts";
import type { Size } from "#domain/geometry/size.ts";
import { figurePart, partsText, textPart } from "../answer-part.ts";
import { notesIn } from "../shared/notes.ts";
import { capitalised } from "../shared/numbers.ts";
import { screenPart } from "../shared/rows.ts";
import { difference, figureOf, relationParts, relativeText } from "./difference.ts";
import { de } from "./elision.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

/** What is 112,8 cm along that side. */
const ALONG: Readonly<Record<keyof Size, string>> = { width: " en largeur", height: " en hauteur" };

const NOUNS: Readonly<Record<RelativeDifference["dimension"], string>> = {
  width: "largeur",
  height: "hauteur",
  area: "surface",
  text: "taille",
};

/** `fait 2,1 fois la hauteur`, `a 39 % de largeur en plus`: by nouns, since objects are masculine and feminine. */
function objectText(difference: RelativeDifference): string {
  const noun = NOUNS[difference.dimension];
  const figure = figureOf(difference);
  switch (difference.kind) {
    case "same":
      return `a la même ${noun}`;
    case "alike":
      return `a à peu près la même ${noun}`;
    case "times":
      return `fait ${figure} la ${noun}`;
    case "more":
      return `a ${figure} de ${noun} en plus`;
    case "less":
      return `a ${figure} de ${noun} en moins`;
  }
}

export const notes = notesIn({
  parts: { numbers, difference },
  soldAs: (resolution, title, differences) =>
    title === null
      ? `Vendu comme 21:9 : en ${resolution}, il est ${differences}.`
      : `En ${resolution}, ${title} est ${differences}.`,
  ifPanels: (panels, title, differences) =>
    `Si ${numbers.listText(panels.map((panel) => `${panel.title} est en ${panel.resolution}`))}, ${title} est ${differences}.`,
  asTrue: (sold, differences, given) =>
    `${sold} est vendu comme 21:9. En vrai 21:9, il serait ${differences}, et non ${given}.`,
  besideTrue: (sold, title, differences, given) =>
    `${sold} est vendu comme 21:9. À côté d’un vrai 21:9, ${title} serait ${differences}, et non ${given}.`,
  /**
   * `Par rapport à 65″ 16:9, un adulte debout fait 2,1 fois la hauteur et un canapé trois places a 39 % de largeur en plus.
   * 65″ 16:9 est 17 fois aussi large qu’une carte bancaire.`
   */
  objects: ({ base, standing, lying }) => {
    const beside = standing.map(({ object, difference }) => `${oneObject(object)} ${objectText(difference)}`);
    const over = lying.map(({ object, difference }) =>
      partsText(relationParts(difference, textPart(oneObject(object)))),
    );
    return [
      ...(beside.length === 0 ? [] : [`Par rapport à ${base.title}, ${numbers.listText(beside)}.`]),
      ...(over.length === 0 ? [] : [`${capitalised(base.title)} est ${numbers.listText(over)}.`]),
    ].join(" ");
  },
  film: (ratio, on) => {
    const each = on.map(
      ({ diagonal, title, isSet }) => `${diagonal} sur ${isSet ? `chaque écran ${de(title)}` : title}`,
    );
    return `Un film ${ratio} mesure ${numbers.listText(each)}.`;
  },
  curve: (radius, straight, depth) => `${radius} : ${straight} en ligne droite, ${depth} de profondeur`,
  measuresAndStands: (row, { side, along, straight, depth }) => [
    screenPart(row),
    textPart(" mesure "),
    figurePart(along),
    textPart(" le long de la courbe et occupe "),
    figurePart(straight),
    textPart(`${ALONG[side]} et `),
    figurePart(depth),
    textPart(" en profondeur."),
  ],
  curvedStands: (row, { side, straight, depth }) => [
    textPart("Incurvé, "),
    screenPart(row),
    textPart(" occupe "),
    figurePart(straight),
    textPart(`${ALONG[side]} et `),
    figurePart(depth),
    textPart(" en profondeur."),
  ],
  bothStand: (one, other) => [
    textPart("Incurvés, ils occupent "),
    ...listParts([[figurePart(one.straight)], [figurePart(other.straight)]]),
    textPart(`${ALONG[one.side]}, `),
    ...listParts([[figurePart(one.depth)], [figurePart(other.depth)]]),
    textPart(" en profondeur."),
  ],
  text: (subject, base, difference, room) => [
    textPart(`À ${scalingText(subject)}, le texte est `),
    ...(base === null
      ? [figurePart(relativeText(difference))]
      : relationParts(difference, textPart(`à ${scalingText(base)}`))),
    textPart(", avec un espace de travail de "),
    figurePart(room),
    textPart("."),
  ],
});
export const { objectsNote, pictureNote, curveNote, roomText } = notes;
