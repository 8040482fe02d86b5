import { blendingDistance, NORMAL_SIGHT } from "./definitions.ts";
import { outerWidth } from "./desk-work.ts";
import { density, distanceFor, height, inches, width } from "./figures.ts";

/** Where to sit for films (D42), and what the articles assume of televisions and living rooms. Lengths in inches. */

/** From where a screen fills 40°. */
export const filmsFrom = (address: string) => distanceFor(width(address), 40);
/** To where it fills 30°. */
export const filmsTo = (address: string) => distanceFor(width(address), 30);

/** Up to where more than so many pixels across look sharper; 20/20 sight unless it says otherwise. */
export const sharperUpTo = (address: string, across: number, perDegree = NORMAL_SIGHT) =>
  blendingDistance(density(address, across), perDegree);

/** How high the middle of a television hangs where nobody has measured the eyes (D31). */
export const MIDDLE = inches(107);
/** How high it may be above a seat so far away: THX's 15° above the eyes. */
export const highestMiddle = (distance: number) => MIDDLE + distance * Math.tan(Math.PI / 12);

/** A cabinet of our examples, and what a television's feet add. */
export const CABINET = inches(50);
export const FEET = inches(7);
/** As long as the set is wide, in steps of 5 cm. */
export const cabinetFor = (address: string) => inches(5) * Math.ceil(outerWidth(address) / inches(5));
/** How high a cabinet is on whose top the middle of the picture is where it belongs. */
export const cabinetHeight = (address: string) => MIDDLE - height(address) / 2 - FEET;
/** A shorter one of our examples, for a set with one foot in the middle. */
export const SHORT_CABINET = inches(120);

const GAZE = Math.PI / 18;
const BED_EYES = { eyes: inches(30), eyeHeight: inches(85), distance: inches(200) };
/** A bed of our examples: eyes so far from the headboard and above the floor, that look up by 10° at the middle of a set. */
export const BED = {
  ...BED_EYES,
  length: inches(200),
  middle: BED_EYES.eyeHeight + BED_EYES.distance * Math.tan(GAZE),
};

/** The sizes of televisions that are widely sold, in inches. */
const SOLD = [43, 50, 55, 65, 75, 77, 85, 98];
/** Those for films from so far away. */
export const soldForFilms = (distance: number) =>
  SOLD.filter((size) => filmsFrom(`${size}in-16x9`) <= distance && distance <= filmsTo(`${size}in-16x9`));
/** The largest of them that fits into a clear width with its frame. */
export const largestSold = (clear: number) => SOLD.findLast((size) => outerWidth(`${size}in-16x9`) <= clear);
