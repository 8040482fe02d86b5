import { type Differences, differencesFrom } from "./differences.ts";
import { hasResolution, type ListedScreen } from "./listed-screen.ts";
import { baseOf, type Comparison } from "./state.ts";

/** A screen beside the base. */
export interface ComparedScreen extends ListedScreen {
  readonly isBase: boolean;
  /** Whether the drawing has it; in pixels not without a resolution (D46). */
  readonly isDrawn: boolean;
  /** The difference between the drawn size and the base. Null for the base itself and for a screen that is not drawn. */
  readonly differences: Differences | null;
}

/** What the drawing has of a comparison: in pixels only screens with a resolution, and so a base among them (D46). */
function drawnPart(comparison: Comparison): Comparison {
  if (comparison.scale !== "pixels") return comparison;
  return { ...comparison, screens: comparison.screens.filter(hasResolution) };
}

/** Every screen, in the list's order. */
export function comparedScreens(comparison: Comparison): readonly ComparedScreen[] {
  const { screens, scale } = comparison;
  const drawn = drawnPart(comparison);
  const base = baseOf(drawn);
  const unit = scale === "pixels" ? "px" : "in";
  return screens.map((listed) => ({
    ...listed,
    isBase: listed === base,
    isDrawn: drawn.screens.includes(listed),
    differences: listed === base || base === null ? null : differencesFrom(base.screen, listed.screen, unit),
  }));
}
