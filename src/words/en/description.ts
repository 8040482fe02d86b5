import { type Change, changesBetween } from "#comparison/changes.ts";
import { contentRatio } from "#comparison/content.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { hasFrames } from "#comparison/row-fit.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { curvedSide, depthIn, standingSingleIn } from "#domain/display/curve.ts";
import { pictureSizeIn } from "#domain/display/picture.ts";
import { roomOf } from "#domain/display/scaling.ts";
import { type Screen, type ScreenDescription, sizeIn } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { fitInto } from "#domain/space/fit.ts";
import { anglesOf, distanceTo } from "#domain/viewing/seat.ts";
import { partsText } from "../answer-part.ts";
import { viewingDistanceText } from "./distances.ts";
import {
  angleText,
  contentText,
  countText,
  diagonalFigure,
  exactFigure,
  listText,
  nameText,
  ratioText,
  rounded,
  withDigits,
  withUnit,
} from "./numbers.ts";
import { frameLength, framesText, LEVEL_WORDS, rowSentence } from "./row.ts";
import { answerRows } from "./rows.ts";
import {
  addedTexts,
  COLOUR_WORDS,
  objectText,
  scalingText,
  shortText,
  shownName,
  sizeText,
  titleText,
} from "./screens.ts";
import { spaceAnswer, spokenSpace } from "./space.ts";

/** `27″ 16:9`, or `Desk · 27″ 16:9` for a screen with a name. */
export function labelText(screen: ScreenDescription, all: readonly ListedScreen[], unit: Unit): string {
  const { name, size } = labelParts(screen, all, unit);
  return name === null ? size : `${name} · ${size}`;
}

/**
 * The parts of a label. Where there is little room, a drawing shows only some of them.
 *
 * @param isScaled whether the drawing is sized by pixels, so that the scaling belongs to the size (D46)
 */
export function labelParts(screen: ScreenDescription, all: readonly ListedScreen[], unit: Unit, isScaled = false) {
  const name = shownName(screen);
  const scaling = isScaled && !addedTexts(screen, all).includes(scalingText(screen)) ? [scalingText(screen)] : [];
  return {
    name: name === null ? null : nameText(name),
    size: [sizeText(screen, all), ...scaling, ...furtherTexts(screen, unit)].join(" · "),
    diagonal: shortText(screen, all),
  };
}

/**
 * A screen's size and everything else but its name, for screen readers (D11): `27 inch 16:9, 23.5 by 13.2 inches`; a set is
 * `2 times 27 inch 16:9 side by side, 47.1 by 13.2 inches`. Sides have the decimals of the answer (V7).
 */
export function spokenScreen(screen: Screen, comparison: Comparison): string {
  const { first } = unitsOf(comparison, screen);
  const { width, height } = sizeIn(screen, first);
  const single = `${exactFigure(screen.length)} ${UNIT_WORDS[screen.unit].one} ${ratioText(screen)}`;
  const described = screen.count === undefined ? single : `${screen.count} times ${single} side by side`;
  const sides = `${rounded(width, 1)} by ${rounded(height, 1)} ${UNIT_WORDS[first].many}`;
  const curve = spokenCurve(screen, first);
  const parts = [described, ...addedTexts(screen, comparison.screens), sides, ...curve, ...furtherTexts(screen, first)];
  return [...parts, ...(comparison.scale === "pixels" ? [spokenPixels(screen)] : [])].join(", ");
}

/** `curved with a radius of 1800 millimetres, 46.3 inches straight, 3.9 inches deep`, of a set each display (D61) */
function spokenCurve(screen: Screen, unit: Unit): string[] {
  if (screen.radius === undefined) return [];
  const straight = rounded(standingSingleIn(screen, unit)[curvedSide(screen)], 1);
  const { many } = UNIT_WORDS[unit];
  const depth = rounded(depthIn(screen, unit), 1);
  return [`curved with a radius of ${screen.radius} millimetres, ${straight} ${many} straight, ${depth} ${many} deep`];
}

