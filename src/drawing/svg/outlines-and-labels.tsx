import { DRAWING_TEXTS } from "../../comparison/drawing-text.ts";
import { listScreens } from "../../comparison/listed-screen.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene } from "../scene/compose-scene.ts";
import type { MarkKind } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { MARK_ELEMENTS } from "./mark-elements.ts";
import { writeReact } from "./write-react.ts";

const KINDS: readonly MarkKind[] = ["outlines", "sharedEdges", "labels"];

interface OutlinesAndLabelsProps {
  screens: readonly Screen[];
  area: Size;
  textScale: number;
}

/** Part of a drawing inside another picture, such as one that explains the page. Nothing finds its outlines as the page's. */
export function OutlinesAndLabels({ screens, area, textScale }: OutlinesAndLabelsProps) {
  const scene = composeScene(listScreens(screens), area, { texts: DRAWING_TEXTS, textScale });
  const elements = KINDS.flatMap((kind) => MARK_ELEMENTS[kind](scene));
  return writeReact(elements, { classNames: styles, withData: false });
}
