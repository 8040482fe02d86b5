import { errorsIn } from "../shared/errors.ts";
import { UNIT_SPACE } from "../shared/numbers.ts";
import { numbers } from "./numbers.ts";

/** What is wrong with typed values (S5.3). */
export const errors = errorsIn({
  numbers,
  invalid: (parts) => `Invalid ${parts.join("\nand ")}`,
  invalidScreen: (number, parts) => `Screen ${number}: invalid ${parts.join(" and ")}`,
  parts: {
    length: "length",
    ratioWidth: "aspect ratio",
    ratioHeight: "aspect ratio",
    gap: (most) => `gap (0 to ${most})`,
    distance: `distance (up to 100${UNIT_SPACE}m)`,
    raised: (most) => `height (up to ${most})`,
    radius: (smallest, largest) => `curve: ${smallest} to ${largest}`,
    noRadius: "curve: too wide for any",
    width: "width",
    height: "height",
    frame: (most) => `frame (0 to ${most})`,
  },
});
