import type { ListedScreen, ScreenId } from "#comparison/listed-screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import { composeScene, type SceneOptions } from "./compose-scene.ts";
import { highlightScene } from "./highlighted-scene.ts";
import type { Scene } from "./marks.ts";

/** @param focus the screen that the picture is about: its width and height are drawn in both units, and no other screen's */
export function composePictureScene(
  screens: readonly ListedScreen[],
  focus: ScreenId | null,
  area: Size,
  options: SceneOptions,
): Scene {
  if (focus === null) return composeScene(screens, area, options);
  const scene = composeScene(screens, area, { ...options, measuresPair: false });
  return highlightScene(scene, { id: focus, by: "picture" });
}
