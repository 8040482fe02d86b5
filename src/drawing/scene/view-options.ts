import type { View } from "../../comparison/view.ts";
import type { SceneOptions } from "./compose-scene.ts";

/** What the visitor chose to see, for a scene. */
export function viewOptions({
  arrangement,
  content,
  objects,
  scale,
  distance,
}: View): Required<Pick<SceneOptions, "arrangement" | "content" | "objects" | "seat">> {
  return { arrangement, content, objects, seat: scale === "seat" ? distance : null };
}
