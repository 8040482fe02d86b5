import type { Unit } from "#domain/display/unit.ts";
import { descriptionIn } from "../shared/description.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { framesText, LEVEL_WORDS, row } from "./row.ts";
import { rows } from "./rows.ts";
import { COLOUR_WORDS, screens } from "./screens.ts";
import { space } from "./space.ts";

export const UNIT_WORDS: Readonly<Record<Unit, { readonly one: string; readonly many: string }>> = {
  in: { one: "pulgada", many: "pulgadas" },
  cm: { one: "centímetro", many: "centímetros" },
};

const PLACES = [
  "primera",
  "segunda",
  "tercera",
  "cuarta",
  "quinta",
  "sexta",
  "séptima",
  "octava",
  "novena",
  "décima",
] as const;

export const description = descriptionIn({
  parts: { numbers, distances, screens, rows, space, row },
  ...screens,
  framesText,
  gap: (length) => `${length} de separación`,
  away: (distance) => `a ${distance}`,
  display: (diagonal, unit, ratio, count) => {
    const single = `${diagonal} ${UNIT_WORDS[unit][diagonal === "1" ? "one" : "many"]} ${ratio}`;
    return count === 1 ? single : `${count} veces ${single} una al lado de otra`;
  },
  sides: (width, height, unit) => `${width} por ${height} ${UNIT_WORDS[unit].many}`,
  curved: (radius, straight, depth, unit) => {
    const { many } = UNIT_WORDS[unit];
    return `curva con un radio de ${radius} milímetros, ${straight} ${many} en línea recta, ${depth} ${many} de fondo`;
  },
  showing: (width, height, scaling) => `muestra ${width} por ${height} píxeles al ${scaling}`,
  notDrawn: "sin dibujar, no tiene resolución",
  coloured: (colour, display) => `${COLOUR_WORDS[colour]}, ${display}`,
  named: (name, display) => `${name}: ${display}`,
  picture: (ratio, diagonal, unit) => `imagen ${ratio} de ${diagonal} ${UNIT_WORDS[unit].many}`,
  filling: (angle, distance) => `ocupa ${angle} desde ${distance}`,
  comparisonOf: (screens) => (screens === null ? "Comparación sin pantallas" : `Comparación de pantallas: ${screens}`),
  inSpace: (space) => ` en un espacio de ${space}`,
  fits: (screens) => `: ${numbers.listText(screens.map(({ title, fits }) => `${title} ${fits ? "cabe" : "no cabe"}`))}`,
  fromSeat: "No está a escala: se ve como desde el asiento",
  inPixels: "En píxeles, no a escala en longitudes",
  forScale: (objects) => `Como referencia: ${objects}`,
  inRow: (place, level, raised, frames) => {
    const on = place === null ? "" : ` en ${place.text}`;
    return [`En fila de izquierda a derecha${on}`, LEVEL_WORDS[level], ...raised, frames].join(", ");
  },
  frame: (length) => `${length} de marco a cada lado`,
  raised: (title, by, isUp) => `${title} ${by} más ${isUp ? "arriba" : "abajo"}`,
  changes: {
    removed: (number) => `Pantalla ${number} quitada`,
    added: (number, screen) => `Pantalla ${number} añadida: ${screen}`,
    changed: (number, screen) => `La pantalla ${number} ahora es ${screen}`,
    moved: (title, number, count) => `${title}, ${PLACES[number - 1] ?? number} de ${numbers.countText(count)}`,
    raised: (title, by, isUp) => `${title}, ${by} más ${isUp ? "arriba" : "abajo"}`,
    onTheLine: (title) => `${title}, en la línea`,
    space: (space) => `Espacio de ${space}`,
    noSpace: "Espacio quitado",
  },
});
export const { labelText, labelParts, describeComparison, describeScreen, describeChanges } = description;
