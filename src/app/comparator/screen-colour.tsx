import { type ColourName, colourHex } from "#domain/display/colour.ts";
import styles from "./answer/answer.module.css";
import ringStyles from "./number-ring.module.css";

/** For the styles: the colour of a screen's outline. */
export function screenColour(colour: ColourName): React.CSSProperties {
  return { "--screen-colour": colourHex(colour) } as React.CSSProperties;
}

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
    <span aria-hidden="true" className={`${ringStyles.ring} ${className}`} style={screenColour(colour)}>
      {number}
    </span>
  );
}

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
