import type { Unit } from "#domain/display/unit.ts";
import { descriptionIn } from "../shared/description.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { framesText, LEVEL_WORDS, row } from "./row.ts";
import { rows } from "./rows.ts";
import { COLOUR_WORDS, screens } from "./screens.ts";
import { space } from "./space.ts";

export const UNIT_WORDS: Readonly<Record<Unit, { readonly one: string; readonly many: string }>> = {
  in: { one: "pouce", many: "pouces" },
  cm: { one: "centimètre", many: "centimètres" },
};

const PLACES = [
  "premier",
  "deuxième",
  "troisième",
  "quatrième",
  "cinquième",
  "sixième",
  "septième",
  "huitième",
  "neuvième",
  "dixième",
] as const;

export const description = descriptionIn({
  parts: { numbers, distances, screens, rows, space, row },
  framesText,
  gap: (length) => `écart de ${length}`,
  away: (distance) => `à ${distance}`,
  display: (diagonal, unit, ratio, count) => {
    const single = `${diagonal} ${UNIT_WORDS[unit].many} ${ratio}`;
    return count === 1 ? single : `${count} fois ${single} côte à côte`;
  },
  sides: (width, height, unit) => `${width} sur ${height} ${UNIT_WORDS[unit].many}`,
  curved: (radius, straight, depth, unit) => {
    const { many } = UNIT_WORDS[unit];
    return `incurvé avec un rayon de ${radius} millimètres, ${straight} ${many} en ligne droite, ${depth} ${many} de profondeur`;
  },
  showing: (width, height, scaling) => `affiche ${width} sur ${height} pixels à ${scaling}`,
  notDrawn: "non dessiné, sans résolution",
  coloured: (colour, display) => `${COLOUR_WORDS[colour]}, ${display}`,
  named: (name, display) => `${name}, ${display}`,
  picture: (ratio, diagonal, unit) => `image ${ratio} de ${diagonal} ${UNIT_WORDS[unit].many}`,
  filling: (angle, distance) => `occupe ${angle} à ${distance}`,
  comparisonOf: (screens) => (screens === null ? "Comparaison sans écran" : `Comparaison : ${screens}`),
  inSpace: (space) => `, dans un emplacement de ${space}`,
  fits: (screens) =>
    ` : ${numbers.listText(screens.map(({ title, fits }) => `${title} ${fits ? "tient" : "ne tient pas"}`))}`,
  fromSeat: "Pas à l’échelle : vu de votre place",
  inPixels: "En pixels, pas à l’échelle des tailles réelles",
  forScale: (objects) => `Pour l’échelle : ${objects}`,
  inRow: (place, level, raised, frames) => {
    const on = place === null ? "" : ` ${place.is === "width" ? "sur" : "dans"} ${place.text}`;
    return [`En rangée de gauche à droite${on}`, LEVEL_WORDS[level], ...raised, frames].join(", ");
  },
  frame: (length) => `cadre de ${length} de chaque côté`,
  raised: (title, by, isUp) => `${title} ${isUp ? "relevé" : "abaissé"} de ${by}`,
  changes: {
    removed: (number) => `Écran ${number} supprimé`,
    added: (number, screen) => `Écran ${number} ajouté : ${screen}`,
    changed: (number, screen) => `Écran ${number}, maintenant : ${screen}`,
    moved: (title, number, count) => `${title}, ${PLACES[number - 1] ?? number} sur ${numbers.countText(count)}`,
    raised: (title, by, isUp) => `${title}, ${isUp ? "relevé" : "abaissé"} de ${by}`,
    onTheLine: (title) => `${title}, sur la ligne`,
    space: (space) => `Emplacement de ${space}`,
    noSpace: "Emplacement supprimé",
  },
});
export const { labelText, labelParts, describeComparison, describeScreen, describeChanges } = description;
