import type { Label } from "../scene/marks.ts";
import styles from "./drawing.module.css";

interface LabelChipProps {
  label: Label;
  /** A CSS transform that moves the chip's top left corner to its place. */
  transform: string;
  highlighted?: boolean;
  onHighlight?(number: number | null): void;
}

export function LabelChip({ label, transform, highlighted = false, onHighlight }: LabelChipProps) {
  const { number, chip, chipWidth, swatch, text } = label;
  return (
    <g
      data-label={number}
      data-highlighted={highlighted || undefined}
      className={styles.label}
      fontSize={text.fontSize}
      style={{ transform }}
      onPointerEnter={() => onHighlight?.(number)}
      onPointerLeave={() => onHighlight?.(null)}
    >
      {/* The chip's place fits the widest font. Here the font is known, so the chip ends where its text ends. */}
      <rect
        className={styles.chip}
        x={chip.x}
        y={chip.y}
        style={{ width: `min(${chip.width}px, ${chipWidth.pixels}px + ${chipWidth.digits}ch)` }}
        height={chip.height}
        rx={chip.radius}
      />
      <rect
        x={swatch.x}
        y={swatch.y}
        width={swatch.width}
        height={swatch.height}
        rx={swatch.radius}
        fill={swatch.colour}
      />
      <text x={text.x} y={text.y}>
        {text.content}
      </text>
    </g>
  );
}
