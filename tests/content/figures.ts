import { parseScreens } from "#comparison/address.ts";
import { diagonalInches, type Screen, sizeInInches } from "#domain/display/screen.ts";
import { convertLength } from "#domain/display/unit.ts";
import { areaOf, sizeFromDiagonal } from "#domain/geometry/size.ts";

/** What the articles compute and how they write it: with the product's own geometry, unrounded, rounded once. */

/** A screen as an address writes it: `27in-16x9`. */
export function screen(address: string): Screen {
  const { screens, unreadable } = parseScreens(address);
  const [only] = screens;
  if (only === undefined || screens.length !== 1 || unreadable.length > 0) throw new Error(`no screen: ${address}`);
  return only;
}

/** The address of a screen named `27″ 16:9`. */
export const addressOf = (name: string) => name.replace("″ ", "in-").replace(/[:×]/, "x");

/** In inches and square inches. */
export const diagonal = (address: string) => diagonalInches(screen(address));
export const width = (address: string) => sizeInInches(screen(address)).width;
export const height = (address: string) => sizeInInches(screen(address)).height;
export const area = (address: string) => areaOf(sizeInInches(screen(address)));

/** The diagonal, in inches, of the screen of that ratio (width by height) that is so tall or so wide. */
export const diagonalOfHeight = (inches: number, ratio: number) => inches / sizeFromDiagonal(1, ratio).height;
export const diagonalOfWidth = (inches: number, ratio: number) => inches / sizeFromDiagonal(1, ratio).width;

/** Pixels per inch, pixels being square. */
export const density = (address: string, across: number) => across / width(address);

const RADIANS = Math.PI / 180;

/** The horizontal angle, in degrees, that a flat width fills from straight in front; both in the same unit. */
export const angle = (wide: number, distance: number) => (2 * Math.atan(wide / (2 * distance))) / RADIANS;

/** From how far a flat width fills an angle of so many degrees; in the width's unit. */
export const distanceFor = (wide: number, degrees: number) => wide / (2 * Math.tan((degrees / 2) * RADIANS));

export function figure(value: number, decimals = 0): string {
  const format = new Intl.NumberFormat("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(value).replace("-", "−");
}

/** From centimetres. */
export const inches = (centimetres: number) => convertLength(centimetres, "cm", "in");
/** From inches. */
const centimetres = (inches: number) => convertLength(inches, "in", "cm");
export const m = (inches: number, decimals = 2) => `${figure(centimetres(inches) / 100, decimals)} m`;
export const cm = (inches: number, decimals = 1) => `${figure(centimetres(inches), decimals)} cm`;
export const mm = (inches: number, decimals = 1) => `${figure(centimetres(inches) * 10, decimals)} mm`;
export const inch = (inches: number, decimals = 1) => `${figure(inches, decimals)}″`;
/** From square inches. */
export const cm2 = (square: number, decimals = 0) => `${figure(centimetres(centimetres(square)), decimals)} cm²`;

/** `40.5%`: by how much one is more than the other, in percent of the other. */
export const more = (one: number, than: number, decimals = 1) => `${figure((one / than - 1) * 100, decimals)}%`;
/** `28.8%`: by how much one is less than the other, in percent of the other. */
export const less = (one: number, than: number, decimals = 1) => `${figure((1 - one / than) * 100, decimals)}%`;
export const percent = (part: number, decimals = 1) => `${figure(part * 100, decimals)}%`;
/** `8′ 10″`, as the tool writes it, from inches. */
export function feet(inches: number): string {
  const whole = Math.round(inches);
  return `${Math.floor(whole / 12)}′ ${whole % 12}″`;
}

/*
 * Two units: the second figure converts the first as it is printed, so that a reader who checks it finds no error.
 */
/** `144 cm (57″)`, from inches. */
export const cmAndInches = (length: number, decimals = 1, inchDecimals = decimals) =>
  `${cm(length, decimals)} (${inch(asPrinted(length, decimals), inchDecimals)})`;
/** `2.7 m (8′ 10″)`, from inches. */
export const metresAndFeet = (length: number, decimals = 1) =>
  `${m(length, decimals)} (${feetOfMetres(length, decimals)})`;
export const feetOfMetres = (length: number, decimals = 1) => feet(asPrinted(length / 100, decimals) * 100);
/** The inches of a length that is printed in centimetres. */
export const asPrinted = (length: number, decimals = 1) => inches(Number(centimetres(length).toFixed(decimals)));
/** `23.5 × 13.2″` beside `59.8 × 33.6 cm`, from inches. */
export const inInches = (wide: number, tall: number) => `${figure(asPrinted(wide), 1)} × ${inch(asPrinted(tall))}`;
export const inCentimetres = (wide: number, tall: number) => `${figure(centimetres(wide), 1)} × ${cm(tall)}`;
export const degrees = (value: number, decimals = 1) => `${figure(value, decimals)}°`;
