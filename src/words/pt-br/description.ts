import type { Unit } from "#domain/display/unit.ts";
import { descriptionIn } from "../shared/description.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { framesText, LEVEL_WORDS, row } from "./row.ts";
import { rows } from "./rows.ts";
import { COLOUR_WORDS, screens } from "./screens.ts";
import { space } from "./space.ts";

export const UNIT_WORDS: Readonly<Record<Unit, { readonly one: string; readonly many: string }>> = {
  in: { one: "polegada", many: "polegadas" },
  cm: { one: "centímetro", many: "centímetros" },
};

const PLACES = [
  "primeira",
  "segunda",
  "terceira",
  "quarta",
  "quinta",
  "sexta",
  "sétima",
  "oitava",
  "nona",
  "décima",
] as const;

export const description = descriptionIn({
  parts: { numbers, distances, screens, rows, space, row },
  framesText,
  gap: (length) => `vão de ${length}`,
  away: (distance) => `a ${distance}`,
  display: (diagonal, unit, ratio, count) => {
    const single = `${diagonal} ${UNIT_WORDS[unit][diagonal === "1" ? "one" : "many"]} ${ratio}`;
    return count === 1 ? single : `${count} vezes ${single} lado a lado`;
  },
  sides: (width, height, unit) => `${width} por ${height} ${UNIT_WORDS[unit].many}`,
  curved: (radius, straight, depth, unit) => {
    const { many } = UNIT_WORDS[unit];
    return `curva com raio de ${radius} milímetros, ${straight} ${many} em linha reta, ${depth} ${many} de profundidade`;
  },
  showing: (width, height, scaling) => `mostrando ${width} por ${height} pixels a ${scaling}`,
  notDrawn: "não desenhada, sem resolução",
  coloured: (colour, display) => `tela ${COLOUR_WORDS[colour]}, ${display}`,
  named: (name, display) => `${name}: ${display}`,
  picture: (ratio, diagonal, unit) => `imagem ${ratio} de ${diagonal} ${UNIT_WORDS[unit].many}`,
  filling: (angle, distance) => `ocupando ${angle} a ${distance}`,
  comparisonOf: (screens) => (screens === null ? "Comparação sem telas" : `Comparação: ${screens}`),
  inSpace: (space) => ` em um espaço de ${space}`,
  fits: (screens) =>
    `: ${numbers.listText(screens.map(({ title, fits }) => `${title} ${fits ? "cabe" : "não cabe"}`))}`,
  fromSeat: "Fora de escala: como se vê do seu lugar",
  inPixels: "Em pixels, fora de escala em centímetros",
  forScale: (objects) => `Para dar a escala: ${objects}`,
  inRow: (place, level, raised, frames) => {
    const on = place === null ? "" : ` ${place.is === "width" ? "sobre" : "em"} ${place.text}`;
    return [`Em fila da esquerda para a direita${on}`, LEVEL_WORDS[level], ...raised, frames].join(", ");
  },
  frame: (length) => `${length} de moldura de cada lado`,
  raised: (title, by, isUp) => `${title} ${by} ${isUp ? "acima" : "abaixo"}`,
  changes: {
    removed: (number) => `Tela ${number} removida`,
    added: (number, screen) => `Tela ${number} adicionada: ${screen}`,
    changed: (number, screen) => `Tela ${number} agora é ${screen}`,
    moved: (title, number, count) => `${title}, ${PLACES[number - 1] ?? number} de ${numbers.countText(count)}`,
    raised: (title, by, isUp) => `${title}, ${by} ${isUp ? "acima" : "abaixo"}`,
    onTheLine: (title) => `${title}, na linha`,
    space: (space) => `Espaço de ${space}`,
    noSpace: "Espaço removido",
  },
});
export const { labelText, labelParts, describeComparison, describeScreen, describeChanges } = description;