/** `showing 3072 by 1728 pixels at 125%`, or why it is not drawn (D46). */
function spokenPixels(screen: Screen): string {
  const room = roomOf(screen);
  if (room === null) return "not drawn, no resolution";
  return `showing ${Math.round(room.width)} by ${Math.round(room.height)} pixels at ${scalingText(screen)}`;
}

export const UNIT_WORDS: Readonly<Record<Unit, { readonly one: string; readonly many: string }>> = {
  in: { one: "inch", many: "inches" },
  cm: { one: "centimetre", many: "centimetres" },
};

/** What its size does not say: `1.25 cm gap`, `2.5 m away`. */
function furtherTexts({ count, gap, distance }: ScreenDescription, unit: Unit): string[] {
  return [
    ...(count === undefined || gap === undefined ? [] : [`${gapText(gap, unit)} gap`]),
    ...(distance === undefined ? [] : [`${viewingDistanceText(distance, unit)} away`]),
  ];
}

/** `1.25 cm`, `0.49″` */
function gapText(centimetres: number, unit: Unit): string {
  if (unit === "cm") return withUnit(withDigits(centimetres, 7), unit);
  return diagonalFigure(convertLength(centimetres, "cm", "in"), "in");
}

/** The drawing's one text alternative, with every screen and its size (D11). */
export function describeComparison(comparison: Comparison): string {
  const { screens, objects, scale, distance } = comparison;
  if (screens.length === 0) return `Comparison of no screens${describeSpace(comparison)}`;
  const isSeen = scale === "seat";
  const isInPixels = scale === "pixels";
  const described = screens.map(
    ({ screen }) =>
      describeScreen(screen, comparison) +
      (isInPixels ? "" : describePicture(screen, comparison)) +
      (isSeen ? describeAngle(screen, distance, unitsOf(comparison).first) : ""),
  );
  if (isSeen) return `Comparison of ${described.join("; ")}. Not to scale: as seen from the seat`;
  if (isInPixels) return `Comparison of ${described.join("; ")}. In pixels, not to scale in inches`;
  const drawn = objects.length === 0 ? "" : `. For scale: ${objects.map(objectText).join("; ")}`;
  return `Comparison of ${described.join("; ")}${isRow(comparison) ? describeRow(comparison) : describeSpace(comparison)}${drawn}`;
}

/** `. In a row from left to right on 180 cm, bottoms level, 1 cm of frame on each side. Together 171.0 × 61.8 cm with frames: …` (D56) */
function describeRow(comparison: Comparison): string {
  const { screens, space, frame, level } = comparison;
  const { first } = unitsOf(comparison);
  const place = space === null ? "" : ` ${space.height === null ? "on" : "in"} ${spokenSpace(space, first)}`;
  const raised = screens.flatMap(({ screen }) => {
    const { raised: by = 0 } = screen;
    if (by === 0) return [];
    const length = diagonalFigure(convertLength(Math.abs(by), "cm", first), first);
    return [`${titleText(screen, screens)} ${by > 0 ? "raised" : "lowered"} by ${length}`];
  });
  const frames = frame === 0 ? framesText(hasFrames(comparison)) : `${frameLength(comparison)} of frame on each side`;
  const stands = [LEVEL_WORDS[level], ...raised, frames].join(", ");
  return `. In a row from left to right${place}, ${stands}. ${rowSentence(comparison, "")}`;
}

/** ` in a space of 150 by 85 centimetres: 65″ 16:9 fits, 75″ 16:9 does not` (D38) */
function describeSpace(comparison: Comparison): string {
  const { screens, space, frame } = comparison;
  if (space === null || !isToScale(comparison.scale)) return "";
  const fits = screens.map(({ screen }) => {
    const { fits } = fitInto(space, frame, screen);
    return `${titleText(screen, screens)} ${fits ? "fits" : "does not fit"}`;
  });
  const described = ` in a space of ${spokenSpace(space, unitsOf(comparison).first)}`;
  return fits.length === 0 ? described : `${described}: ${listText(fits)}`;
}

