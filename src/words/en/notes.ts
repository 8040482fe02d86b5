import { textFact } from "#comparison/compared-text.ts";
import { contentRatio, pictureMeasures } from "#comparison/content.ts";
import { type CurveFact, curveFact, standingOf } from "#comparison/curves.ts";
import { type NominalFact, nominalFact } from "#comparison/nominal.ts";
import { objectsFact } from "#comparison/objects-beside.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { Ratio } from "#domain/display/resolution.ts";
import { LEAST_SCALING, scalingOf } from "#domain/display/scaling.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type AnswerPart, figurePart, partsText, textPart } from "../answer-part.ts";
import { relationParts, relativeText } from "./difference.ts";
import {
  capitalised,
  contentText,
  diagonalFigure,
  glanceText,
  listText,
  radiusText,
  ratioText,
  resolutionText,
} from "./numbers.ts";
import { type AnswerRow, isOrAre, isPlural, screenPart } from "./rows.ts";
import { oneObject, scalingText } from "./screens.ts";

/**
 * What 21:9 hides (D27). Null where it hides nothing.
 *
 * @param isPair whether these are the only screens, so that "it" needs no name
 */
export function nominalNote(subject: AnswerRow, base: AnswerRow, isPair: boolean): string | null {
  const fact = nominalFact(subject, base);
  if (fact === null) return null;
  return fact.kind === "panel" ? panelNote(subject, base, fact, isPair) : reverseNote(subject, base, fact, isPair);
}

/** `Sold as 21:9: as 3440×1440 it is 0.8% shorter.` */
function panelNote(
  subject: AnswerRow,
  base: AnswerRow,
  panel: NominalFact & { kind: "panel" },
  isPair: boolean,
): string {
  const truth = listText(panel.changed.map(({ varied }) => relativeText(varied)));
  if (panel.subject !== null && panel.base === null) {
    const resolution = resolutionText(panel.subject);
    return isPair
      ? `Sold as 21:9: as ${resolution} it is ${truth}.`
      : `As ${resolution}, ${subject.title} is ${truth}.`;
  }
  const condition = ({ title }: AnswerRow, resolution: Ratio | null) =>
    resolution === null ? [] : [`${title} is ${resolutionText(resolution)}`];
  const conditions = [...condition(subject, panel.subject), ...condition(base, panel.base)];
  return `If ${listText(conditions)}, ${subject.title} is ${truth}.`;
}

/** `3440×1440 is sold as 21:9. As a true 21:9 it would be 1.2% taller, not 0.8% shorter.` */
function reverseNote(
  subject: AnswerRow,
  base: AnswerRow,
  { sold, changed }: NominalFact & { kind: "nominal" },
  isPair: boolean,
): string {
  const claimed = listText(changed.map(({ varied }) => relativeText(varied)));
  const truth = listText(changed.map(({ given }) => relativeText(given)));
  const called = ({ screen, title }: AnswerRow) => (isPair ? ratioText(screen) : title);
  return sold === "base"
    ? `${called(base)} is sold as 21:9. Beside a true 21:9, ${subject.title} would be ${claimed}, not ${truth}.`
    : `${called(subject)} is sold as 21:9. As a true 21:9 it would be ${claimed}, not ${truth}.`;
}

/**
 * How the drawn objects compare with the screen that others are compared with (D31): `A standing adult is 2.1× as tall as
 * 65″ 16:9, and a sofa for three is 39% wider. 65″ 16:9 is 17× as wide as a bank card.` Null without objects in the drawing.
 */
