import type { ColourName } from "#domain/display/colour.ts";
import { NumberRing } from "../number-ring.tsx";
import { screenColour } from "../screen-colour.ts";
import styles from "./answer.module.css";

interface SwatchProps {
  colour: ColourName;
  /** Shown in place of the square, where the drawing has numbers for labels. */
  number?: number | undefined;
  /** Of a screen that is not drawn yet. */
  dashed?: boolean;
}

/** A square of a screen's colour before its name, or its numbered ring. */
export function Swatch({ colour, number, dashed = false }: SwatchProps) {
  if (number !== undefined) return <NumberRing number={number} colour={colour} />;
  return (
    <span aria-hidden="true" className={styles.swatch} data-dashed={dashed || undefined} style={screenColour(colour)} />
  );
}
