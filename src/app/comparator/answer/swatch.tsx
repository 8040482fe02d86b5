import type { CSSProperties } from "react";
import { type ColourName, colourHex } from "../../../domain/display/colour.ts";
import styles from "./answer.module.css";

/** A square of a screen's colour before its name. */
export function Swatch({ colour }: { colour: ColourName }) {
  return (
    <span
      aria-hidden="true"
      className={styles.swatch}
      style={{ "--screen-colour": colourHex(colour) } as CSSProperties}
    />
  );
}
