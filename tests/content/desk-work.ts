import { curve } from "./definitions.ts";
import { distanceFor, height, inches, width } from "./figures.ts";

/** Where to sit at a desk (D42), and what the articles assume of desks. Lengths in inches. */

/** Nobody should sit closer to a screen than this. */
const NEAREST = inches(50);

/** From where a screen fills 60°: closer, the head turns. @param radius of its curve, in centimetres */
export const deskFrom = (address: string, radius?: number) => Math.max(NEAREST, seat(address, 60, radius));
/** To where it fills 40°. */
export const deskTo = (address: string, radius?: number) => seat(address, 40, radius);

/** What a frame adds on each side. */
export const FRAME = inches(1);
/** From the glass of a monitor on its stand to the back edge of the desk. */
export const STAND = inches(15);
/** From the glass to the back edge or the wall, on an arm or a flat wall mount. */
export const ARM = inches(5);
/** From the top of the desk to the eyes of somebody who sits at it. */
export const EYES = inches(45);
/** From the top of the desk to the lower edge of the frame, on a stand. */
export const FOOT = inches(5);

/** The outer width of a screen, straight across. */
export const outerWidth = (address: string, radius?: number) => straight(address, radius).chord + 2 * FRAME;

/** From the middle of a screen to where its ends, which are nearer on a curved one, fill that angle. */
function seat(address: string, degrees: number, radius?: number): number {
  const { chord, depth } = straight(address, radius);
  return distanceFor(chord, degrees) + depth;
}

function straight(address: string, radius?: number): { chord: number; depth: number } {
  return radius === undefined ? { chord: width(address), depth: 0 } : curve(width(address), inches(radius));
}

/** How far the top of the picture is above the eyes, if the frame stands so far above the desk. */
export const topAboveEyes = (address: string, foot: number) => foot + FRAME + height(address) - EYES;

/** The shortest desk, in steps of 20 cm, on which something of that width stands. */
export const shortestDesk = (wide: number) => inches(20) * Math.ceil(wide / inches(20));
