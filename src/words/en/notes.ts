import { contentRatio, pictureMeasures } from "#comparison/content.ts";
import { hasResolution } from "#comparison/listed-screen.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { baseOf, type Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import {
  type CurvedDisplay,
  curvedSide,
  depthIn,
  radiusText,
  standingSingleIn,
  standingSizeIn,
} from "#domain/display/curve.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { isSameShape } from "#domain/display/equivalent.ts";
import { traitsOf } from "#domain/display/known-object.ts";
import { difference, percentMore } from "#domain/display/measures.ts";
import { givenRatio, resolutionText } from "#domain/display/resolution.ts";
import { LEAST_SCALING, roomOf, scalingOf, textInches } from "#domain/display/scaling.ts";
import { type DisplaySpec, diagonalInches, type Screen, sizeIn } from "#domain/display/screen.ts";
import { asNominal, likelyPanel } from "#domain/display/ultrawide.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AnswerPart, figurePart, textPart } from "../answer-part.ts";
import { type RelativeDifference, relativeDifference, relativeText } from "./difference.ts";
import { capitalised, contentText, diagonalFigure, glanceText, listText, ratioText } from "./numbers.ts";
import { type AnswerRow, screenPart } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

/**
 * What 21:9 hides, where it turns taller into shorter or the like (D27): of a screen entered as 21:9 how its real panel
 * compares, and of a real panel why other sources say the opposite. Null where the directions stay the same.
 *
 * @param isPair whether these are the only screens, so that "it" needs no name
 */
export function nominalNote(subject: AnswerRow, base: AnswerRow, isPair: boolean): string | null {
  const panel = { subject: likelyPanel(subject.screen), base: likelyPanel(base.screen) };
  if (panel.subject !== null || panel.base !== null) return panelNote(subject, base, panel, isPair);
  const nominal = { subject: asNominal(subject.screen), base: asNominal(base.screen) };
  // Of two such panels both names hide the same.
  if (nominal.subject !== null && nominal.base !== null) return null;
  return reverseNote(subject, base, nominal, isPair);
}

interface Variants {
  readonly subject: DisplaySpec | null;
  readonly base: DisplaySpec | null;
}

/** `Sold as 21:9: as 3440×1440 it is 0.8% shorter.` */
function panelNote(subject: AnswerRow, base: AnswerRow, panel: Variants, isPair: boolean): string | null {
  const changed = changedDifferences(subject, base, panel);
  if (changed.length === 0) return null;
  const truth = listText(changed.map(({ varied }) => relativeText(varied)));
  if (panel.subject !== null && panel.base === null) {
    const resolution = resolutionText(givenRatio(panel.subject));
    return isPair
      ? `Sold as 21:9: as ${resolution} it is ${truth}.`
      : `As ${resolution}, ${subject.title} is ${truth}.`;
  }
  const conditions = [
    ...(panel.subject === null ? [] : [`${subject.title} is ${resolutionText(givenRatio(panel.subject))}`]),
    ...(panel.base === null ? [] : [`${base.title} is ${resolutionText(givenRatio(panel.base))}`]),
  ];
  return `If ${listText(conditions)}, ${subject.title} is ${truth}.`;
}

/** `3440×1440 is sold as 21:9. As a true 21:9 it would be 1.2% taller, not 0.8% shorter.` */
function reverseNote(subject: AnswerRow, base: AnswerRow, nominal: Variants, isPair: boolean): string | null {
  const changed = changedDifferences(subject, base, nominal);
  if (changed.length === 0) return null;
  const claimed = listText(changed.map(({ varied }) => relativeText(varied)));
  const truth = listText(changed.map(({ given }) => relativeText(given)));
  const claim = `would be ${claimed}, not ${truth}.`;
  const called = ({ screen, title }: AnswerRow) => (isPair ? ratioText(screen) : title);
  return nominal.subject === null
    ? `${called(base)} is sold as 21:9. Beside a true 21:9, ${subject.title} ${claim}`
    : `${called(subject)} is sold as 21:9. As a true 21:9 it ${claim}`;
}

interface ChangedDifference {
  readonly given: RelativeDifference;
  readonly varied: RelativeDifference;
}

