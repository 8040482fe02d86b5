import type { Size } from "#domain/geometry/size.ts";
import { figurePart, partsText, textPart } from "../answer-part.ts";
import { isThan } from "../shared/difference.ts";
import { notesIn } from "../shared/notes.ts";
import { capitalised } from "../shared/numbers.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { difference, relationParts, relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { listParts } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

const ALONG: Readonly<Record<keyof Size, string>> = { width: " de ancho", height: " de alto" };

export const notes = notesIn({
  parts: { numbers, difference },
  soldAs: (resolution, title, differences) =>
    title === null
      ? `Se vende como 21:9: con ${resolution} tiene ${differences}.`
      : `Con ${resolution}, ${title} tiene ${differences}.`,
  ifPanels: (panels, title, differences) =>
    `Si ${numbers.listText(panels.map((panel) => `${panel.title} es de ${panel.resolution}`))}, ${title} tiene ${differences}.`,
  asTrue: (sold, differences, given) =>
    `${sold} se vende como 21:9. Con un 21:9 exacto tendría ${differences}, y no ${given}.`,
  besideTrue: (sold, title, differences, given) =>
    `${sold} se vende como 21:9. Frente a un 21:9 exacto, ${title} tendría ${differences}, y no ${given}.`,
  /**
   * `Un adulto de pie tiene 2,1 veces el alto de 65″ 16:9, y un sofá de tres plazas tiene un 39 % más de ancho. 65″ 16:9 tiene
   * 17 veces el ancho de una tarjeta bancaria.`
   */
  objects: ({ base, standing, lying }) => {
    const beside = standing.map(({ object, difference }, index) => {
      const relation = index === 0 ? partsText(relationParts(difference, screenPart(base))) : relativeText(difference);
      return `${oneObject(object)} tiene ${relation}`;
    });
    const over = lying.map(({ object, difference }) =>
      partsText(relationParts(difference, textPart(oneObject(object)))),
    );
    const verb = isPlural(base) ? "tienen" : "tiene";
    return [
      ...(beside.length === 0 ? [] : [`${capitalised(beside.join(", y "))}.`]),
      ...(over.length === 0 ? [] : [`${capitalised(base.title)} ${verb} ${numbers.listText(over)}.`]),
    ].join(" ");
  },
  film: (ratio, on) => {
    const each = on.map(({ diagonal, title, isSet }) => `${diagonal} en ${isSet ? "cada una de " : ""}${title}`);
    return `La diagonal de una película en ${ratio} es de ${numbers.listText(each)}.`;
  },
  curve: (radius, straight, depth) => `${radius}: ${straight} en línea recta, ${depth} de fondo`,
  measuresAndStands: (row, { side, along, straight, depth }) => [
    screenPart(row),
    textPart(isPlural(row) ? " miden " : " mide "),
    figurePart(along),
    textPart(isPlural(row) ? " a lo largo de sus curvas y ocupan " : " a lo largo de su curva y ocupa "),
    figurePart(straight),
    textPart(`${ALONG[side]} y `),
    figurePart(depth),
    textPart(" de fondo."),
  ],
  curvedStands: (row, { side, straight, depth }) => [
    textPart("Con su curva, "),
    screenPart(row),
    textPart(isPlural(row) ? " ocupan " : " ocupa "),
    figurePart(straight),
    textPart(`${ALONG[side]} y `),
    figurePart(depth),
    textPart(" de fondo."),
  ],
  bothStand: (one, other) => [
    textPart("Con su curva, ocupan "),
    ...listParts([[figurePart(one.straight)], [figurePart(other.straight)]]),
    textPart(`${ALONG[one.side]}, y `),
    ...listParts([[figurePart(one.depth)], [figurePart(other.depth)]]),
    textPart(" de fondo."),
  ],
  /** `El texto al 100 % es un 33 % más pequeño que al 150 %`, `El texto al 100 % tiene el mismo tamaño que al 150 %` */
  text: (subject, base, difference, room) => {
    const at = base && scalingText(base);
    const isTimes = difference.kind === "times";
    const joint = isTimes ? " del texto al " : " que al ";
    const beside = at === null ? (isTimes ? " del otro" : "") : joint + at;
    return [
      textPart(`El texto al ${scalingText(subject)} ${isThan(difference) ? "es" : "tiene"} `),
      figurePart(relativeText(difference)),
      textPart(`${beside}, con espacio para `),
      figurePart(room),
      textPart("."),
    ];
  },
});
export const { objectsNote, pictureNote, curveNote, roomText } = notes;
