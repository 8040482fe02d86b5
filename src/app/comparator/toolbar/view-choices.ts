import type { Dispatch } from "react";
import { CONTENTS, contentText } from "../../../comparison/content.ts";
import type { HistoryAction } from "../../../comparison/history.ts";
import { objectName } from "../../../comparison/object-text.ts";
import { isToScale } from "../../../comparison/scale-mode.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { unitsOf } from "../../../comparison/units.ts";
import { KNOWN_OBJECTS } from "../../../domain/display/known-object.ts";
import type { MenuItem } from "../../../ui/menu.tsx";
import { chooseLengths } from "../lengths-choice.ts";

const UNITS = ["in", "cm"] as const;
const UNIT_NAMES = { in: "Inches", cm: "Centimetres" };

/** The items of the View menu behind the scales: the unit of lengths (D36), what the screens show (D33), and what is drawn for scale (D31). */
export function viewChoices(comparison: Comparison, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  const { content, objects, scale } = comparison;
  const lengths = UNITS.map((unit) => ({
    label: UNIT_NAMES[unit],
    ...(unit === UNITS[0] ? { heading: "Lengths" } : {}),
    checked: unit === unitsOf(comparison).first,
    onSelect: () => chooseLengths(unit, comparison, dispatch),
  }));
  const contents = CONTENTS.map((each) => ({
    label: each === "none" ? "No film" : `${contentText(each)} film`,
    ...(each === "none" ? { heading: "Film" } : {}),
    // In pixels nothing is drawn but what has pixels.
    disabled: scale === "pixels",
    checked: each === content,
    onSelect: () => dispatch({ type: "set-view", view: { content: each } }),
  }));
  const drawn = KNOWN_OBJECTS.map((object) => ({
    label: objectName(object),
    ...(object === KNOWN_OBJECTS[0] ? { heading: "Objects for scale" } : {}),
    multiple: true,
    // From the seat they would need a distance of their own.
    disabled: !isToScale(scale),
    checked: objects.includes(object),
    onSelect: () => dispatch({ type: "toggle-object", object }),
  }));
  return [...lengths, ...contents, ...drawn];
}
