import { type ColourName, colourHex } from "#domain/display/colour.ts";

/** For the styles: the colour of a screen's outline. */
export function screenColour(colour: ColourName): React.CSSProperties {
  return { "--screen-colour": colourHex(colour) } as React.CSSProperties;
}
