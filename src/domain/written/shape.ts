import type { DisplayKind } from "../catalogue/entry.ts";
import type { Ratio } from "../display/resolution.ts";
import { ultrawideAt, ultrawideOnly } from "../display/ultrawide.ts";

/** What people write for a resolution, whatever the size. The first word is its name here. */
const ROWS: readonly (readonly [words: string, width: number, height: number])[] = [
  ["vga", 640, 480],
  ["svga", 800, 600],
  ["xga", 1024, 768],
  ["hd wxga 720p 768p", 1366, 768],
  ["wxga+", 1440, 900],
  ["hd+ 900p", 1600, 900],
  ["sxga", 1280, 1024],
  ["sxga+", 1400, 1050],
  ["wsxga+ wsxga", 1680, 1050],
  ["uxga", 1600, 1200],
  ["qxga", 2048, 1536],
  ["fhd fullhd full-hd fulhd ful-hd 1080p 1080i", 1920, 1080],
  ["fhd+ wuxga 1200p", 1920, 1200],
  ["qhd wqhd quadhd quad-hd 1440p 2k", 2560, 1440],
  ["qhd+ wqxga 1600p", 2560, 1600],
  ["uhd ultrahd ultra-hd 4k 2160p", 3840, 2160],
  ["uhd+ wquxga", 3840, 2400],
  ["uwfhd uwhd", 2560, 1080],
  ["uwqhd", 3440, 1440],
  ["uwqhd+ wqhd+", 3840, 1600],
  ["dfhd", 3840, 1080],
  ["dqhd", 5120, 1440],
  ["duhd", 7680, 2160],
  ["5k2k wuhd uwuhd", 5120, 2160],
  ["2.2k", 2240, 1400],
  ["2.5k", 2560, 1600],
  ["2.8k", 2880, 1800],
  ["3k", 2880, 1800],
  ["3.2k", 3200, 2000],
  ["3.5k", 3456, 2160],
  ["5k", 5120, 2880],
  ["6k", 6016, 3384],
  ["8k 4320p", 7680, 4320],
];

/** The resolutions that have names. */
export const NAMED = ROWS.map(([words, width, height]) => ({
  name: words.replace(/ .*/, ""),
  words,
  pixels: { width, height },
}));

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
  return pixelsOf(isMonitor ? "qhd" : isWide ? "5k2k" : name);
}

function pixelsOf(name: string): Ratio | null {
  return NAMED.find((each) => each.name === name)?.pixels ?? null;
}

type Family = Readonly<Record<number, number>>;

function wideFamily(inches: number | null, kinds: readonly WrittenKind[]): Family | null {
  if (kinds.includes("Superwide")) return SUPERWIDES;
  const isSaid = kinds.includes("Ultrawide");
  const soldIn = isSaid ? ultrawideAt : kinds.some(isOtherKind) ? () => null : ultrawideOnly;
  const sold = inches === null ? null : soldIn(inches);
  if (sold !== null) return isSuperwide(sold) ? SUPERWIDES : ULTRAWIDES;
  return isSaid ? ULTRAWIDES : null;
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
  const sold = inches === null ? null : ultrawideAt(inches);
  return sold !== null && isSuperwide(sold) ? sold : { width: 32, height: 9 };
}

function isSuperwide({ width, height }: Ratio): boolean {
  return width / height > 3;
}

/** The shapes of kinds that are no ultrawides. `monitor` says nothing. */
const KIND_SHAPES: Readonly<Partial<Record<WrittenKind, Ratio>>> = {
  Phone: { width: 9, height: 19.5 },
  Tablet: { width: 3, height: 4 },
  Handheld: { width: 16, height: 10 },
  Laptop: { width: 16, height: 10 },
  Television: { width: 16, height: 9 },
};

/** Whether a word for a kind says that a display is no ultrawide. */
export function isOtherKind(kind: WrittenKind): boolean {
  return kind in KIND_SHAPES;
}

/** Laptops of these diagonals are 16:9, all others 16:10. */
const FULL_HD_LAPTOPS = [11.6, 12.5, 13.3, 15, 15.6, 17, 17.3];

function kindShape(inches: number | null, kinds: readonly WrittenKind[]): Ratio | null {
  const kind = kinds.find(isOtherKind);
  if (kind === "Laptop" && inches !== null && FULL_HD_LAPTOPS.includes(inches)) return { width: 16, height: 9 };
  return (kind && KIND_SHAPES[kind]) ?? null;
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
  const pixels = pixelsOf(name);
  return pixels !== null && pixels.width / pixels.height > 2;
}

/** Whether `dual QHD` is the name of a resolution at a size rather than two displays: at 49″ and 57″, and without a size. */
export function isAlwaysDouble(inches: number | null): boolean {
  const wide = inches === null ? null : ultrawideOnly(inches);
  return inches === null || (wide !== null && isSuperwide(wide));
}

/** The words for a resolution; also those that mean another one, but not at the sizes in which this one is sold. */
export function resolutionSpellings({ width, height }: Ratio): readonly string[] {
  const isWide = [ULTRAWIDES, SUPERWIDES].some((family) => family[height] === width);
  const named = NAMED.filter(
    ({ name, pixels }) =>
      (pixels.width === width && pixels.height === height) || (isWide && MORE_LINES[name] === height),
  );
  return named.flatMap(({ words }) => words.split(" "));
}
