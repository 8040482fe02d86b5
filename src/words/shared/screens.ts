import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { ColourName } from "#domain/display/colour.ts";
import type { Equivalence } from "#domain/display/dimension.ts";
import { holds } from "#domain/display/equivalent.ts";
import { type KnownObject, traitsOf } from "#domain/display/known-object.ts";
import { givenRatio, isGivenAlike } from "#domain/display/resolution.ts";
import { LEAST_SCALING, scalingOf } from "#domain/display/scaling.ts";
import type { Relation, ScreenDescription } from "#domain/display/screen.ts";
import { NAME_MAX_LENGTH } from "#domain/display/screen-name.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { type Numbers, nameText, radiusText, resolutionText } from "./numbers.ts";
import { shortened } from "./shortened.ts";

/** What a language calls screens and objects. */
interface ScreenWords {
  readonly numbers: Numbers;
  /** `as tall as 34″ 3440×1440` */
  relation(by: Equivalence, to: string): string;
  /** What is not curved. */
  readonly flat: string;
  readonly colours: Readonly<Record<ColourName, string>>;
  /** What an object is called alone and in a sentence, and its size in its own unit, as standards write it. */
  readonly objects: Readonly<
    Record<KnownObject, { readonly name: string; readonly one: string; readonly size: string }>
  >;
}

export type Screens = ReturnType<typeof screensIn>;

/** Whether a screen is called by more than its size (D47). */
export function isNamed(screen: ScreenDescription): boolean {
  return screen.name !== undefined || validRelation(screen) !== null;
}

/** Null where there is no relation or it no longer holds (D47). */
function validRelation(screen: ScreenDescription): Relation | null {
  const { relation } = screen;
  return relation !== undefined && holds(screen, relation) ? relation : null;
}

/** What screens and objects are called in a language. */
export function screensIn({ numbers, relation, flat, colours, objects }: ScreenWords) {
  const { diagonalText, displayText, exactFigure, percentText, ratioText, withDecimals, withUnit } = numbers;

  /** What a screen is called beside others: its name, else its size. */
  function titleText(screen: ScreenDescription, all: readonly ListedScreen[]): string {
    const name = shownName(screen);
    return name === null ? sizeText(screen, all) : nameText(name);
  }

  /** The name that a visitor gave the screen, else what it was added for (D47). */
  function shownName(screen: ScreenDescription): string | null {
    return screen.name ?? relationText(screen);
  }

  /** `27″ 16:9`; where another screen would be called the same, `27″ 16:9 · 3840×2160` (D35). */
  function sizeText(screen: ScreenDescription, all: readonly ListedScreen[]): string {
    return [displayText(screen), ...addedTexts(screen, all)].join(" · ");
  }

  /**
   * What a size adds because another screen has the same name: its resolution, its scaling where screens of one resolution differ in
   * it, and its curve (D35, D45, D61).
   */
  function addedTexts(screen: ScreenDescription, all: readonly ListedScreen[]): string[] {
    const alike = screensCalledAlike(screen, all);
    const curve = addedCurve(screen, alike);
    // The curve alone tells screens of one resolution apart.
    const areTold =
      curve !== null && alike.every((other) => isGivenAlike(other, screen) && scalingOf(other) === scalingOf(screen));
    return [...(areTold ? [] : addedPixels(screen, alike)), ...(curve === null ? [] : [curve])];
  }

  /** All of the same name and size, the screen itself among them. */
  function screensCalledAlike(screen: ScreenDescription, all: readonly ListedScreen[]): readonly ScreenDescription[] {
    const size = displayText(screen);
    return all
      .map((listed) => listed.screen)
      .filter((other) => shownName(other) === shownName(screen) && displayText(other) === size);
  }

  /** `1800R` or `flat` where screens that are called alike differ in it. */
  function addedCurve({ radius }: ScreenDescription, alike: readonly ScreenDescription[]): string | null {
    if (alike.every((other) => other.radius === radius)) return null;
    return radius === undefined ? flat : radiusText(radius);
  }

  /** What stands for a name where there is little room: the diagonal, or the curve if that tells screens apart (D61). */
  function shortText(screen: ScreenDescription, all: readonly ListedScreen[]): string {
    return addedCurve(screen, screensCalledAlike(screen, all)) ?? diagonalText(screen);
  }

  function addedPixels(screen: ScreenDescription, alike: readonly ScreenDescription[]): string[] {
    const { resolution } = screen;
    if (resolution === undefined) return [];
    const text = resolutionText(resolution);
    const isAdded = alike.length > 1 && ratioText(screen) !== text;
    const differsInScaling = alike.some(
      (other) => isGivenAlike(other, screen) && scalingOf(other) !== scalingOf(screen),
    );
    return [...(isAdded ? [text] : []), ...(differsInScaling ? [scalingText(screen)] : [])];
  }

  /** `150%` */
  function scalingText(screen: Parameters<typeof scalingOf>[0]): string {
    return percentText(exactFigure(scalingOf(screen)));
  }

  /** `as tall as 34″ 3440×1440`, cut as a name is; null where there is no relation or it no longer holds (D47). */
  function relationText(screen: ScreenDescription): string | null {
    const valid = validRelation(screen);
    if (valid === null) return null;
    const { by, to } = valid;
    return shortened(relation(by, by === "text" ? textDisplay(to) : displayText(to)), NAME_MAX_LENGTH);
  }

  /** `27″ 2560×1440`, and its scaling where that is not 100%: the resolution decides how large text is. */
  function textDisplay(to: Relation["to"]): string {
    const scaling = scalingOf(to) === LEAST_SCALING ? "" : ` ${scalingText(to)}`;
    return `${diagonalText(to)} ${resolutionText(givenRatio(to))}${scaling}`;
  }

  /** `a bank card` */
  function oneObject(object: KnownObject): string {
    return objects[object].one;
  }

  /** `Bank card` */
  function objectName(object: KnownObject): string {
    return objects[object].name;
  }

  /** `Bank card, 8.56 × 5.40 cm` */
  function objectText(object: KnownObject): string {
    return `${objectName(object)}, ${objects[object].size}`;
  }

  /** Beside an object in a drawing, the longer one first: `A4 sheet · 8.27 × 11.69″`; of what stands beside the screens its one length. */
  function captionTexts(object: KnownObject, unit: Unit): readonly [string, string?] {
    const size = objectSizeText(object, unit);
    return traitsOf(object).measured === undefined ? [`${objectName(object)} · ${size}`, size] : [size];
  }

  /** What is measured of it: `170 cm` of an adult, `8.56 × 5.4 cm`, `66.9″`. */
  function objectSizeText(object: KnownObject, unit: Unit): string {
    const { size, measured } = traitsOf(object);
    if (measured !== undefined) return wholeLength(size[measured], unit);
    const side = (centimetres: number) => withDecimals(convertLength(centimetres, "cm", unit), 0, 2);
    return `${side(size.width)} × ${withUnit(side(size.height), unit)}`;
  }

  /** `170 cm`, `66.9″` */
  function wholeLength(centimetres: number, unit: Unit): string {
    return withUnit(withDecimals(convertLength(centimetres, "cm", unit), 0, 1), unit);
  }

  return {
    colours,
    titleText,
    shownName,
    sizeText,
    addedTexts,
    shortText,
    scalingText,
    relationText,
    oneObject,
    objectName,
    objectText,
    captionTexts,
    objectSizeText,
    wholeLength,
  };
}
