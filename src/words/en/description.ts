import type { Unit } from "#domain/display/unit.ts";
import { descriptionIn } from "../shared/description.ts";
import { distances } from "./distances.ts";
import { numbers } from "./numbers.ts";
import { framesText, LEVEL_WORDS, row } from "./row.ts";
import { rows } from "./rows.ts";
import { COLOUR_WORDS, screens } from "./screens.ts";
import { space } from "./space.ts";

export const UNIT_WORDS: Readonly<Record<Unit, { readonly one: string; readonly many: string }>> = {
  in: { one: "inch", many: "inches" },
  cm: { one: "centimetre", many: "centimetres" },
};

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"] as const;

export const description = descriptionIn({
  parts: { numbers, distances, screens, rows, space, row },
  framesText,
  gap: (length) => `${length} gap`,
  away: (distance) => `${distance} away`,
  display: (diagonal, unit, ratio, count) => {
    const single = `${diagonal} ${UNIT_WORDS[unit].one} ${ratio}`;
    return count === 1 ? single : `${count} times ${single} side by side`;
  },
  sides: (width, height, unit) => `${width} by ${height} ${UNIT_WORDS[unit].many}`,
  curved: (radius, straight, depth, unit) => {
    const { many } = UNIT_WORDS[unit];
    return `curved with a radius of ${radius} millimetres, ${straight} ${many} straight, ${depth} ${many} deep`;
  },
  showing: (width, height, scaling) => `showing ${width} by ${height} pixels at ${scaling}`,
  notDrawn: "not drawn, no resolution",
  coloured: (colour, display) => `${COLOUR_WORDS[colour]} ${display}`,
  named: (name, display) => `${name}: ${display}`,
  picture: (ratio, diagonal, unit) => `${ratio} picture of ${diagonal} ${UNIT_WORDS[unit].many}`,
  filling: (angle, distance) => `filling ${angle} from ${distance}`,
  comparisonOf: (screens) => `Comparison of ${screens ?? "no screens"}`,
  inSpace: (space) => ` in a space of ${space}`,
  fits: (screens) =>
    `: ${numbers.listText(screens.map(({ title, fits }) => `${title} ${fits ? "fits" : "does not fit"}`))}`,
  fromSeat: "Not to scale: as seen from the seat",
  inPixels: "In pixels, not to scale in inches",
  forScale: (objects) => `For scale: ${objects}`,
  inRow: (place, level, raised, frames) => {
    const on = place === null ? "" : ` ${place.is === "width" ? "on" : "in"} ${place.text}`;
    return [`In a row from left to right${on}`, LEVEL_WORDS[level], ...raised, frames].join(", ");
  },
  frame: (length) => `${length} of frame on each side`,
  raised: (title, by, isUp) => `${title} ${isUp ? "raised" : "lowered"} by ${by}`,
  changes: {
    removed: (number) => `Screen ${number} removed`,
    added: (number, screen) => `Screen ${number} added: ${screen}`,
    changed: (number, screen) => `Screen ${number} is now ${screen}`,
    moved: (title, number, count) => `${title}, ${PLACES[number - 1] ?? number} of ${numbers.countText(count)}`,
    raised: (title, by, isUp) => `${title}, ${isUp ? "raised" : "lowered"} by ${by}`,
    onTheLine: (title) => `${title}, on the line`,
    space: (space) => `Space of ${space}`,
    noSpace: "Space removed",
  },
});
export const { labelText, labelParts, spokenScreen, describeComparison, describeScreen, describeChanges } = description;
