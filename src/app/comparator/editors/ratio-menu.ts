import type { Dispatch } from "react";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { ASPECT_RATIO_PRESETS } from "../../../domain/display/screen.ts";
import type { MenuContent } from "../../../ui/menu.tsx";

/** The ratios that fill both inputs of an editor (D8). */
export function ratioMenu(id: ScreenId, dispatch: Dispatch<ComparisonAction>): MenuContent {
  const items = ASPECT_RATIO_PRESETS.map((ratio) => ({
    label: `${ratio.width}:${ratio.height}`,
    onSelect: () => dispatch({ type: "preset", id, ratio }),
  }));
  return { label: "Popular aspect ratios", items };
}
