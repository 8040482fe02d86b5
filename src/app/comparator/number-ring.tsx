import type { ColourName } from "#domain/display/colour.ts";
import styles from "./number-ring.module.css";
import { screenColour } from "./screen-colour.ts";

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
    <span aria-hidden="true" className={`${styles.ring} ${className}`} style={screenColour(colour)}>
      {number}
    </span>
  );
}