/** The dimensions whose direction is another one with the other ratios. */
function changedDifferences(subject: AnswerRow, base: AnswerRow, other: Variants): ChangedDifference[] {
  const given = difference(subject.screen, base.screen);
  const varied = difference(other.subject ?? subject.screen, other.base ?? base.screen);
  return COMPARED_DIMENSIONS.map((dimension) => ({
    given: relativeDifference(given[dimension], dimension),
    varied: relativeDifference(varied[dimension], dimension),
  })).filter((each) => each.given.direction !== each.varied.direction);
}

/**
 * How the drawn objects compare with the screen that others are compared with (D31): `A standing adult is 2.1× as tall as
 * 65″ 16:9, and a sofa for three is 39% wider. 65″ 16:9 is 17× as wide as a bank card.` Null without objects in the drawing.
 */
export function objectsNote(rows: readonly AnswerRow[], { objects, scale }: Comparison): string | null {
  const base = rows.find(({ isBase }) => isBase);
  if (base === undefined || objects.length === 0 || !isToScale(scale)) return null;
  const screen = sizeIn(base.screen, "cm");
  const standing = objects.flatMap((object) => {
    const { size, measured } = traitsOf(object);
    if (measured === undefined) return [];
    const relative = relation(size[measured] / screen[measured], measured);
    return [{ words: `${oneObject(object)} is ${relativeText(relative)}`, joint: relative.joint }];
  });
  const lying = objects.flatMap((object) => {
    const { size, measured } = traitsOf(object);
    if (measured !== undefined) return [];
    const relative = relation(screen.width / size.width, "width");
    return [`${relativeText(relative)} ${relative.joint} ${oneObject(object)}`];
  });
  const [first, ...others] = standing;
  const sentences = [
    ...(first === undefined
      ? []
      : [[`${first.words} ${first.joint} ${base.title}`, ...others.map(({ words }) => words)].join(", and ")]),
    ...(lying.length === 0 ? [] : [`${base.title} ${base.verb} ${listText(lying)}`]),
  ];
  return sentences.map((sentence) => `${capitalised(sentence)}.`).join(" ");
}

function relation(factor: number, dimension: "width" | "height"): RelativeDifference {
  return relativeDifference({ factor, percent: percentMore(factor) }, dimension);
}

/** `A 16:9 film measures 27″ on 27″ 16:9 and 26.8″ on 34″ 3440×1440.` Null without content (D33), and in pixels, where none is drawn (D46). */
export function pictureNote(rows: readonly AnswerRow[], comparison: Comparison): string | null {
  const { content, scale } = comparison;
  if (contentRatio(content) === null || rows.length === 0 || scale === "pixels") return null;
  const pictures = rows.map(({ screen, title }) => {
    const { first } = unitsOf(comparison, screen);
    const diagonal = pictureMeasures(screen, content)?.[first].diagonal ?? 0;
    const shown = Math.round(diagonal * 10) / 10 || diagonal;
    const each = screen.count === undefined ? "on" : "on each of";
    return `${diagonalFigure(shown, first)} ${each} ${title}`;
  });
  return `A ${contentText(content)} film measures ${listText(pictures)}.`;
}

/** `1800R: 117.6 cm straight, 9.9 cm deep`, of a set each one; null for a flat screen. */
export function curveNote(screen: CurvedDisplay, unit: Unit): string | null {
  if (screen.radius === undefined) return null;
  const straight = glanceText(standingSingleIn(screen, unit)[curvedSide(screen)], unit);
  return `${radiusText(screen.radius)}: ${straight} straight, ${depthText(screen, unit)} deep`;
}

/**
 * How wide curved screens stand and how deep they are (D61): of each in a row and in a space, which count that, and otherwise of up to
 * two.
 */
export function curveSentences(comparison: Comparison, rows: readonly AnswerRow[]): readonly AnswerPart[] {
  const { arrangement, space, scale, screens } = comparison;
  if (!isToScale(scale)) return [];
  const { first: unit } = unitsOf(comparison);
  const curved = rows.filter(({ screen }) => screen.radius !== undefined);
  if (arrangement === "side" || space !== null) return joined(curved.map((row) => measuresAndStands(row, unit)));
  if (screens.length > 2) return [];
  const [one, other] = curved;
  return one !== undefined && other !== undefined && differInCurveAlone(one, other)
    ? bothStand(one, other, unit)
    : joined(curved.map((row) => [textPart("Curved, "), screenPart(row), textPart(" "), ...stands(row, unit)]));
}

