import { GRID_OPACITY, SCHEMES } from "../colours.ts";

type Scheme = (typeof SCHEMES)[keyof typeof SCHEMES];

const FONT = 'Inter,system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif';

/** What the classes of elements mean in a file. Colours are written out, since many programs know no custom properties. */
const CLASSES = [
  `text{font-family:${FONT};font-variant-numeric:tabular-nums}`,
  ".haloText{paint-order:stroke;stroke-width:4px;stroke-linejoin:round}",
  `.fineLine{stroke-opacity:${GRID_OPACITY.fine}}.gridLine{stroke-opacity:${GRID_OPACITY.coarse}}`,
].join("");

/** For a file in light colours. */
export const LIGHT_STYLE = CLASSES + coloursOf(SCHEMES.light);

/** For a file in dark colours. */
export const DARK_STYLE = CLASSES + coloursOf(SCHEMES.dark);

/** For a file in the reader's colour scheme. A program that knows no media queries shows the light one. */
export const SCHEME_STYLE = `${LIGHT_STYLE}@media(prefers-color-scheme:dark){${coloursOf(SCHEMES.dark)}}`;

function coloursOf({ paper, control, ink, muted, wall, hatching }: Scheme): string {
  return [
    `.back{fill:${paper}}.text,.haloText{fill:${ink}}.haloText{stroke:${paper}}.quietText{fill:${muted}}`,
    `.capsule{fill:${paper}}.casing{stroke:${paper}}.fineLine,.gridLine{stroke:${ink}}.extensionLine{stroke:${control}}.quietLine,.objectLine{stroke:${muted}}.wall{fill:${wall}}.wallLine{stroke:${hatching}}.inkLine{stroke:${ink}}`,
  ].join("");
}
