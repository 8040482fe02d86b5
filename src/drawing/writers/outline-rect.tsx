import type { CSSProperties } from "react";
import { type ColourName, colourHex } from "../../domain/display/colour.ts";
import styles from "./drawing.module.css";

interface OutlineRectProps {
  number: number;
  colour: ColourName;
  lifted: boolean;
  /** Its place and size as CSS lengths. */
  style: CSSProperties;
}

export function OutlineRect({ number, colour, lifted, style }: OutlineRectProps) {
  const hex = colourHex(colour);
  return (
    <rect
      data-outline={number}
      data-lifted={lifted || undefined}
      className={styles.outline}
      stroke={hex}
      fill={hex}
      style={style}
    />
  );
}
