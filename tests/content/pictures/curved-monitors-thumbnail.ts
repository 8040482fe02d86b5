import { drawPicture, words } from "./plan-parts.ts";
import { CURVES, screenArc } from "./screen-arcs.ts";

/** A 49″ from above, with three curves. */
export function picture(): string {
  return drawPicture({ width: 336, height: 176, size: 20, title: "A 49″ from above, with three curves" }, [
    ...CURVES.map(({ radius, colour }) =>
      screenArc("49in-32x9", radius, { middle: [168, 46], scale: 6.2, colour, stroke: 4 }),
    ),
    words([168, 136], "1000R"),
  ]);
}
