import type { DisplaySpec, ScreenDescription } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Space } from "#domain/space/opening.ts";
import { wholeDensityIn } from "../shared/density.ts";
import { capitalised, resolutionText } from "../shared/numbers.ts";
import { LONGEST_QUOTE, pastedScreensIn } from "../shared/pasted.ts";
import { numbers } from "./numbers.ts";
import { distanceText, filmRangeText } from "./search.ts";
import { spaceText } from "./space.ts";
import { leftOutText } from "./understood.ts";

const { fullText, nameText, sidesText } = pastedScreensIn({ numbers, spaceText });
const densityText = wholeDensityIn(numbers);

/** A display as a computer reports it: by the name of its output, which is null where none is said. */
type Output = string | null;

/** What a card says of a pasted text that means more than a size, and what it offers to do with it. */
export const pasted = {
  several: {
    says: (text: string, count: number, unread: readonly string[]): string =>
      `${text.length > LONGEST_QUOTE ? "These are" : `“${text}” is`} ${numbers.countText(count)} screens.${leftOutText(unread)}`,
    reported(screens: readonly ReportedScreen[]): string {
      const sizes = screens.map(({ output, screen }) => `${output} is ${fullText(screen)}`);
      return `${capitalised(numbers.countText(screens.length))} displays: ${sizes.join(", ")}.`;
    },
    tooMany: (count: number): string => `These are ${count} screens, and ten fit a comparison.`,
    compareTen: "Compare the first ten",
    comparePair: (one: ScreenDescription, other: ScreenDescription): string =>
      `Compare ${nameText(one)} and ${nameText(other)}`,
    compareAll: (count: number): string => (count === 2 ? "Compare both" : `Compare all ${count}`),
    here: (screen: ScreenDescription): string => `${nameText(screen)} here`,
    outputHere: (output: string): string => `${output} here`,
  },
  set: {
    says: (text: string, count: number, single: DisplaySpec): string =>
      `“${text}” is ${numbers.countText(count)} ${numbers.diagonalText(single)} side by side. This screen becomes the set.`,
    apart: (count: number): string => `${capitalised(numbers.countText(count))} single screens`,
  },
  model: {
    hasSizes: (name: string, count: number): string => `${name} is sold in ${numbers.countText(count)} sizes.`,
    size: (display: DisplaySpec): string => numbers.diagonalText(display),
    says: (name: string, { resolution, ...display }: DisplaySpec): string =>
      resolution === undefined
        ? `${name}: ${numbers.diagonalText(display)}, by the maker’s data.`
        : `${name}: ${numbers.diagonalText(display)}, ${resolutionText(resolution)}, by the maker’s data.`,
    withoutName: "Without the name",
  },
  sides: {
    says(sides: Space, screen: DisplaySpec, sold: DisplaySpec | null): string {
      const measured = `${sidesText(sides)} is ${numbers.diagonalText(screen)} from corner to corner`;
      return sold === null ? `${measured}.` : `${measured}, sold as ${numbers.diagonalText(sold)}.`;
    },
    reported(output: string, sides: Space, screen: DisplaySpec, resolution: Size, sold: DisplaySpec | null): string {
      const measured = `${output} says ${sidesText(sides)} and ${resolutionText(resolution)}: ${numbers.diagonalText(screen)}, ${densityText(screen)} pixels per inch`;
      return sold === null ? `${measured}.` : `${measured}, sold as ${numbers.diagonalText(sold)}.`;
    },
    use: (display: DisplaySpec): string => `Use ${fullText(display)}`,
  },
  /** Sides that a display says and cannot have. */
  untrue: {
    areNone: (output: Output): string => `${outputText(output)} does not say its size. Type the diagonal.`,
    areAlwaysSaid: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Many televisions say that whatever their size. Measure the picture.`,
    areNotSquare: (output: Output, sides: Space, inches: number): string =>
      `${untrueText(output, sides, inches)} Its pixels would not be square. Measure the picture.`,
    onlyPixels: (pixels: Size): string => `Use ${resolutionText(pixels)} only`,
    useAll: "Use it all the same",
  },
  space: {
    says: (screen: DisplaySpec, space: Space): string =>
      `${numbers.diagonalText(screen)} goes in here. ${spaceText(space, space.unit)} is a space to fit into.`,
    add: (space: Space): string => `Add a space of ${spaceText(space, space.unit)}`,
  },
  distance: {
    says(text: string, televisions: readonly DisplaySpec[]): string {
      const range = filmRangeText(televisions);
      const taken = `“${text}” is taken as the diagonal.`;
      return range === null ? taken : `${taken} As a distance, ${range}.`;
    },
    look: (centimetres: number): string => `Look from ${distanceText(centimetres)}`,
  },
  /** Where the models cannot be loaded. */
  offline: {
    says: "The models need a connection.",
    hasSize: ({ length }: DisplaySpec): string =>
      `The models need a connection. The ${numbers.exactFigure(length)} in the text is a size.`,
    tryAgain: "Try again",
  },
  distanceInSpace: {
    says: (screen: DisplaySpec, space: Space): string =>
      `${spaceText(space, space.unit)} holds ${numbers.diagonalText(screen)} at most.`,
    draw: (screen: DisplaySpec, space: Space): string =>
      `Draw ${numbers.diagonalText(screen)} in ${spaceText(space, space.unit)}`,
    here: (screen: DisplaySpec): string => `${numbers.diagonalText(screen)} here`,
  },
};

interface ReportedScreen {
  readonly output: string;
  readonly screen: DisplaySpec;
}

function outputText(output: Output): string {
  return output ?? "The display";
}

/** `HDMI-1 says 1600 × 900 mm, which is 72.27″.` */
function untrueText(output: Output, sides: Space, inches: number): string {
  return `${outputText(output)} says ${sidesText(sides)}, which is ${numbers.lengthText(inches, "in")}.`;
}
