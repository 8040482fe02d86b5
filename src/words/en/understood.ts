import { UNIT_SPACE } from "../shared/numbers.ts";
import { understoodIn } from "../shared/understood.ts";
import { numbers } from "./numbers.ts";

export const understood = understoodIn({
  numbers,
  refused: {
    screen: (pasted) => `“${pasted}” is not a size. Try 34″, 68${UNIT_SPACE}cm or 27″ 16:9.`,
    gap: (pasted) => `“${pasted}” is not a gap. Try 1.5${UNIT_SPACE}cm or 0.5″.`,
    space: (pasted) => `“${pasted}” is not a length. Try 150${UNIT_SPACE}cm, 59″ or 150 × 85${UNIT_SPACE}cm.`,
    frame: (pasted) => `“${pasted}” is not a frame. Try 1${UNIT_SPACE}cm or 0.5″.`,
  },
  refusedFor: (pasted, diagonal) => `“${pasted}” is no size. The diagonal stays ${diagonal}.`,
  longRefusedFor: (characters, diagonal) =>
    `No size in these ${characters} characters. The diagonal stays ${diagonal}.`,
  looking: (pasted) => `Looking for “${pasted}” among the models`,
  leftOut: (unread) => `“${unread}” is left out.`,
});

export const { leftOutText } = understood;
