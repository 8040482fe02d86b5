import type { DisplayKind } from "../catalogue/entry.ts";
import type { Ratio } from "../display/resolution.ts";
import { ultrawideAt, ultrawideOnly } from "../display/ultrawide.ts";

/** What a written name says of a resolution, whatever the size. */
const RESOLUTIONS: Readonly<Record<string, readonly [width: number, height: number]>> = {
  vga: [640, 480],
  svga: [800, 600],
  xga: [1024, 768],
  hd: [1366, 768],
  "wxga+": [1440, 900],
  "hd+": [1600, 900],
  sxga: [1280, 1024],
  "sxga+": [1400, 1050],
  "wsxga+": [1680, 1050],
  uxga: [1600, 1200],
  qxga: [2048, 1536],
  fhd: [1920, 1080],
  "fhd+": [1920, 1200],
  qhd: [2560, 1440],
  "qhd+": [2560, 1600],
  uhd: [3840, 2160],
  "uhd+": [3840, 2400],
  uwfhd: [2560, 1080],
  uwqhd: [3440, 1440],
  "uwqhd+": [3840, 1600],
  dfhd: [3840, 1080],
  dqhd: [5120, 1440],
  duhd: [7680, 2160],
  "5k2k": [5120, 2160],
  "2.2k": [2240, 1400],
  "2.5k": [2560, 1600],
  "2.8k": [2880, 1800],
  "3k": [2880, 1800],
  "3.2k": [3200, 2000],
  "3.5k": [3456, 2160],
  "5k": [5120, 2880],
  "6k": [6016, 3384],
  "8k": [7680, 4320],
};

/** The width of an ultrawide with as many lines as another display: QHD has 1440, and at 34″ it means 3440×1440. */
const ULTRAWIDES: Readonly<Record<number, number>> = { 1080: 2560, 1440: 3440, 1600: 3840, 2160: 5120 };
const SUPERWIDES: Readonly<Record<number, number>> = { 1080: 3840, 1200: 3840, 1440: 5120, 2160: 7680 };
/** Nobody sells another display of these names in an ultrawide's size. */
const LINES: Readonly<Record<string, number>> = { fhd: 1080, qhd: 1440, "qhd+": 1600 };
/** Beside the word for an ultrawide, or in a size that is always twice as wide. */
const MORE_LINES: Readonly<Record<string, number>> = { ...LINES, uhd: 2160 };
/** What `5K` and `8K` count is the width. */
const WIDTHS: Readonly<Record<string, number>> = { "5k": 5120, "8k": 7680 };

/** From here on `2.5K` is a monitor's. */
const SMALLEST_MONITOR_INCHES = 19;

export type WrittenKind = DisplayKind | "Superwide";

/** What is written of a display besides its diagonal and its numbers. */
interface WrittenWords {
  readonly names: readonly string[];
  readonly kinds: readonly WrittenKind[];
}

/** The shape that words mean at a size, upright for phones and tablets; null where they say none. */
export function shapeOf(inches: number | null, { names, kinds }: WrittenWords): Ratio | null {
  const name = names.find((each) => /k$/.test(each)) ?? names[0];
  const wide = wideFamily(inches, kinds);
  if (name !== undefined) return (wide && wideShape(name, wide, kinds)) ?? plainShape(name, inches);
  if (kinds.includes("Superwide")) return superwideAt(inches);
  if (kinds.includes("Ultrawide")) return inches === null ? { width: 21, height: 9 } : ultrawideAt(inches);
  return kindShape(inches, kinds);
}

/** What a whole screen of this diagonal is where nothing else is written: an ultrawide or 16:9. */
export function usualShape(inches: number | null): Ratio {
  return (inches === null ? null : ultrawideOnly(inches)) ?? { width: 16, height: 9 };
}

/** Some names depend on the size: a laptop's `2.5K` is 16:10, and the `5K` of 40″ an ultrawide. */
function plainShape(name: string, inches: number | null): Ratio | null {
  const isMonitor = name === "2.5k" && inches !== null && inches >= SMALLEST_MONITOR_INCHES;
  const isWide = name === "5k" && inches !== null && Math.round(inches) === 40;
  const [width, height] = RESOLUTIONS[isMonitor ? "qhd" : isWide ? "5k2k" : name] ?? [];
  return width === undefined || height === undefined ? null : { width, height };
}

