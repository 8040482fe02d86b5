import { useMemo } from "react";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AboveOptions, composeAbove } from "../scene/above/compose-above.ts";
import { aboveElements } from "./above-elements.ts";
import styles from "./drawing.module.css";
import { viewBoxOf } from "./element.ts";
import { writeReact } from "./write-react.ts";

interface AboveDrawingProps {
  comparison: Comparison;
  /** Its one text alternative. */
  description: string;
  texts: AboveOptions["texts"];
  /** In pixels. */
  area: Size;
  highlighted: ScreenId | null;
}

/** The screens from above with the eye in front of them, to scale (D61). */
export function AboveDrawing({ comparison, description, texts, area, highlighted }: AboveDrawingProps) {
  const { screens, distance, lengths: unit } = comparison;
  const scene = useMemo(
    () => composeAbove(screens, area, { texts, unit, distance, highlighted }),
    [screens, texts, area, unit, distance, highlighted],
  );
  if (scene === null) return null;
  return (
    <svg role="img" aria-label={description} className={styles.drawing} {...viewBoxOf(area)}>
      {writeReact(aboveElements(scene), { classNames: styles })}
    </svg>
  );
}
