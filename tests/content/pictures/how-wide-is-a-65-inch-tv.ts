import { FRAME, outerWidth } from "../desk-work.ts";
import { cm, height, width } from "../figures.ts";
import { FEET } from "../living-room.ts";
import { acrossFrom, BLUE, box, downFrom, drawPicture, line, words } from "./plan-parts.ts";

const SET = "65in-16x9";
/** Pixels to an inch. */
const SCALE = 10.4;
const [LEFT, TOP] = [40, 60];
/** From the middle of the set to each foot, in inches: every model has its own places. */
const FOOT = 21;

/** A 65″ on its feet: its picture, the whole set and the feet. */
export function picture(): string {
  const [wide, tall, frame] = [width(SET) * SCALE, height(SET) * SCALE, FRAME * SCALE];
  const outer = outerWidth(SET) * SCALE;
  const [middle, under] = [LEFT + outer / 2, TOP + tall + 2 * frame];
  const ground = under + (FEET - FRAME) * SCALE;
  const feet = [middle - FOOT * SCALE, middle + FOOT * SCALE] as const;
  const screen = [LEFT + frame, TOP + frame] as const;
  return drawPicture({ width: 832, height: 510, size: 28, title: "A 65″ television with its frame, on its feet" }, [
    box([LEFT, TOP], outer, tall + 2 * frame, 'class="m"'),
    box(screen, wide, tall, 'class="s"'),
    box(screen, wide, tall, `fill="${BLUE}" fill-opacity="0.14" stroke="${BLUE}" stroke-width="2"`),
    ...feet.map((x) => line([x, under], [x, ground], 'class="l" stroke-width="14"')),
    ...feet.map((x) => line([x - 44, ground - 6], [x + 44, ground - 6], 'class="l" stroke-width="12"')),
    line([8, ground], [824, ground], 'class="k" stroke-width="3"'),
    acrossFrom(LEFT, LEFT + outer, 30, cm(outerWidth(SET)), 130),
    acrossFrom(LEFT + frame, LEFT + frame + wide, TOP + frame + 60, cm(width(SET)), 130),
    words([middle, TOP + tall / 2 + 30], "65″"),
    downFrom(TOP + frame, TOP + frame + tall, LEFT + outer + 30, cm(height(SET))),
    acrossFrom(feet[0], feet[1], ground + 32, "differs by model", 250),
  ]);
}
