import type { CSSProperties } from "react";
import type { Outline } from "../scene/marks.ts";
import styles from "./drawing.module.css";

interface OutlineRectProps {
  outline: Outline;
  /** Its place and size as CSS lengths. */
  style: CSSProperties;
  highlighted?: boolean;
  onHighlight?(number: number | null): void;
}

export function OutlineRect({ outline, style, highlighted = false, onHighlight }: OutlineRectProps) {
  const { number, stroke, fill } = outline;
  return (
    <rect
      data-outline={number}
      data-highlighted={highlighted || undefined}
      className={styles.outline}
      stroke={stroke.colour}
      strokeWidth={stroke.width}
      fill={fill.colour}
      fillOpacity={fill.opacity}
      style={style}
      onPointerEnter={() => onHighlight?.(number)}
      onPointerLeave={() => onHighlight?.(null)}
    />
  );
}
