import type { CSSProperties } from "react";
import type { Outline } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { type PointerProps, pointerEvents } from "./pointer-events.ts";

interface OutlineRectProps extends PointerProps {
  outline: Outline;
  /** Its place and size as CSS lengths. */
  style: CSSProperties;
}

/** Its fill selects it where no smaller outline lies in front. */
export function OutlineRect({ outline, style, ...handlers }: OutlineRectProps) {
  const { number, stroke, fill, opacity } = outline;
  return (
    <rect
      data-outline={number}
      className={styles.outline}
      stroke={stroke.colour}
      strokeWidth={stroke.width}
      fill={fill.colour}
      fillOpacity={fill.opacity}
      opacity={opacity}
      style={style}
      {...pointerEvents(number, handlers)}
    />
  );
}
