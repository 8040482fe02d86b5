import type { Label } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { type PointerProps, pointerEvents } from "./pointer-events.ts";

interface LabelTextProps extends PointerProps {
  label: Label;
  /** A CSS transform that moves the label's top left corner to its place. */
  transform: string;
}

/** A swatch and the text that names an outline. */
export function LabelText({ label, transform, ...handlers }: LabelTextProps) {
  const { number, width, height, swatch, text, halo, bold, opacity } = label;
  return (
    <g
      data-label={number}
      data-bold={bold || undefined}
      className={styles.label}
      fontSize={text.fontSize}
      opacity={opacity}
      style={{ transform }}
      {...pointerEvents(number, handlers)}
    >
      <rect width={width} height={height} fill="none" pointerEvents="all" />
      <rect
        x={swatch.x}
        y={swatch.y}
        width={swatch.width}
        height={swatch.height}
        rx={swatch.radius}
        fill={swatch.colour}
      />
      <text x={text.x} y={text.y} className={halo ? styles.halo : undefined}>
        {text.content}
      </text>
    </g>
  );
}