/** `, filling 53° from 60 cm`, as the answer says it (D32) */
function describeAngle(screen: Screen, common: number | null, unit: Unit): string {
  const distance = distanceTo(screen, common);
  return `, filling ${angleText(anglesOf(screen, distance).width)} from ${viewingDistanceText(distance, unit)}`;
}

/** `, 16:9 picture of 26.8 inches`, on each display of a set (D33). */
function describePicture(screen: Screen, comparison: Comparison): string {
  const { content } = comparison;
  const ratio = contentRatio(content);
  if (ratio === null) return "";
  const { first } = unitsOf(comparison, screen);
  const { width, height } = pictureSizeIn(screen, ratio, first);
  return `, ${contentText(content)} picture of ${rounded(Math.hypot(width, height), 1)} ${UNIT_WORDS[first].many}`;
}

/** `Desk: blue 27 inch 16:9, 23.5 by 13.2 inches`; without a name it starts with the colour. */
export function describeScreen(screen: Screen, comparison: Comparison): string {
  const description = `${COLOUR_WORDS[screen.colour]} ${spokenScreen(screen, comparison)}`;
  const name = shownName(screen);
  return name === null ? description : `${name}: ${description}`;
}

/**
 * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
 * screen and no space changed.
 */
export function describeChanges(before: Comparison, after: Comparison): string {
  const changes = changesBetween(before, after).flatMap((change) => changeText(change, after));
  return [...changes, ...rowChange(before, after)].join(". ");
}

function changeText(change: Change, after: Comparison): string | readonly string[] {
  switch (change.type) {
    case "removed":
      return `Screen ${change.number} removed`;
    case "added":
      return `Screen ${change.screen.number} added: ${describeNamed(change.screen.screen, after)}`;
    case "changed":
      return `Screen ${change.screen.number} is now ${describeNamed(change.screen.screen, after)}`;
    case "moved":
      return placeText(change.screen, after);
    case "raised":
      return raisedText(change.screen.screen, after);
    case "space":
      return spaceSentences(change.isSame, after);
    case "no space":
      return "Space removed";
  }
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"] as const;

/** `34″ 3440×1440, second of three` */
function placeText({ number, screen }: ListedScreen, { screens }: Comparison): string {
  return `${titleText(screen, screens)}, ${PLACES[number - 1] ?? number} of ${countText(screens.length)}`;
}

/** `24″ 16:10, raised by 6 cm` */
function raisedText(screen: Screen, comparison: Comparison): string {
  const { raised = 0 } = screen;
  const { first } = unitsOf(comparison);
  const by = diagonalFigure(convertLength(Math.abs(raised), "cm", first), first);
  const words = raised === 0 ? "on the line" : `${raised > 0 ? "raised" : "lowered"} by ${by}`;
  return `${titleText(screen, comparison.screens)}, ${words}`;
}

/** What all come to together, where it has changed (D56). */
function rowChange(before: Comparison, after: Comparison): string[] {
  const sentence = rowSentence(after);
  return sentence === null || sentence === rowSentence(before) ? [] : [sentence];
}

/** `Space of 150 by 85 centimetres`, `65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.` (D38) */
function spaceSentences(isSame: boolean, after: Comparison): readonly string[] {
  const answer = spaceAnswer(after, answerRows(after));
  const described =
    isSame || after.space === null ? [] : [`Space of ${spokenSpace(after.space, unitsOf(after).first)}`];
  return answer === null ? described : [...described, partsText(answer.summary)];
}

function describeNamed(screen: Screen, comparison: Comparison): string {
  const spoken = spokenScreen(screen, comparison);
  const name = shownName(screen);
  return name === null ? spoken : `${name}, ${spoken}`;
}

export const description = { describeComparison, describeScreen, describeChanges };
