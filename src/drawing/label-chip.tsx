import { colourHex } from "../domain/display/colour.ts";
import styles from "./drawing.module.css";
import { LABEL_HEIGHT, LABEL_TEXT_INSET, type Label } from "./scene-labels.ts";

interface LabelChipProps {
  label: Label;
  lifted: boolean;
  /** A CSS transform that moves the chip's top left corner to its place. */
  transform: string;
}

/** The chip that names an outline: a swatch of its colour, its diagonal and its ratio. */
export function LabelChip({ label, lifted, transform }: LabelChipProps) {
  return (
    <g data-label={label.number} data-lifted={lifted || undefined} className={styles.label} style={{ transform }}>
      <rect className={styles.chip} x={0.5} y={0.5} width={label.width - 1} height={LABEL_HEIGHT - 1} rx={4} />
      <rect x={6} y={5} width={8} height={10} rx={2} fill={colourHex(label.colour)} />
      <text x={LABEL_TEXT_INSET} y={14.5}>
        {label.text}
      </text>
    </g>
  );
}
