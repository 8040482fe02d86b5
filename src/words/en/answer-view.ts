import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Waiting } from "#comparison/waiting.ts";
import type { Screen } from "#domain/display/screen.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { answerOf } from "./answer.ts";
import { signedText, underHeading } from "./difference.ts";
import { objectsNote, pictureNote } from "./notes.ts";
import { titleText } from "./screens.ts";
import { spaceAnswer, spaceText } from "./space.ts";

/** The answer, and what stands around its sentences and figures. */
export const answerView = {
  answerOf,
  objectsNote,
  pictureNote,
  signedText,
  spaceAnswer,
  underHeading,
  region: "Answer",
  lengths: "Lengths",
  fits: (fits: boolean): string => (fits ? "fits" : "does not fit"),
  /** Where pixels size the drawing, the scaling does, too (D46). */
  sizedByPixels: "A screen is as large as its resolution ÷ scaling.",
  changeScaling: "Change scaling",
  more: (count: number): string => `${count} more`,
  moreScreens: (count: number): string => `${count} more ${count === 1 ? "screen" : "screens"}`,
  table: {
    sizes: "Sizes",
    differences: "Sizes and differences from the base",
    screen: "Screen",
    comparedWith: "Compared with",
    compareWith: (title: string): string => `Compare with ${title}`,
    chooseResolution: "Choose a resolution",
    inView: "In view",
    distance: "Distance",
    trueSize: "True size",
  },
  space: {
    caption: "The space, and screens with their frames",
    withFrame: "With frame",
    space: "Space",
    size: "Width × height",
  },
  waiting: {
    /** For screen readers, the same for whatever waits. */
    announced: "What was typed is not drawn yet",
    notDrawn,
    draw: "Draw what was typed",
    added: (screen: Screen, all: readonly ListedScreen[]): readonly AnswerPart[] => [
      figurePart(titleText(screen, all)),
      textPart(" was added"),
    ],
    undo: "Undo",
    backToSizes: "Back to sizes",
  },
};

/** `68 cm 16:9 is not drawn yet`, `2 screens and the space of 120 cm are not drawn yet` */
function notDrawn({ drawable, screens, space }: Waiting): readonly AnswerPart[] {
  const [first, ...others] = drawable;
  const size = space && spaceText(space, space.unit);
  if (first === undefined) return [figurePart(`The space of ${size}`), textPart(" is not drawn yet")];
  const drawn = others.length === 0 ? titleText(first.screen, screens) : `${drawable.length} screens`;
  if (size !== null) return [figurePart(`${drawn} and the space of ${size}`), textPart(" are not drawn yet")];
  return [figurePart(drawn), textPart(others.length === 0 ? " is not drawn yet" : " are not drawn yet")];
}
