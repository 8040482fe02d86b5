import type { Dispatch } from "react";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { resolutionName } from "../../../domain/catalogue/resolution-name.ts";
import { resolutionText } from "../../../domain/display/resolution.ts";
import type { MenuContent } from "../../../ui/menu.tsx";

/** The resolutions that are sold most, by shape and size (D28). */
export const RESOLUTIONS = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 5120, height: 2880 },
  { width: 1920, height: 1200 },
  { width: 2560, height: 1600 },
  { width: 2560, height: 1080 },
  { width: 3440, height: 1440 },
  { width: 3840, height: 1600 },
  { width: 5120, height: 1440 },
] as const;

export function resolutionMenu(id: ScreenId, dispatch: Dispatch<ComparisonAction>): MenuContent {
  const items = RESOLUTIONS.map((resolution) => ({
    label: [resolutionText(resolution), resolutionName(resolution) ?? []].flat().join(" · "),
    onSelect: () => dispatch({ type: "preset", id, ratio: resolution }),
  }));
  return { label: "Resolutions", items };
}
