import { equivalentSpec, isSameShape } from "../display/equivalent.ts";
import type { ComparedDimension } from "../display/figures.ts";
import { difference, ratioOf } from "../display/measures.ts";
import type { Ratio } from "../display/resolution.ts";
import { type DisplaySpec, diagonalInches } from "../display/screen.ts";
import { isSoldAs21By9 } from "../display/ultrawide.ts";
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

/** One ratio in which a screen has an equivalent. */
export interface SoldRow {
  readonly ratio: Ratio;
  /** Null beyond what numbers can hold. */
  readonly exact: DisplaySpec | null;
  /** The nearest on each side, the nearer first; none farther than 10%. */
  readonly sold: readonly SoldSize[];
}

const RATIOS: readonly Ratio[] = [
  { width: 16, height: 9 },
  { width: 3440, height: 1440 },
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
 * compare with upright ones.
 */
export function soldSizes(screen: DisplaySpec, by: ComparedDimension): readonly SoldRow[] {
  const isUpright = screen.width < screen.height;
  const turned = <Of extends Ratio>(of: Of): Of => (isUpright ? { ...of, width: of.height, height: of.width } : of);
  const rows = RATIOS.filter((ratio) => !hasShape(turned(screen), ratio) || screen.count !== undefined).map(
    (ratio): SoldRow => {
      const near = entriesFor(screen, ratio)
        .map(({ display, soldAs }) => {
          const spec = turned(isSoldAs21By9(ratio) ? display : { ...display, ...ratio });
          return { display: spec, soldAs, percent: difference(spec, screen)[by].percent };
        })
        .filter(({ percent }) => Math.abs(percent) <= FARTHEST_PERCENT)
        .toSorted((one, other) => Math.abs(one.percent) - Math.abs(other.percent));
      const sides = [near.find(({ percent }) => percent >= 0), near.find(({ percent }) => percent < 0)];
      return {
        ratio: turned(ratio),
        exact: equivalentSpec(screen, turned(ratio), by),
        sold: near.filter((each) => sides.includes(each)),
      };
    },
  );
  return rows.toSorted((one, other) => Number(other.sold.length > 0) - Number(one.sold.length > 0));
}

function entriesFor(screen: DisplaySpec, ratio: Ratio): readonly CatalogueEntry[] {
  const kinds =
    diagonalInches(screen) >= TELEVISION_FROM ? ["Monitor", "Ultrawide", "Television"] : ["Monitor", "Ultrawide"];
  return COMMON_SIZES.filter(({ kind, display }) => kinds.includes(kind) && hasShape(display, ratio));
}

/** All panels that are sold as 21:9 count as one shape. */
function hasShape(display: Ratio, ratio: Ratio): boolean {
  if (isSoldAs21By9(ratio)) return isSoldAs21By9(display);
  return isSameShape(display, ratio) || Math.abs(ratioOf(display) / ratioOf(ratio) - 1) < SAME_RATIO;
}
