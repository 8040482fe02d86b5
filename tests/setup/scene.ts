import { DRAWING_TEXTS } from "../../src/comparison/drawing-text.ts";
import { listScreens } from "../../src/comparison/listed-screen.ts";
import type { Screen } from "../../src/domain/display/screen.ts";
import type { Size } from "../../src/domain/geometry/size.ts";
import { composeScene as compose, type SceneOptions } from "../../src/drawing/scene/compose-scene.ts";
import type { Scene } from "../../src/drawing/scene/marks.ts";

/** A scene of screens whose ids are their numbers, with the site's words. */
export function composeScene(screens: readonly Screen[], area: Size, options: Partial<SceneOptions> = {}): Scene {
  return compose(listScreens(screens), area, { texts: DRAWING_TEXTS, ...options });
}
