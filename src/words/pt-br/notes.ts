import type { Size } from "#domain/geometry/size.ts";
import { figurePart, partsText, textPart } from "../answer-part.ts";
import { isThan } from "../shared/difference.ts";
import { notesIn } from "../shared/notes.ts";
import { capitalised } from "../shared/numbers.ts";
import { isPlural, screenPart } from "../shared/rows.ts";
import { difference, relationParts, relativeText } from "./difference.ts";
import { numbers } from "./numbers.ts";
import { has, listParts } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

/** What is 112.8 cm along that side. */
const ALONG: Readonly<Record<keyof Size, string>> = { width: " de largura e ", height: " de altura e " };

export const notes = notesIn({
  parts: { numbers, difference },
  soldAs: (resolution, title, differences) =>
    title === null
      ? `Vendida como 21:9: como ${resolution}, ela tem ${differences}.`
      : `Como ${resolution}, ${title} tem ${differences}.`,
  ifPanels: (panels, title, differences) =>
    `Se ${numbers.listText(panels.map((panel) => `${panel.title} for ${panel.resolution}`))}, ${title} tem ${differences}.`,
  asTrue: (sold, differences, given) =>
    `${sold} é vendida como 21:9. Se fosse 21:9 de verdade, teria ${differences}, e não ${given}.`,
  besideTrue: (sold, title, differences, given) =>
    `${sold} é vendida como 21:9. Ao lado de uma 21:9 de verdade, ${title} teria ${differences}, e não ${given}.`,
  /**
   * `Um adulto em pé tem 2,1× a altura de 65″ 16:9 e um sofá de três lugares tem 39% mais largura. 65″ 16:9 tem 17× a largura de um
   * cartão.`
   */
  objects: ({ base, standing, lying }) => {
    const beside = standing.map(({ object, difference }, index) => {
      const relation = index === 0 ? partsText(relationParts(difference, screenPart(base))) : relativeText(difference);
      return `${oneObject(object)} tem ${relation}`;
    });
    const over = lying.map(({ object, difference }) =>
      partsText(relationParts(difference, textPart(oneObject(object)))),
    );
    return [
      ...(beside.length === 0 ? [] : [`${capitalised(numbers.listText(beside))}.`]),
      ...(over.length === 0 ? [] : [`${base.title} ${has(base)} ${numbers.listText(over)}.`]),
    ].join(" ");
  },
  film: (ratio, on) => {
    const each = on.map(({ diagonal, title, isSet }) => `${diagonal} em ${isSet ? "cada uma de " : ""}${title}`);
    return `Um filme ${ratio} mede ${numbers.listText(each)}.`;
  },
  curve: (radius, straight, depth) => `${radius}: ${straight} em linha reta, ${depth} de profundidade`,
  measuresAndStands: (row, { side, along, straight, depth }) => [
    screenPart(row),
    textPart(isPlural(row) ? " medem " : " mede "),
    figurePart(along),
    textPart(isPlural(row) ? " ao longo da curva e ocupam " : " ao longo da curva e ocupa "),
    figurePart(straight),
    textPart(ALONG[side]),
    figurePart(depth),
    textPart(" de profundidade."),
  ],
  curvedStands: (row, { side, straight, depth }) => [
    textPart(isPlural(row) ? "Por serem curvas, " : "Por ser curva, "),
    screenPart(row),
    textPart(isPlural(row) ? " ocupam " : " ocupa "),
    figurePart(straight),
    textPart(ALONG[side]),
    figurePart(depth),
    textPart(" de profundidade."),
  ],
  bothStand: (one, other) => [
    textPart("Por serem curvas, elas ocupam "),
    ...listParts([[figurePart(one.straight)], [figurePart(other.straight)]]),
    textPart(one.side === "width" ? " de largura, " : " de altura, "),
    ...listParts([[figurePart(one.depth)], [figurePart(other.depth)]]),
    textPart(" de profundidade."),
  ],
  /** `O texto a 100% é 33% menor que a 150%`, `O texto a 200% tem 2,0× o tamanho do texto a 100%` */
  text: (subject, base, difference, room) => {
    const isTimes = difference.kind === "times";
    const joint = isTimes ? " do texto a " : " que a ";
    const beside = base === null ? (isTimes ? " do outro" : "") : joint + scalingText(base);
    return [
      textPart(`O texto a ${scalingText(subject)} ${isThan(difference) ? "é" : "tem"} `),
      figurePart(relativeText(difference)),
      textPart(`${beside}, com área útil de `),
      figurePart(room),
      textPart("."),
    ];
  },
});
export const { objectsNote, pictureNote, curveNote, roomText } = notes;
