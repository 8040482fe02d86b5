import type { Dispatch } from "react";
import { CONTENTS } from "#comparison/content.ts";
import type { HistoryAction } from "#comparison/history.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import type { MenuContent } from "#ui/menu.tsx";
import { toolbar } from "#words/page/toolbar.ts";

/** What the drawing shows beside the screens: a film on them (D33), and things of known size (D31). */
export function showMenu(comparison: Comparison, dispatch: Dispatch<HistoryAction>): MenuContent {
  const words = toolbar.show;
  const { content, objects, scale } = comparison;
  const { first: unit } = unitsOf(comparison);
  const films = CONTENTS.map((each) => ({
    label: words.film(each),
    ...(each === "none" ? { heading: words.films, strip: true } : {}),
    // In pixels nothing is drawn but what has pixels.
    disabled: scale === "pixels",
    checked: each === content,
    onSelect: () => dispatch({ type: "set-view", view: { content: each } }),
  }));
  const things = KNOWN_OBJECTS.map((object) => ({
    label: words.object(object),
    details: [words.objectSize(object, unit)],
    ...(object === KNOWN_OBJECTS[0] ? { heading: words.objects } : {}),
    multiple: true,
    // From the seat they would need a distance of their own.
    disabled: !isToScale(scale),
    checked: objects.includes(object),
    onSelect: () => dispatch({ type: "toggle-object", object }),
  }));
  return { label: words.label, items: [...films, ...things], align: "start" };
}
