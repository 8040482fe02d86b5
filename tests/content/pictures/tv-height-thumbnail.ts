import { silhouetteOf, traitsOf } from "#domain/display/known-object.ts";
import { height, inches, width } from "../figures.ts";
import { MIDDLE } from "../living-room.ts";
import { BLUE, box, drawPicture, line, words } from "./plan-parts.ts";

/** Pixels to an inch. */
const SCALE = 2.05;
const FLOOR = 160;
const SET = "65in-16x9";

/** For the list: an adult beside a television whose middle is 107 cm above the floor. */
export function picture(): string {
  const [wide, high] = [width(SET) * SCALE, height(SET) * SCALE];
  const [left, middle] = [118, FLOOR - MIDDLE * SCALE];
  const { size } = traitsOf("person");
  const tall = inches(size.height) * SCALE;
  const { paths, scale } = silhouetteOf("person", inches(size.width) * SCALE);
  const x = left + wide / 2;
  return drawPicture(
    { width: 336, height: 176, size: 20, title: "An adult beside a television with its middle at 107 cm" },
    [
      line([0, FLOOR], [336, FLOOR], 'class="k" stroke-width="2"'),
      `<g class="s l" transform="translate(46 ${(FLOOR - tall).toFixed(1)}) scale(${scale.toFixed(4)})" stroke-width="${(1.5 / scale).toFixed(2)}">`,
      ...paths.map((path) => `<path d="${path}"/>`),
      "</g>",
      box(
        [left, middle - high / 2],
        wide,
        high,
        `fill="${BLUE}" fill-opacity="0.16" stroke="${BLUE}" stroke-width="2"`,
      ),
      line([x, middle], [x, FLOOR], 'class="k" stroke-width="2"'),
      line([x - 8, middle], [x + 8, middle], 'class="k" stroke-width="2"'),
      words([x + 12, FLOOR - 12], "107 cm", "start"),
    ],
  );
}
