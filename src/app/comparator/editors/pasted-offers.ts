import { distanceInSpace } from "#comparison/distance-in-space.ts";
import type { EditorValues, WrittenValues } from "#comparison/editor-values.ts";
import type { HistoryAction } from "#comparison/history.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { writtenComparison } from "#comparison/written-comparison.ts";
import { soldNear } from "#domain/catalogue/search.ts";
import { sizesAtDistance } from "#domain/catalogue/sizes-at-distance.ts";
import { exactNumberText } from "#domain/display/number-text.ts";
import { givenRatio, shapeFrom } from "#domain/display/resolution.ts";
import { type DisplaySpec, diagonalInches, MAX_SCREENS, type ScreenDescription } from "#domain/display/screen.ts";
import { convertLength } from "#domain/display/unit.ts";
import type { Space } from "#domain/space/opening.ts";
import type { FindModel, Meaning } from "#domain/written/meaning.ts";
import { readText } from "#domain/written/read-text.ts";
import { pasted as words } from "#words/page/pasted.ts";
import { shapeBeside } from "./written-size.ts";

/** What one button below a card does with a pasted text. */
export interface Offer {
  readonly label: string;
  /** Written into the card, where it waits for the commit (D2). */
  readonly writes?: WrittenValues;
  readonly actions?: readonly HistoryAction[];
  /** Whether it loads the models once more. */
  readonly loadsAgain?: true;
}

/** What a pasted text means beyond a size, and what can be done with it. */
export interface Pasted {
  readonly says: string;
  /** Written into the card at once, unless the text means several screens or none. */
  readonly writes?: WrittenValues;
  readonly offers: readonly Offer[];
}

/** Whether words of a text may be the name of a model. */
export function mayNameModel(pasted: string): boolean {
  const meaning = readText(pasted);
  return meaning.unread.length > 0 || ("screens" in meaning && meaning.screens.some(({ name }) => name !== undefined));
}

type Of<Means extends Meaning["means"]> = Meaning & { means: Means };

/** Null for a text that a card takes as it is, or that means nothing. */
export function readPasted(pasted: string, id: ScreenId, findModel: FindModel): Pasted | null {
  const text = pasted.trim().replace(/\s+/g, " ");
  const meaning = readText(pasted, findModel);
  switch (meaning.means) {
    case "several":
      return severalOffers(text, pasted, meaning);
    case "set":
      return setOffers(text, meaning, id);
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
    case "space":
      return inSpaceOffers(meaning);
    default:
      return null;
  }
}

/** A text that may name a model, where the models cannot be loaded: its size, and another attempt. */
export function withoutModels(pasted: string): Pasted {
  const meaning = readText(pasted);
  const number = MONITOR_CODE.exec(pasted)?.[1];
  const [screen] = "screens" in meaning ? meaning.screens : number === undefined ? [] : wholeScreens(number);
  const again: Offer = { label: words.offline.tryAgain, loadsAgain: true };
  if (screen === undefined) return { says: words.offline.says, offers: [again] };
  return {
    says: words.offline.hasSize(screen),
    offers: [{ label: words.sides.use(screen), writes: writtenValues(screen) }, again],
  };
}

/** The size in a monitor's code: `U2723QE`, `27GP850`. */
const MONITOR_CODE = /(?<![\p{L}\d])\p{L}{0,3}([1-5]\d)(?:\d\d)?\p{L}/u;

function wholeScreens(number: string): readonly ScreenDescription[] {
  const meaning = readText(number);
  return "screens" in meaning ? meaning.screens : [];
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
  const { screens, unread } = meaning;
  const comparison = writtenComparison(meaning);
  const [first, second] = screens;
  if (comparison === null || first === undefined || second === undefined) return null;
  const actions = [{ type: "replace" as const, comparison }];
  const { length: count } = screens;
  if (count > MAX_SCREENS) {
    return {
      says: words.several.tooMany(count),
      offers: [{ label: words.several.compareTen, actions }],
    };
  }
  const outputs = outputsIn(pasted);
  const reported = screens.flatMap((screen, index) => {
    const output = outputs[index];
    return output === undefined ? [] : [{ output, screen, writes: writtenValues(screen) }];
  });
  if (outputs.length === count)
    return {
      says: words.several.reported(reported),
      offers: [
        { label: words.several.compareAll(count), actions },
        ...reported.map(({ output, writes }): Offer => ({ label: words.several.outputHere(output), writes })),
      ],
    };
  return {
    says: words.several.says(text, count, unread),
    offers: [
      {
        label: count === 2 ? words.several.comparePair(first, second) : words.several.compareAll(count),
        actions,
      },
      ...screens.map((screen): Offer => ({ label: words.several.here(screen), writes: writtenValues(screen) })),
    ],
  };
}

