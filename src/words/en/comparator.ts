import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { ScaleMode } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import type { ComparedDimension } from "#domain/display/dimension.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { RichText, Wrap } from "../rich-text.ts";
import { shortened } from "../shared/shortened.ts";
import { describeScreen } from "./description.ts";
import { numbers } from "./numbers.ts";
import { titleText } from "./screens.ts";

/** Of a link that cannot be read. */
const MOST_CHARACTERS = 60;

/** What the main screen says around the editors, the answer and the details. */
export const comparator = {
  tagline: "Compare display sizes",
  skipToStarters: "Skip to common comparisons",
  skipToDrawing: "Skip to the drawing",
  editScreens: "Edit screens",
  edit: "Edit",
  screens: "Screens",
  outlines: "Outlines",
  outline: ({ number, screen }: Pick<ListedScreen, "number" | "screen">, comparison: Comparison): string =>
    `Screen ${number}: ${describeScreen(screen, comparison)}`,
  /** The headings of columns. */
  dimensions: { width: "Width", height: "Height", area: "Area" } satisfies Record<ComparedDimension, string>,
  scalingOf: (screen: Screen, all: readonly ListedScreen[]): string => `Scaling of ${titleText(screen, all)}`,
  empty: {
    heading: "Nothing to compare yet",
    wide: "Add a screen with +, find a model or size, or start with one of these.",
    narrow: "Add a screen, or start with one of these.",
    add: "Add a screen",
    noPixels: "Choose a resolution to see a screen drawn in pixels.",
  },
  scale: {
    names: { actual: "Actual size", seat: "From your seat", pixels: "In pixels" } satisfies Record<
      Exclude<ScaleMode, "fit">,
      string
    >,
    /** How true the size is, as a fraction. */
    accuracy: (accuracy: number): string => `±${numbers.percentText(numbers.withDigits(accuracy * 100, 1))}`,
    leave: "Back to Fit",
  },
  /** The shown word of the field, and its name. */
  distance: { word: "distance", name: "Distance" },
  table: { copied: "Table copied", refused: "Copying is not allowed here" },
  link: {
    unreadable: (parts: readonly string[]): string =>
      `Could not read this part of the link: ${shortened(parts.join(", "), MOST_CHARACTERS)}`,
    lastTime: <Element>(words: Wrap<Element>, comparison: Element): RichText<Element> => [
      words("Last time:"),
      comparison,
    ],
  },
};