export function objectsNote(rows: readonly AnswerRow[], comparison: Comparison): string | null {
  const fact = objectsFact(
    rows.find(({ isBase }) => isBase),
    comparison,
  );
  if (fact === null) return null;
  const { base, standing, lying } = fact;
  const beside = standing.map(({ object, difference }, index) => {
    const relation = index === 0 ? partsText(relationParts(difference, screenPart(base))) : relativeText(difference);
    return `${oneObject(object)} is ${relation}`;
  });
  const over = lying.map(({ object, difference }) => partsText(relationParts(difference, textPart(oneObject(object)))));
  return [
    ...(beside.length === 0 ? [] : [`${capitalised(beside.join(", and "))}.`]),
    ...(over.length === 0 ? [] : [`${capitalised(base.title)} ${isOrAre(base)} ${listText(over)}.`]),
  ].join(" ");
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
export function curveNote(screen: Screen, unit: Unit): string | null {
  if (screen.radius === undefined) return null;
  const { singleStraight, depth } = standingOf(screen, unit);
  return `${radiusText(screen.radius)}: ${glanceText(singleStraight, unit)} straight, ${glanceText(depth, unit)} deep`;
}

/** How wide curved screens stand and how deep they are (D61). */
export function curveSentences(comparison: Comparison, rows: readonly AnswerRow[]): readonly AnswerPart[] {
  const { first: unit } = unitsOf(comparison);
  const fact = curveFact(comparison, rows);
  if (fact === null) return [];
  if (fact.kind === "both") return bothStand(fact, unit);
  const sentences = fact.curved.map((row) =>
    fact.kind === "measured"
      ? measuresAndStands(row, unit)
      : [textPart("Curved, "), screenPart(row), textPart(" "), ...stands(row, unit)],
  );
  return sentences.flatMap((parts, index) => (index === 0 ? parts : [textPart(" "), ...parts]));
}

/** `49″ 32:9 measures 119.8 cm along its curve and stands 112.8 cm wide, 17.4 cm deep.` */
function measuresAndStands(row: AnswerRow, unit: Unit): AnswerPart[] {
  const [measures, along] = isPlural(row) ? ["measure", "their curves"] : ["measures", "its curve"];
  return [
    screenPart(row),
    textPart(` ${measures} `),
    figurePart(glanceText(standingOf(row.screen, unit).along, unit)),
    textPart(` along ${along} and `),
    ...stands(row, unit),
  ];
}

function stands(row: AnswerRow, unit: Unit): AnswerPart[] {
  const { side, straight, depth } = standingOf(row.screen, unit);
  return [
    textPart(isPlural(row) ? "stand " : "stands "),
    figurePart(glanceText(straight, unit)),
    textPart(side === "width" ? " wide, " : " tall, "),
    figurePart(glanceText(depth, unit)),
    textPart(" deep."),
  ];
}

/** `Curved, they stand 117.6 cm and 112.8 cm wide, 9.9 cm and 17.4 cm deep.` */
function bothStand({ one, other }: CurveFact<AnswerRow> & { kind: "both" }, unit: Unit): AnswerPart[] {
  const [first, second] = [standingOf(one.screen, unit), standingOf(other.screen, unit)];
  const both = (length: "straight" | "depth") => [
    figurePart(glanceText(first[length], unit)),
    textPart(" and "),
    figurePart(glanceText(second[length], unit)),
  ];
  return [
    textPart("Curved, they stand "),
    ...both("straight"),
    textPart(first.side === "width" ? " wide, " : " tall, "),
    ...both("depth"),
    textPart(" deep."),
  ];
}

/** `Text at 100% is 33% smaller, with room for 3840×2160.` Only for two screens with resolutions. */
export function textSentence(comparison: Comparison): AnswerPart[] | null {
  const fact = textFact(comparison);
  if (fact === null) return null;
  const { subject, base, difference, room } = fact;
  const isUnscaled = scalingOf(base) === LEAST_SCALING;
  return [
    textPart(`Text at ${scalingText(subject)} is `),
    ...(isUnscaled
      ? [figurePart(relativeText(difference))]
      : relationParts(difference, textPart(`at ${scalingText(base)}`))),
    textPart(", with room for "),
    figurePart(roomText(room)),
    textPart("."),
  ];
}

/** `2560×1440`: in whole pixels. */
export function roomText({ width, height }: Size): string {
  return resolutionText({ width: Math.round(width), height: Math.round(height) });
}
