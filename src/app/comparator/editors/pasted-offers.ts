import { distanceInSpace } from "#comparison/distance-in-space.ts";
import type { EditorValues, WrittenValues } from "#comparison/editor-values.ts";
import type { HistoryAction } from "#comparison/history.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import { findModels } from "#domain/catalogue/find-models.ts";
import { soldNear } from "#domain/catalogue/search.ts";
import { sizesAtDistance } from "#domain/catalogue/sizes-at-distance.ts";
import { exactNumberText } from "#domain/display/number-text.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { givenRatio, resolutionText, shapeFrom } from "#domain/display/resolution.ts";
import { type DisplaySpec, diagonalInches, MAX_SCREENS, type ScreenDescription } from "#domain/display/screen.ts";
import { convertLength } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import type { Meaning } from "#domain/written/meaning.ts";
import { readText } from "#domain/written/read-text.ts";
import { diagonalText, displayText, lengthText } from "#words/en/numbers.ts";
import { distanceText, filmRangeText } from "#words/en/search.ts";
import { spaceText } from "#words/en/space.ts";
import { leftOutText } from "#words/en/understood.ts";
import { shapeBeside } from "./written-size.ts";

/** What one button below a card does with a pasted text. */
export interface Offer {
  readonly label: string;
  /** Written into the card, where it waits for the commit (D2). */
  readonly writes?: WrittenValues;
  readonly actions?: readonly HistoryAction[];
}

/** What a pasted text means beyond a size, and what can be done with it. */
export interface Pasted {
  readonly says: string;
  /** Written into the card at once; null where the text means several screens or none. */
  readonly writes: WrittenValues | null;
  readonly offers: readonly Offer[];
}

type Of<Means extends Meaning["means"]> = Meaning & { means: Means };

/** Null for a text that a card takes as it is, or that means nothing. */
export function readPasted(pasted: string, id: ScreenId): Pasted | null {
  const text = pasted.trim().replace(/\s+/g, " ");
  const meaning = readText(pasted, findModels);
  switch (meaning.means) {
    case "several":
      return severalOffers(text, pasted, meaning);
    case "set":
      return setOffers(text, meaning.screens, id);
    case "model":
      return modelOffers(meaning);
    case "sides":
      return sidesOffers(pasted, meaning);
    case "resolution":
      return meaning.untrue === null ? null : untrueOffers(pasted, meaning, meaning.untrue);
    case "size in space":
      return meaning.screens.length > 1 ? severalOffers(text, pasted, meaning) : spaceOffers(meaning);
    case "distance":
      return distanceOffers(text, meaning);
    case "distance in space":
      return seenInSpaceOffers(meaning);
    default:
      return null;
  }
}

/** What a card shows for a screen. */
export function writtenValues(screen: ScreenDescription): WrittenValues {
  const { length, unit, count = 1, name, radius } = screen;
  const { width, height } = givenRatio(screen);
  return {
    length: { text: exactNumberText(length), unit },
    ratio: { width: exactNumberText(width), height: exactNumberText(height) },
    count: count as EditorValues["count"],
    ...(name !== undefined && { name }),
    ...(radius !== undefined && { radius: String(radius) }),
  };
}

/** `27 vs 32`, and the lines in which a computer names its displays. */
function severalOffers(text: string, pasted: string, meaning: Of<"several" | "size in space">): Pasted | null {
  const { screens } = meaning;
  const comparison = writtenComparison(meaning);
  if (comparison === null) return null;
  const replace = { actions: [{ type: "replace" as const, comparison }] };
  if (screens.length > MAX_SCREENS) {
    const says = `These are ${screens.length} screens, and ten fit a comparison.`;
    return { says, writes: null, offers: [{ label: "Compare the first ten", ...replace }] };
  }
  const outputs = [...pasted.matchAll(OUTPUT)].map(([, output = ""]) => output);
  const isReport = outputs.length === screens.length;
  const names = screens.map((screen, index) => (isReport ? (outputs[index] ?? "") : (screen.name ?? nameOf(screen))));
  const sizes = screens.map((screen, index) => `${names[index]} is ${fullText(screen)}`);
  return {
    says: isReport
      ? `${NUMBERS[screens.length]} displays: ${sizes.join(", ")}.`
      : `“${text}” is ${NUMBERS[screens.length]?.toLowerCase()} screens.${leftOutText(meaning.unread)}`,
    writes: null,
    offers: [
      {
        label: screens.length === 2 && !isReport ? `Compare ${names.join(" and ")}` : compareText(screens),
        ...replace,
      },
      ...screens.map((screen, index) => ({ label: `${names[index]} here`, writes: writtenValues(screen) })),
    ],
  };
}

