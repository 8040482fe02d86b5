import type { CSSProperties } from "react";
import { type ColourName, colourHex } from "../../domain/display/colour.ts";
import styles from "./number-ring.module.css";

/** The screen's number in the ring that its label has in the drawing (V15). What it stands beside names the screen. */
export function NumberRing({
  number,
  colour,
  className = "",
}: {
  number: number;
  colour: ColourName;
  className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.ring} ${className}`}
      style={{ "--screen-colour": colourHex(colour) } as CSSProperties}
    >
      {number}
    </span>
  );
}
