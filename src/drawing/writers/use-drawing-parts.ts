import { useEffect, useState } from "react";
import type { DescribedView } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import { composePlainScene } from "../scene/plain-scene.ts";
import { viewOptions } from "../scene/view-options.ts";
import { PLAIN_MARKS } from "./drawing-marks.tsx";
import type { DrawingParts } from "./drawing-parts.ts";

/** Draws the screens to scale, without seams, film, objects and highlight. */
const PLAIN_DRAWING: DrawingParts = { composeScene: composePlainScene, marks: PLAIN_MARKS };

/** What the latest try to load has given. All later drawings, such as the one on paper, start with it. */
let latestParts: DrawingParts | null = null;

/**
 * The parts that a comparison needs; null while they load. A highlight shows once they are there. Without a connection the
 * drawing is plain, and the next change tries again.
 */
export function useDrawingParts(
  screens: readonly Screen[],
  view: DescribedView | undefined,
  hasHighlight: boolean,
): DrawingParts | null {
  const [parts, setParts] = useState(latestParts);
  useEffect(() => {
    if (!hasHighlight && !needsFullDrawing(screens, view)) return;
    import("./full-drawing.tsx")
      .then(
        ({ FULL_DRAWING }) => FULL_DRAWING,
        () => PLAIN_DRAWING,
      )
      .then((loaded) => {
        latestParts = loaded;
        setParts(loaded);
      });
  }, [screens, view, hasHighlight]);
  return parts ?? (needsFullDrawing(screens, view) ? null : PLAIN_DRAWING);
}

function needsFullDrawing(screens: readonly Screen[], view: DescribedView | undefined): boolean {
  const { content, objects, seat } = viewOptions(view);
  return content !== "none" || objects.length > 0 || seat !== null || screens.some(({ count }) => count !== undefined);
}
