import { comparisonWith } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { composeScene as compose, type SceneOptions } from "#drawing/scene/compose-scene.ts";
import type { Scene } from "#drawing/scene/marks.ts";
import { drawing } from "#words/en/drawing.ts";

/** A scene of screens whose ids are their numbers, with the site's words. */
export function composeScene(screens: readonly Screen[], area: Size, options: Partial<SceneOptions> = {}): Scene {
  const comparison = comparisonWith(screens);
  return compose(comparison.screens, area, { texts: drawing, unit: unitsOf(comparison).first, ...options });
}
