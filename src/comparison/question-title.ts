import { withDecimals } from "../domain/display/decimal-text.ts";
import { lengthText, ratioText } from "../domain/display/display-text.ts";
import { difference, measuresOf, ratioOf } from "../domain/display/measures.ts";
import { pixelsPerInch } from "../domain/display/pixel-density.ts";
import { resolutionOf, resolutionText } from "../domain/display/resolution.ts";
import { diagonalInches, type Screen } from "../domain/display/screen.ts";
import { isUltrawide } from "../domain/display/ultrawide.ts";
import { capitalised } from "./capitalised.ts";
import { comparisonTitle } from "./comparison-title.ts";
import { listText } from "./list-text.ts";
import { differencesFrom, relativeDifference, relativeText } from "./relative-difference.ts";
import { shownName } from "./screen-names.ts";
import { COUNT_WORDS } from "./short-address.ts";
import type { Comparison } from "./state.ts";

/** The title of a comparison's page and of its link preview: the question with its answer where there is a short one. */
export function pageTitle(comparison: Comparison): string {
  return questionTitle(comparison) ?? comparisonTitle(comparison);
}

/**
 * The question of a comparison with its answer: `27″ or 32″ monitor: 40% more area`. Null where
 * no short one is true, as for named screens and for most mixed shapes (D41).
 */
export function questionTitle({ screens: listed, scale }: Comparison): string | null {
  const screens = listed.map(({ screen }) => screen);
  if (scale === "pixels" || screens.some((screen) => shownName(screen) !== null)) return null;
  const [one, other] = screens;
  if (one === undefined || other === undefined || screens.length > MOST_SCREENS) return null;
  const isSet = screens.some(({ count }) => count !== undefined);
  if (screens.length > 2) return isSet ? null : severalTitle(screens);
  if (isSet) return setTitle(one, other);
  if (ratioText(one) === ratioText(other)) return areaTitle(one, other) ?? pixelTitle(one, other);
  return ultrawideTitle(one, other);
}

const MOST_SCREENS = 4;

/** `27″ or 32″ monitor: 40% more area`; null for two equal ones. */
function areaTitle(one: Screen, other: Screen): string | null {
  const answer = moreArea([one, other]);
  return answer === null ? null : `${lengths([one, other])}${sharedKind([one, other])}: ${answer}`;
}

/** `27″ monitor, 2560×1440 or 3840×2160: 109 or 163 pixels per inch`; null for two equal ones. */
function pixelTitle(one: Screen, other: Screen): string | null {
  const [few, many] = [resolutionOf(one), resolutionOf(other)];
  const [coarse, fine] = [pixelsPerInch(one), pixelsPerInch(other)].map((density) => withDecimals(density ?? 0, 0, 0));
  if (few === null || many === null || coarse === fine) return null;
  const resolutions = `${resolutionText(few)} or ${resolutionText(many)}`;
  return `${lengths([one])}${sharedKind([one, other])}, ${resolutions}: ${coarse} or ${fine} pixels per inch`;
}

/**
 * `27″ or 34″ ultrawide: 33% wider, 1.2% taller`, or `34″ ultrawide or 27″ monitor: the ultrawide is …` in the other order.
 * The figures are always the wider one's; null where none is an ultrawide.
 */
function ultrawideTitle(one: Screen, other: Screen): string | null {
  const isSecond = ratioOf(one) < ratioOf(other);
  const [wide, narrow] = isSecond ? [other, one] : [one, other];
  if (!isUltrawide(wide) || narrow.width <= narrow.height) return null;
  const answer = widthAndHeight(wide, narrow);
  if (isSecond) return `${lengths([one, other])} ultrawide: ${answer}`;
  if (isUltrawide(narrow)) return `${lengths([one, other])} ultrawide: the ${lengths([wide])} is ${answer}`;
  return `${lengths([one])} ultrawide or ${lengths([other])}${sharedKind([other])}: the ultrawide is ${answer}`;
}

