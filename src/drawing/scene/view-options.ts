import type { Comparison } from "../../comparison/state.ts";
import { unitsOf } from "../../comparison/units.ts";
import { USUAL_DISTANCE } from "../../domain/viewing/seat.ts";
import type { SceneOptions } from "./compose-scene.ts";

/** What the visitor chose to see, for a scene. */
export function viewOptions(
  comparison: Comparison,
): Required<Pick<SceneOptions, "arrangement" | "unit" | "content" | "objects" | "seat" | "space">> {
  const { arrangement, content, objects, scale, distance, space, frame } = comparison;
  return {
    arrangement,
    unit: unitsOf(comparison).first,
    content,
    objects,
    space: space && { space, frame },
    seat: scale === "seat" ? (distance ?? USUAL_DISTANCE) : null,
  };
}
