import { isSameShape } from "./equivalent.ts";
import { panelRatios } from "./panel-ratio.ts";
import type { Ratio } from "./resolution.ts";
import { type DisplaySpec, diagonalInches } from "./screen.ts";

interface SizeClass {
  readonly inches: number;
  readonly resolution: Ratio;
}

/** The resolution that most monitors sold as 21:9 have in a size class. */
const SOLD_AS_21_9 = [
  { inches: 29, resolution: { width: 2560, height: 1080 } },
  { inches: 34, resolution: { width: 3440, height: 1440 } },
  { inches: 38, resolution: { width: 3840, height: 1600 } },
  { inches: 40, resolution: { width: 5120, height: 2160 } },
] as const satisfies readonly SizeClass[];

/**
 * The panel that a display entered as 21:9 most likely is, by the nearest size class: a 34″ is 3440×1440. Null for any
 * other ratio and for phones.
 */
export function likelyPanel(display: DisplaySpec): DisplaySpec | null {
  if (panelRatios(display).length === 0) return null;
  const distance = ({ inches }: SizeClass) => Math.abs(inches - diagonalInches(display));
  const { resolution } = SOLD_AS_21_9.reduce<SizeClass>(
    (nearest, next) => (distance(next) < distance(nearest) ? next : nearest),
    SOLD_AS_21_9[0],
  );
  return { ...display, ...turnedLike(display, resolution) };
}

/** A panel sold as 21:9 as if it truly were: 34″ 21:9 for 34″ 3440×1440. Null for any other display. */
export function asNominal(display: DisplaySpec): DisplaySpec | null {
  const nominal = { ...display, ...turnedLike(display, { width: 21, height: 9 }) };
  const isSoldAs = panelRatios(nominal).some(({ ratio }) => isSameShape(ratio, display));
  return isSoldAs ? nominal : null;
}

function turnedLike(display: Ratio, ratio: Ratio): Ratio {
  return display.width > display.height ? ratio : { width: ratio.height, height: ratio.width };
}