/** `49″ 32:9 measures 119.8 cm along its curve and stands 112.8 cm wide, 17.4 cm deep.` */
function measuresAndStands(row: AnswerRow, unit: Unit): AnswerPart[] {
  const { screen, verb } = row;
  const [measures, along] = verb === "is" ? ["measures", "its curve"] : ["measure", "their curves"];
  return [
    screenPart(row),
    textPart(` ${measures} `),
    figurePart(glanceText(sizeIn(screen, unit)[curvedSide(screen)], unit)),
    textPart(` along ${along} and `),
    ...stands(row, unit),
  ];
}

function stands({ screen, verb }: AnswerRow, unit: Unit): AnswerPart[] {
  const side = curvedSide(screen);
  return [
    textPart(verb === "is" ? "stands " : "stand "),
    figurePart(glanceText(standingSizeIn(screen, unit)[side], unit)),
    textPart(side === "width" ? " wide, " : " tall, "),
    figurePart(depthText(screen, unit)),
    textPart(" deep."),
  ];
}

/** `Curved, they stand 117.6 cm and 112.8 cm wide, 9.9 cm and 17.4 cm deep.` */
function bothStand(one: AnswerRow, other: AnswerRow, unit: Unit): AnswerPart[] {
  const side = curvedSide(one.screen);
  const both = (figureOf: (row: AnswerRow) => string) => [
    figurePart(figureOf(one)),
    textPart(" and "),
    figurePart(figureOf(other)),
  ];
  return [
    textPart("Curved, they stand "),
    ...both(({ screen }) => glanceText(standingSizeIn(screen, unit)[side], unit)),
    textPart(side === "width" ? " wide, " : " tall, "),
    ...both(({ screen }) => depthText(screen, unit)),
    textPart(" deep."),
  ];
}

function differInCurveAlone({ screen: one }: AnswerRow, { screen: other }: AnswerRow): boolean {
  const isAlike = isSameShape(one, other) && diagonalInches(one) === diagonalInches(other);
  return isAlike && one.count === other.count && one.gap === other.gap && one.radius !== other.radius;
}

function joined(sentences: readonly (readonly AnswerPart[])[]): AnswerPart[] {
  return sentences.flatMap((parts, index) => (index === 0 ? parts : [textPart(" "), ...parts]));
}

function depthText(screen: CurvedDisplay, unit: Unit): string {
  return glanceText(depthIn(screen, unit), unit);
}

/** `Text at 100% is 33% smaller, with room for 3840×2160.` Only for two screens with resolutions. */
export function textSentence(comparison: Comparison): AnswerPart[] | null {
  const base = baseOf(comparison);
  const subject = comparison.screens.find((listed) => listed !== base);
  if (comparison.screens.length !== 2 || base === null || subject === undefined) return null;
  const room = roomOf(subject.screen);
  if (room === null || !hasResolution(base)) return null;
  const difference = textDifference(subject.screen, base.screen);
  const than = scalingOf(base.screen) === LEAST_SCALING ? "" : ` ${difference.joint} at ${scalingText(base.screen)}`;
  return [
    textPart(`Text at ${scalingText(subject.screen)} is `),
    figurePart(relativeText(difference)),
    textPart(`${than}, with room for `),
    figurePart(roomText(room)),
    textPart("."),
  ];
}

/** `2560×1440`: in whole pixels. */
export function roomText({ width, height }: Size): string {
  return resolutionText({ width: Math.round(width), height: Math.round(height) });
}

/** How much larger or smaller the text of a screen is than the base's. */
export function textDifference(screen: Screen, base: Screen): RelativeDifference {
  const factor = (textInches(screen) ?? 1) / (textInches(base) ?? 1);
  return relativeDifference({ factor, percent: percentMore(factor) }, "text");
}