/** `Two 27″ monitors or one 49″ ultrawide: about the same size`. The figures are the second one's. */
function setTitle(one: Screen, other: Screen): string | null {
  const isAlike = one.count === other.count && ratioText(one) === ratioText(other);
  const area = isAlike ? moreArea([one, other]) : null;
  if (isAlike && area === null) return null;
  const together = other.count === undefined ? "" : "together ";
  const question = `${countedText(one)} or ${countedText(other)}`;
  const title = `${question}: ${area ?? together + widthAndHeight(other, one)}`;
  return capitalised(title);
}

/** `24″, 27″ or 32″ monitor: up to 78% more area`, with an ultrawide at the end `27″, 32″ or 34″ ultrawide: the 32″ has the most area`. */
function severalTitle(screens: readonly Screen[]): string | null {
  const alike = new Set(screens.map(ratioText)).size === 1;
  if (alike) {
    const answer = moreArea(screens);
    return answer === null ? null : `${lengths(screens)}${sharedKind(screens)}: up to ${answer}`;
  }
  const before = screens.slice(0, -1);
  const isLastUltrawide = screens.every((screen, index) => isUltrawide(screen) === (index === before.length));
  const [largest, next] = byArea(screens);
  const isPlain = isLastUltrawide && new Set(before.map(ratioText)).size === 1 && before.every(isLandscape);
  if (!isPlain || largest === undefined || next === undefined) return null;
  if (relativeDifference(difference(largest, next).area, "area").direction === 0) return null;
  return `${lengths(screens)} ultrawide: the ${lengths([largest])} has the most area`;
}

/** `40% more area`, `5.2× the area`: the largest beside the smallest; null for equal ones. */
function moreArea(screens: readonly Screen[]): string | null {
  const sorted = byArea(screens);
  const [largest, smallest] = [sorted[0], sorted.at(-1)];
  if (largest === undefined || smallest === undefined) return null;
  const area = relativeDifference(difference(largest, smallest).area, "area");
  if (area.figure === null) return null;
  return area.joint === "than" ? `${area.figure} more area` : relativeText(area);
}

/** `33% wider, 1.2% taller`, `about the same size` */
function widthAndHeight(subject: Screen, base: Screen): string {
  const { width, height } = differencesFrom(base, subject);
  if (width.figure === null && height.figure === null) return "about the same size";
  return `${relativeText(width)}, ${relativeText(height)}`;
}

function byArea(screens: readonly Screen[]): Screen[] {
  return screens.toSorted((one, other) => measuresOf(other, "in").area - measuresOf(one, "in").area);
}

/** `24″, 27″ or 32″` */
function lengths(screens: readonly Screen[]): string {
  return listText(
    screens.map(({ length, unit }) => lengthText(length, unit)),
    "or",
  );
}

/** `two 27″ monitors`, `one 49″ ultrawide` */
function countedText(screen: Screen): string {
  const word = Object.entries(COUNT_WORDS).find(([, count]) => count === screen.count)?.[0] ?? "one";
  const kind = kindOf(screen);
  const noun = kind === "monitor" || kind === "ultrawide" ? kind : "screen";
  return `${word} ${lengths([screen])} ${noun}${screen.count === undefined ? "" : "s"}`;
}

/** ` monitor` where all are sold as that, otherwise nothing. */
function sharedKind(screens: readonly Screen[]): string {
  const [kind, ...others] = new Set(screens.map(kindOf));
  return kind === undefined || kind === null || others.length > 0 ? "" : ` ${kind}`;
}

/** What a screen is sold as, where its size and shape say it. */
function kindOf(screen: Screen): string | null {
  const inches = diagonalInches(screen);
  const ratio = ratioOf(screen);
  if (ratio < 0.6 && inches < 8) return "phone";
  if (!isLandscape(screen)) return null;
  if (isUltrawide(screen)) return "ultrawide";
  if (inches >= 40) return "TV";
  if (inches >= 19) return "monitor";
  return inches >= 13 && inches < 18 && ratio > 1.5 ? "laptop" : null;
}

function isLandscape({ width, height }: Screen): boolean {
  return width > height;
}