type Family = Readonly<Record<number, number>>;

function wideFamily(inches: number | null, kinds: readonly WrittenKind[]): Family | null {
  if (kinds.includes("Superwide")) return SUPERWIDES;
  const sold = inches === null || kinds.some(isOtherKind) ? null : ultrawideOnly(inches);
  if (sold !== null) return sold.width / sold.height > 3 ? SUPERWIDES : ULTRAWIDES;
  if (!kinds.includes("Ultrawide")) return null;
  return inches !== null && ultrawideAt(inches).width / ultrawideAt(inches).height > 3 ? SUPERWIDES : ULTRAWIDES;
}

function wideShape(name: string, family: Family, kinds: readonly WrittenKind[]): Ratio | null {
  const isSaid = family === SUPERWIDES || kinds.includes("Ultrawide");
  const width = WIDTHS[name];
  const height =
    width === undefined
      ? (isSaid ? MORE_LINES : LINES)[name]
      : Object.keys(family)
          .map(Number)
          .find((lines) => family[lines] === width);
  const across = height === undefined ? undefined : family[height];
  return across === undefined || height === undefined ? null : { width: across, height };
}

function superwideAt(inches: number | null): Ratio {
  if (inches === null) return { width: 32, height: 9 };
  const sold = ultrawideAt(inches);
  return sold.width / sold.height > 3 ? sold : { width: 32, height: 9 };
}

/** Whether a word for a kind says that a display is no ultrawide. `monitor` says nothing. */
export function isOtherKind(kind: WrittenKind): boolean {
  return kind !== "Monitor" && kind !== "Ultrawide" && kind !== "Superwide";
}

/** Laptops of these diagonals are 16:9, all others 16:10. */
const FULL_HD_LAPTOPS = [11.6, 12.5, 13.3, 15, 15.6, 17, 17.3];

function kindShape(inches: number | null, kinds: readonly WrittenKind[]): Ratio | null {
  const [kind] = kinds.filter(isOtherKind);
  if (kind === "Phone") return { width: 9, height: 19.5 };
  if (kind === "Tablet") return { width: 3, height: 4 };
  if (kind === "Handheld") return { width: 16, height: 10 };
  if (kind === "Television") return { width: 16, height: 9 };
  if (kind !== "Laptop") return null;
  return { width: 16, height: inches !== null && FULL_HD_LAPTOPS.includes(inches) ? 9 : 10 };
}

/** A display of such a kind may have this diagonal. */
export function isSoldAs(kind: WrittenKind, inches: number): boolean {
  if (kind === "Phone") return inches < 9;
  return kind === "Laptop" || kind === "Tablet" || kind === "Handheld" ? inches < 19 : true;
}

/** 50″, 55″, 65″ and more are sold as televisions only. */
export function isTelevisionOnly(inches: number): boolean {
  return inches >= 50 && ultrawideOnly(inches) === null;
}

export function isWide(kind: WrittenKind): boolean {
  return kind === "Ultrawide" || kind === "Superwide";
}

export function isWideName(name: string): boolean {
  const [width = 0, height = 1] = RESOLUTIONS[name] ?? [];
  return width / height > 2;
}

/** Whether `dual QHD` is the name of a resolution at a size rather than two displays: at 49″ and 57″, and without a size. */
export function isAlwaysDouble(inches: number | null): boolean {
  const wide = inches === null ? null : ultrawideOnly(inches);
  return inches === null || (wide !== null && wide.width / wide.height > 3);
}

/** What a resolution is called, by the first names of `NAMES`; at a size also what is not meant literally there. */
export function namesOf({ width, height }: Ratio): readonly string[] {
  const literal = Object.keys(RESOLUTIONS).filter((name) => isSame(RESOLUTIONS[name], width, height));
  const families = [ULTRAWIDES, SUPERWIDES].filter((family) => family[height] === width);
  const wide = Object.keys(MORE_LINES).filter((name) => families.length > 0 && MORE_LINES[name] === height);
  return [...literal, ...wide];
}

function isSame(resolution: readonly [number, number] | undefined, width: number, height: number): boolean {
  return resolution?.[0] === width && resolution[1] === height;
}
