import type { ScaleMode } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import type { SceneOptions } from "./compose-scene.ts";
import { type Sizing, TO_SCALE } from "./sizing.ts";

/** What the visitor chose to see, for a scene. */
export function viewOptions(
  comparison: Comparison,
): Required<Pick<SceneOptions, "arrangement" | "unit" | "content" | "objects" | "sizing" | "space" | "row">> {
  const { arrangement, content, objects, scale, distance, space, frame, level, lengths } = comparison;
  return {
    arrangement,
    unit: lengths,
    // A film has no pixels of its own.
    content: scale === "pixels" ? "none" : content,
    objects,
    space: space && { space, frame },
    row: { frame, level },
    sizing: sizingOf(scale, distance),
  };
}

function sizingOf(scale: ScaleMode, distance: number | null): Sizing {
  if (scale === "pixels") return { by: "pixels" };
  return scale === "seat" ? { by: "angle", distance } : TO_SCALE;
}