function setOffers(text: string, { screens: [screen] }: Of<"screen" | "set">, id: ScreenId): Pasted {
  const { count = 1, ...single } = screen;
  const others = Array.from({ length: count - 1 }, () => ({
    type: "add-described" as const,
    spec: single,
    after: id,
    random: Math.random(),
  }));
  return {
    says: words.set.says(text, count, single),
    writes: writtenValues(screen),
    offers: [{ label: words.set.apart(count), writes: writtenValues(single), actions: others }],
  };
}

function modelOffers({ screens }: Of<"model">): Pasted {
  const [screen] = screens;
  const { name = "" } = screen;
  if (screens.length > 1) {
    return {
      says: words.model.hasSizes(name, screens.length),
      offers: screens.map((each) => ({ label: words.model.size(each), writes: writtenValues(each) })),
    };
  }
  return {
    says: words.model.says(name, screen),
    writes: writtenValues(screen),
    offers: [{ label: words.model.withoutName, writes: { ...writtenValues(screen), name: "" } }],
  };
}

/** A line of `xrandr`: `DP-1 connected 2560x1440+0+0 597mm x 336mm` */
const OUTPUT = /^\s*(\S+) connected\b/gm;

function outputsIn(pasted: string): readonly string[] {
  return [...pasted.matchAll(OUTPUT)].map(([, output = ""]) => output);
}

function sidesOffers(pasted: string, { sides, screens: [screen] }: Of<"sides">): Pasted {
  const offBy = ({ display }: { display: DisplaySpec }) => Math.abs(diagonalInches(display) - diagonalInches(screen));
  const [nearest] = soldNear(screen).toSorted((one, other) => offBy(one) - offBy(other));
  const sold = nearest?.display ?? null;
  const [output] = outputsIn(pasted);
  const { length, unit } = screen;
  const shape = shapeBeside(sides, screen);
  const { resolution } = shape;
  const { width, height } = sold ?? screen;
  const nominal = sold && {
    length: sold.length,
    unit: sold.unit,
    ...(resolution === undefined ? { width, height } : shapeFrom(resolution)),
  };
  return {
    says:
      output === undefined || resolution === undefined
        ? words.sides.says(sides, screen, sold)
        : words.sides.reported(output, sides, screen, resolution, sold),
    writes: writtenValues({ length, unit, ...shape }),
    offers: nominal === null ? [] : [{ label: words.sides.use(nominal), writes: writtenValues(nominal) }],
  };
}

function untrueOffers(pasted: string, { ratio }: Of<"resolution">, sides: Space): Pasted {
  const [output = null] = outputsIn(pasted);
  const only: Offer = {
    label: words.untrue.onlyPixels(ratio),
    writes: { length: null, ratio: { width: String(ratio.width), height: String(ratio.height) } },
  };
  const inches = convertLength(Math.hypot(sides.width, sides.height ?? 0), sides.unit, "in");
  if (inches < 1) return { says: words.untrue.areNone(output), offers: [only] };
  const length = Math.floor(inches * 100) / 100;
  const isSquare = Math.abs((sides.width / (sides.height ?? 1)) * (ratio.height / ratio.width) - 1) < 0.1;
  return {
    says: words.untrue[isSquare ? "areAlwaysSaid" : "areNotSquare"](output, sides, length),
    offers: [only, { label: words.untrue.useAll, writes: writtenValues({ length, unit: "in", ...shapeFrom(ratio) }) }],
  };
}

function spaceOffers({ screens: [screen], space }: Of<"size in space">): Pasted {
  return {
    says: words.space.says(screen, space),
    writes: writtenValues(screen),
    offers: [
      {
        label: words.space.add(space),
        actions: [{ type: "open-space", unit: space.unit }, { type: "paste-space", space }, { type: "commit-space" }],
      },
    ],
  };
}

function distanceOffers(text: string, { length, centimetres }: Of<"distance">): Pasted {
  const televisions = sizesAtDistance(centimetres).map(({ display }) => display);
  return {
    says: words.distance.says(text, televisions),
    writes: { length: { text: length.number, unit: length.unit ?? "in" }, ratio: null },
    offers: [
      {
        label: words.distance.look(centimetres),
        actions: [{ type: "set-view", view: { scale: "seat", distance: centimetres } }],
      },
    ],
  };
}

/** `3 m in 150 cm`, `niche 145 x 85 cm` */
function inSpaceOffers(meaning: Of<"distance in space" | "space">): Pasted | null {
  const comparison = distanceInSpace(meaning);
  const screen = comparison?.screens[0]?.screen;
  if (comparison === null || screen === undefined) return null;
  const { space } = meaning;
  return {
    says: words.distanceInSpace.says(screen, space),
    offers: [
      {
        label: words.distanceInSpace.draw(screen, space),
        actions: [{ type: "replace", comparison }],
      },
      { label: words.distanceInSpace.here(screen), writes: writtenValues(screen) },
    ],
  };
}
