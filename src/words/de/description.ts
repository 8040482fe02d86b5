import type { Unit } from "#domain/display/unit.ts";
import { descriptionIn } from "../shared/description.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { framesText, LEVEL_WORDS, row } from "./row.ts";
import { rows } from "./rows.ts";
import { COLOUR_WORDS, screens } from "./screens.ts";
import { space } from "./space.ts";

export const UNIT_WORDS: Readonly<Record<Unit, { readonly one: string; readonly many: string }>> = {
  in: { one: "Zoll", many: "Zoll" },
  cm: { one: "Zentimeter", many: "Zentimeter" },
};

const PLACES = [
  "erster",
  "zweiter",
  "dritter",
  "vierter",
  "fünfter",
  "sechster",
  "siebter",
  "achter",
  "neunter",
  "zehnter",
] as const;

export const description = descriptionIn({
  parts: { numbers, distances, screens, rows, space, row },
  framesText,
  gap: (length) => `${length} Lücke`,
  away: (distance) => `${distance} entfernt`,
  display: (diagonal, unit, ratio, count) => {
    const single = `${diagonal} ${UNIT_WORDS[unit].one} ${ratio}`;
    return count === 1 ? single : `${count} mal ${single} nebeneinander`;
  },
  sides: (width, height, unit) => `${width} mal ${height} ${UNIT_WORDS[unit].many}`,
  curved: (radius, straight, depth, unit) => {
    const { many } = UNIT_WORDS[unit];
    return `gebogen mit einem Radius von ${radius} Millimetern, gerade gemessen ${straight} ${many}, ${depth} ${many} tief`;
  },
  showing: (width, height, scaling) => `zeigt ${width} mal ${height} Pixel bei ${scaling}`,
  notDrawn: "nicht gezeichnet, keine Auflösung",
  coloured: (colour, display) => `${COLOUR_WORDS[colour]}, ${display}`,
  named: (name, display) => `${name}: ${display}`,
  picture: (ratio, diagonal, unit) => `Bild in ${ratio} mit ${diagonal} ${UNIT_WORDS[unit].many}`,
  filling: (angle, distance) => `füllt ${angle} aus ${distance}`,
  comparisonOf: (screens) => `Vergleich: ${screens ?? "keine Bildschirme"}`,
  inSpace: (space) => `, bei einem Platz von ${space}`,
  fits: (screens) =>
    `: ${numbers.listText(screens.map(({ title, fits }) => `${title} ${fits ? "passt" : "passt nicht"}`))}`,
  fromSeat: "Nicht maßstäblich: vom Sitzplatz gesehen",
  inPixels: "In Pixeln, in Zoll nicht maßstäblich",
  forScale: (objects) => `Zum Größenvergleich: ${objects}`,
  inRow: (place, level, raised, frames) => {
    const on = place === null ? "" : ` ${place.is === "width" ? "auf" : "in"} ${place.text}`;
    return [`In einer Reihe von links nach rechts${on}`, LEVEL_WORDS[level], ...raised, frames].join(", ");
  },
  frame: (length) => `${length} Rahmen an jeder Seite`,
  raised: (title, by, isUp) => `${title} um ${by} ${isUp ? "angehoben" : "abgesenkt"}`,
  changes: {
    removed: (number) => `Bildschirm ${number} entfernt`,
    added: (number, screen) => `Bildschirm ${number} hinzugefügt: ${screen}`,
    changed: (number, screen) => `Bildschirm ${number} ist jetzt ${screen}`,
    moved: (title, number, count) => `${title}, ${PLACES[number - 1] ?? number} von ${numbers.countText(count)}`,
    raised: (title, by, isUp) => `${title}, um ${by} ${isUp ? "angehoben" : "abgesenkt"}`,
    onTheLine: (title) => `${title}, auf der Linie`,
    space: (space) => `Platz von ${space}`,
    noSpace: "Platz entfernt",
  },
});
export const { labelText, labelParts, describeComparison, describeScreen, describeChanges } = description;
