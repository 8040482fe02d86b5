import { NO_OBJECTS } from "../../comparison/objects.ts";
import type { DescribedView } from "../../comparison/screen-text.ts";
import { USUAL_DISTANCE } from "../../domain/viewing/seat.ts";
import type { SceneOptions } from "./compose-scene.ts";

/** What the visitor chose to see, for a scene. */
export function viewOptions(view: DescribedView = {}): Required<Pick<SceneOptions, "content" | "objects" | "seat">> {
  const { content = "none", objects = NO_OBJECTS, scale, distance = USUAL_DISTANCE } = view;
  return { content, objects, seat: scale === "seat" ? distance : null };
}
