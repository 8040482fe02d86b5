import type { ComparedDimension } from "../display/dimension.ts";
import { equivalentSpec, isSameShape } from "../display/equivalent.ts";
import { difference, ratioOf } from "../display/measures.ts";
import { rotated, type Shape, shapeOfPixels } from "../display/resolution.ts";
import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { isSoldAs21By9, ultrawideAt } from "../display/ultrawide.ts";
import type { CatalogueEntry } from "./entry.ts";
import { COMMON_SIZES } from "./sizes.ts";

/** A size that is sold, near to what was looked for (F6.5). */
export interface SoldSize {
  /** Of the entry in the wanted ratio; an ultrawide has its own resolution. */
  readonly display: DisplaySpec;
  /** The round size on the box where it is another one. */
  readonly soldAs: number | null;
  /** In percent of the screen's measure; negative for less. */
  readonly percent: number;
}

/** One ratio in which a screen has an equivalent, or a television's own. */
export interface SoldRow {
  readonly ratio: Shape;
  /** Null in the screen's own ratio, and beyond what numbers can hold. */
  readonly exact: DisplaySpec | null;
  /** The nearest on each side, the nearer first; none farther than 10%. */
  readonly sold: readonly SoldSize[];
}

const RATIOS: readonly Shape[] = [
  { width: 16, height: 9 },
  shapeOfPixels({ width: 3440, height: 1440 }),
  { width: 32, height: 9 },
  { width: 16, height: 10 },
  { width: 4, height: 3 },
];

const FARTHEST_PERCENT = 10;
/** From this diagonal on somebody may want a television. */
const TELEVISION_FROM = 40;
/** Resolutions miss their ratio by a pixel or two. */
const SAME_RATIO = 0.01;

/**
 * What is sold as tall, as wide or as large as a screen in other ratios (F6.5), rows with something sold first. Upright screens
 * compare with upright ones, and televisions with the other sizes of televisions, too, since these have one ratio.
 */
export function soldSizes(screen: DisplaySpec, by: ComparedDimension): readonly SoldRow[] {
  const isUpright = screen.width < screen.height;
  const turned = <Of extends Shape>(of: Of): Of => (isUpright ? rotated(of) : of);
  const isOwn = (ratio: Shape) => screen.count === undefined && hasShape(turned(screen), ratio);
  const rows = RATIOS.filter((ratio) => !isOwn(ratio) || isTelevision(screen)).map((ratio): SoldRow => {
    const near = (isOwn(ratio) ? otherTelevisions(screen) : entriesFor(screen, ratio))
      .map(({ display, soldAs }) => {
        const { length, unit } = display;
        const spec = turned(isSoldAs21By9(ratio) ? display : { length, unit, ...ratio });
        return { display: spec, soldAs, percent: difference(spec, screen)[by].percent };
      })
      .filter(({ percent }) => Math.abs(percent) <= FARTHEST_PERCENT)
      .toSorted((one, other) => Math.abs(one.percent) - Math.abs(other.percent));
    const sides = [near.find(({ percent }) => percent >= 0), near.find(({ percent }) => percent < 0)];
    return {
      ratio: turned(ratio),
      exact: isOwn(ratio) ? null : equivalentSpec(screen, turned(ratio), by),
      sold: near.filter((each) => sides.includes(each)),
    };
  });
  return rows.toSorted((one, other) => Number(other.sold.length > 0) - Number(one.sold.length > 0));
}

const TELEVISIONS = COMMON_SIZES.filter(({ kind }) => kind === "Television");

function isTelevision(screen: DisplaySpec): boolean {
  return diagonalInches(screen) >= TELEVISION_FROM && TELEVISIONS.some(({ display }) => hasShape(screen, display));
}

function otherTelevisions(screen: DisplaySpec): readonly CatalogueEntry[] {
  return TELEVISIONS.filter(({ display }) => display.length !== diagonalInches(screen));
}

function entriesFor(screen: DisplaySpec, ratio: Shape): readonly CatalogueEntry[] {
  const kinds =
    diagonalInches(screen) >= TELEVISION_FROM ? ["Monitor", "Ultrawide", "Television"] : ["Monitor", "Ultrawide"];
  return COMMON_SIZES.filter(
    (entry) => kinds.includes(entry.kind) && hasShape(entry.display, ratio) && isUsual(entry, ratio),
  );
}

/** Of the panels sold as 21:9 in one size, the one that most of them have: a 34″ is 3440×1440. */
function isUsual({ display, soldAs }: CatalogueEntry, ratio: Shape): boolean {
  return !isSoldAs21By9(ratio) || ultrawideAt(soldAs ?? display.length).width === display.resolution.width;
}

/** All panels that are sold as 21:9 count as one shape. */
function hasShape(display: Shape, ratio: Shape): boolean {
  if (isSoldAs21By9(ratio)) return isSoldAs21By9(display);
  return isSameShape(display, ratio) || Math.abs(ratioOf(display) / ratioOf(ratio) - 1) < SAME_RATIO;
}
