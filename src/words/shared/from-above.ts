import { screensFromAbove } from "#comparison/from-above.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Distances } from "./distances.ts";
import type { Numbers } from "./numbers.ts";
import type { Screens } from "./screens.ts";

/** What a language says of the view from above (D61). */
interface FromAboveWords {
  readonly parts: { readonly numbers: Numbers; readonly distances: Distances; readonly screens: Screens };
  /** `From above: ….` */
  readonly all: (screens: string) => string;
  /**
   * `49″ 32:9, 112.8 cm straight and 17.4 cm deep, fills 94° from 70 cm`
   * @param depth null of a flat screen
   */
  readonly screen: (title: string, width: string, depth: string | null, angle: string, from: string) => string;
}

/** The one text alternative of the drawing. */
export function fromAboveIn({ parts, all, screen: described }: FromAboveWords): (comparison: Comparison) => string {
  const { angleText, glanceText, markSpace } = parts.numbers;
  return (comparison) => {
    const { first } = unitsOf(comparison);
    const screens = screensFromAbove(comparison).map(({ screen, straight, depth, angle, distance }) =>
      described(
        parts.screens.titleText(screen, comparison.screens),
        glanceText(straight[first], first),
        depth && glanceText(depth[first], first),
        angleText(angle),
        parts.distances.viewingDistanceText(distance, first),
      ),
    );
    return all(screens.join(`${markSpace}; `));
  };
}
