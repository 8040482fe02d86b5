import { DRAWING_TEXTS } from "../../src/comparison/drawing-text.ts";
import { comparisonWith } from "../../src/comparison/state.ts";
import { unitsOf } from "../../src/comparison/units.ts";
import type { Screen } from "../../src/domain/display/screen.ts";
import type { Size } from "../../src/domain/geometry/size.ts";
import { composeScene as compose, type SceneOptions } from "../../src/drawing/scene/compose-scene.ts";
import type { Scene } from "../../src/drawing/scene/marks.ts";

/** A scene of screens whose ids are their numbers, with the site's words. */
export function composeScene(screens: readonly Screen[], area: Size, options: Partial<SceneOptions> = {}): Scene {
  const comparison = comparisonWith(screens);
  return compose(comparison.screens, area, { texts: DRAWING_TEXTS, unit: unitsOf(comparison).first, ...options });
}
