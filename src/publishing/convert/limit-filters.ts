import type { Element, Properties, Root } from "hast";
import { visit } from "unist-util-visit";
import type { ArticleError } from "../article-error.ts";
import { FILTER_MAX_REACH_PIXELS, FILTERED_MAX_PIXELS } from "../limits.ts";
import type { StylesOf } from "./drawing-styles.ts";
import { unusableDrawing } from "./unusable-drawing.ts";

interface Drawing {
  readonly viewBox: Properties["viewBox"];
  /** In pixels, or null for a drawing that takes the size of its place. */
  readonly width: number | null;
  readonly height: number | null;
}

/** How wide a drawing without a size is taken to be, in pixels. */
const USUAL_WIDTH = 1000;

/** How often a region is as large as what the filter applies to. */
const MAX_REGION = 5;
const REGION = ["x", "y", "width", "height"];
/** How far pixels spread or move. */
const REACH = ["stdDeviation", "radius", "dx", "dy", "scale"];
/** How often a step computes each pixel. */
const MAX_REPETITIONS = { numOctaves: 10, order: 15 };

/** The functions whose numbers can be read. */
const FUNCTIONS =
  /^(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|url|rgba?|hsla?)$/i;

/**
 * Throws where the filters of a drawing keep a browser busy: it computes each step for each pixel of a region, and reads
 * the pixels around it.
 */
export function limitFilters(tree: Root, stylesOf: StylesOf, { viewBox, width, height }: Drawing): void {
  const [, , boxWidth, boxHeight] = String(viewBox ?? "")
    .split(/[\s,]+/)
    .map(Number);
  /** Pixels to a unit of the drawing. */
  const pixels = Math.max(
    boxWidth ? (width ?? USUAL_WIDTH) / boxWidth : 1,
    boxHeight && height !== null ? height / boxHeight : 0,
  );
  let hasFilter = false;
  visit(tree, "element", (element) => {
    if (element.tagName === "filter") {
      hasFilter = true;
      limitFilter(element, pixels);
    }
    for (const { property, value } of stylesOf(element)) {
      if (!property.endsWith("filter") || !value.includes("(")) continue;
      if (/(?<!url)\(/i.test(value)) hasFilter = true;
      limitFunctions(value, pixels);
    }
  });
  if (hasFilter && Math.max(width ?? 0, height ?? 0) > FILTERED_MAX_PIXELS) {
    throw tooLarge(`it has filters and is larger than ${FILTERED_MAX_PIXELS} pixels`);
  }
}

function limitFilter(filter: Element, pixels: number): void {
  const { filterUnits, primitiveUnits } = filter.properties;
  limitRegion(filter, filterUnits === "userSpaceOnUse" ? pixels : null);
  visit(filter, "element", (step) => {
    if (step === filter || step.tagName.endsWith("Light")) return;
    const unit = primitiveUnits === "objectBoundingBox" ? null : pixels;
    limitRegion(step, unit);
    for (const name of REACH) {
      const isWithin = amountsOf(step, name).every((amount) => isAtMost(amount, unit, FILTER_MAX_REACH_PIXELS, 1));
      if (!isWithin) throw tooLarge(`the ${name} of a filter reaches further than ${FILTER_MAX_REACH_PIXELS} pixels`);
    }
    for (const [name, limit] of Object.entries(MAX_REPETITIONS)) {
      const isWithin = amountsOf(step, name).every(({ number }) => number <= limit);
      if (!isWithin) throw tooLarge(`the ${name} of a filter is larger than ${limit}`);
    }
  });
}

/** @param unit in pixels; null for parts of what the filter applies to */
function limitRegion(element: Element, unit: number | null): void {
  const amounts = REGION.flatMap((name) => amountsOf(element, name));
  if (amounts.every((amount) => isAtMost(amount, unit, FILTERED_MAX_PIXELS, MAX_REGION))) return;
  throw tooLarge(`the region of a filter is larger than ${FILTERED_MAX_PIXELS} pixels or ${MAX_REGION * 100}%`);
}

/** `blur(2px) url(#shadow)` */
function limitFunctions(value: string, pixels: number): void {
  const functions = value.match(/[\w-]+(?=\()/g) ?? [];
  const lengths = value.replace(/url\([^)]*\)|#[\da-f]+|[\w-]+\(/gi, " ").match(/[^\s,/)]*\d[^\s,/)]*/g) ?? [];
  const isWithin = lengths
    .filter((length) => !/^-?[\d.]+(?:deg|turn|rad)$/i.test(length))
    .every((length) => isAtMost(amountOf(length), pixels, FILTER_MAX_REACH_PIXELS, 1));
  if (functions.every((name) => FUNCTIONS.test(name)) && isWithin) return;
  throw tooLarge(`its filter "${value}" may reach further than ${FILTER_MAX_REACH_PIXELS} pixels`);
}

interface Amount {
  /** `NaN` where it cannot be read. */
  readonly number: number;
  readonly isPercent: boolean;
}

function amountsOf({ properties }: Element, name: string): Amount[] {
  const written = String(properties[name] ?? "").trim();
  return written === "" ? [] : written.split(/[\s,]+/).map(amountOf);
}

function amountOf(written: string): Amount {
  const [, number = "x", unit] = /^([-+]?[\d.]+(?:e[-+]?\d+)?)(px|%)?$/i.exec(written) ?? [];
  return { number: Math.abs(Number(number)), isPercent: unit === "%" };
}

function isAtMost({ number, isPercent }: Amount, unit: number | null, maxPixels: number, maxPart: number): boolean {
  if (isPercent) return number <= maxPart * 100;
  return unit === null ? number <= maxPart : number * unit <= maxPixels;
}

function tooLarge(why: string): ArticleError {
  return unusableDrawing(why, "Make the filter smaller, or save the drawing as PNG.");
}
