import { colourHex } from "../../domain/display/colour.ts";
import { LABEL_END, LABEL_HEIGHT, LABEL_TEXT_INSET, type Label } from "../scene/place-labels.ts";
import { textWidth } from "../scene/text-width.ts";
import styles from "./drawing.module.css";

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
      <rect
        className={styles.chip}
        x={0.5}
        y={0.5}
        style={{ width: chipWidth(label) }}
        height={LABEL_HEIGHT - 1}
        rx={4}
      />
      <rect x={6} y={5} width={8} height={10} rx={2} fill={colourHex(label.colour)} />
      <text x={LABEL_TEXT_INSET} y={14.5}>
        {label.text}
      </text>
    </g>
  );
}

/** In widths of the font's own digits (`ch`), upper estimates again. */
const NUMERIC = [
  { characters: /\d/, width: 1 },
  { characters: /[\s.:]/, width: 0.55 },
  { characters: /″/, width: 0.75 },
];

/** The place that is kept for a chip fits the widest font; what is drawn ends where the numbers end in the font in use. */
function chipWidth({ text, width }: Label): string {
  let digits = 0;
  let others = "";
  for (const character of text) {
    const numeric = NUMERIC.find(({ characters }) => characters.test(character));
    if (numeric === undefined) others += character;
    else digits += numeric.width;
  }
  const frame = LABEL_TEXT_INSET + LABEL_END - 1;
  return `min(${width - 1}px, ${frame + textWidth(others)}px + ${digits}ch)`;
}