function compareText({ length }: readonly DisplaySpec[]): string {
  return length === 2 ? "Compare both" : `Compare all ${length}`;
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** `27″`, `2 × 27″`, `27″ 3840×2160` */
function nameOf(screen: ScreenDescription): string {
  return screen.resolution === undefined ? diagonalText(screen) : fullText(screen);
}

/** `27″ 16:9`, `27″ 2560×1440` */
function fullText(screen: DisplaySpec): string {
  const { resolution } = screen;
  return resolution === undefined ? displayText(screen) : `${diagonalText(screen)} ${resolutionText(resolution)}`;
}

function setOffers(text: string, screens: readonly ScreenDescription[], id: ScreenId): Pasted | null {
  const [screen] = screens;
  if (screen?.count === undefined) return null;
  const { count, ...single } = screen;
  const others = Array.from({ length: count - 1 }, () => ({
    type: "add-described" as const,
    spec: single,
    after: id,
    random: Math.random(),
  }));
  return {
    says: `“${text}” is ${NUMBERS[count]?.toLowerCase()} ${diagonalText(single)} side by side. This screen becomes the set.`,
    writes: writtenValues(screen),
    offers: [{ label: `${NUMBERS[count]} single screens`, writes: writtenValues(single), actions: others }],
  };
}

function modelOffers({ screens }: Of<"model">): Pasted | null {
  const [screen] = screens;
  if (screen === undefined) return null;
  if (screens.length > 1) {
    const number = NUMBERS[screens.length]?.toLowerCase() ?? screens.length;
    const offers = screens.map((each) => ({ label: diagonalText(each), writes: writtenValues(each) }));
    return { says: `${screen.name} is sold in ${number} sizes.`, writes: null, offers };
  }
  const { resolution } = screen;
  const facts = [diagonalText(screen), ...(resolution === undefined ? [] : [resolutionText(resolution)])];
  return {
    says: `${screen.name}: ${facts.join(", ")}, by the maker’s data.`,
    writes: writtenValues(screen),
    offers: [{ label: "Without the name", writes: { ...writtenValues(screen), name: "" } }],
  };
}

/** A line of `xrandr`: `DP-1 connected 2560x1440+0+0 597mm x 336mm` */
const OUTPUT = /^\s*(\S+) connected\b/gm;

function sidesOffers(pasted: string, { sides, screens }: Of<"sides">): Pasted | null {
  const [screen] = screens;
  if (screen === undefined) return null;
  const sold = soldNear(screen)
    .map(({ display }) => display)
    .toSorted((one, other) => offBy(one, screen) - offBy(other, screen))[0];
  const output = outputIn(pasted);
  const written = sidesText(sides);
  const { length, unit } = screen;
  const shape = shapeBeside(sides, screen);
  const { resolution } = shape;
  const density = Math.round(pixelsPerInch(screen) ?? 0);
  const measured =
    output === null || resolution === undefined
      ? `${written} is ${diagonalText(screen)} from corner to corner`
      : `${output} says ${written} and ${resolutionText(resolution)}: ${diagonalText(screen)}, ${density} pixels per inch`;
  const nominal = sold && {
    length: sold.length,
    unit: sold.unit,
    ...(resolution === undefined ? plainShape(sold) : shapeFrom(resolution)),
  };
  return {
    says: `${measured}${sold === undefined ? "" : `, sold as ${diagonalText(sold)}`}.`,
    writes: writtenValues({ length, unit, ...shape }),
    offers: nominal === undefined ? [] : [{ label: `Use ${fullText(nominal)}`, writes: writtenValues(nominal) }],
  };
}

function plainShape({ width, height }: DisplaySpec): Pick<DisplaySpec, "width" | "height"> {
  return { width, height };
}

function offBy(one: DisplaySpec, other: DisplaySpec): number {
  return Math.abs(diagonalInches(one) - diagonalInches(other));
}

function outputIn(pasted: string): string | null {
  return [...pasted.matchAll(OUTPUT)][0]?.[1] ?? null;
}

/** `597 × 336 mm` */
function sidesText(sides: Space): string {
  if (sides.unit === "in") return spaceText(sides, "in");
  const [width, height] = [sides.width, sides.height ?? 0].map((side) => exactNumberText(Math.round(side * 100) / 10));
  return `${width} × ${height} mm`;
}

function untrueOffers(pasted: string, { ratio }: Of<"resolution">, untrue: Space): Pasted {
  const output = outputIn(pasted) ?? "The display";
  const pixels = resolutionText(ratio);
  const only: Offer = {
    label: `Use ${pixels} only`,
    writes: { length: null, ratio: { width: String(ratio.width), height: String(ratio.height) } },
  };
  const inches = convertLength(Math.hypot(untrue.width, untrue.height ?? 0), untrue.unit, "in");
  if (inches < 1) return { says: `${output} does not say its size. Type the diagonal.`, writes: null, offers: [only] };
  const length = Math.floor(inches * 100) / 100;
  return {
    says: `${output} says ${sidesText(untrue)}, which is ${lengthText(length, "in")}. ${doubt(untrue, ratio)} Measure the picture.`,
    writes: null,
    offers: [
      only,
      { label: "Use it all the same", writes: writtenValues({ length, unit: "in", ...shapeFrom(ratio) }) },
    ],
  };
}

function doubt({ width, height }: Space, ratio: { readonly width: number; readonly height: number }): string {
  const isSquare = Math.abs((width / (height ?? 1)) * (ratio.height / ratio.width) - 1) < 0.1;
  return isSquare ? "Many televisions say that whatever their size." : "Its pixels would not be square.";
}

function spaceOffers({ screens, space }: Of<"size in space">): Pasted | null {
  const [screen] = screens;
  if (screen === undefined) return null;
  const name = spaceText(space, space.unit);
  return {
    says: `${diagonalText(screen)} goes in here. ${name} is a space to fit into.`,
    writes: writtenValues(screen),
    offers: [
      {
        label: `Add a space of ${name}`,
        actions: [{ type: "open-space", unit: space.unit }, { type: "paste-space", space }, { type: "commit-space" }],
      },
    ],
  };
}

function distanceOffers(text: string, { length, centimetres }: Of<"distance">): Pasted {
  const range = filmRangeText(sizesAtDistance(centimetres).map(({ display }) => diagonalText(display)));
  return {
    says: `“${text}” is taken as the diagonal.${range === null ? "" : ` As a distance, ${range}.`}`,
    writes: { length: { text: length.number, unit: length.unit ?? "in" }, ratio: null },
    offers: [
      {
        label: `Look from ${distanceText(centimetres)}`,
        actions: [{ type: "set-view", view: { scale: "seat", distance: centimetres } }],
      },
    ],
  };
}

/** `3 m in 150 cm` */
function seenInSpaceOffers(meaning: Of<"distance in space">): Pasted | null {
  const comparison = distanceInSpace(meaning);
  const screen = comparison?.screens[0]?.screen;
  if (comparison === null || screen === undefined) return null;
  const space = spaceText(meaning.space, meaning.space.unit);
  return {
    says: `${space} holds ${diagonalText(screen)} at most.`,
    writes: null,
    offers: [
      { label: `Draw ${diagonalText(screen)} in ${space}`, actions: [{ type: "replace", comparison }] },
      { label: `${diagonalText(screen)} here`, writes: writtenValues(screen) },
    ],
  };
}
