import { type Change, changesBetween } from "#comparison/changes.ts";
import { contentRatio } from "#comparison/content.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { hasFrames } from "#comparison/row-fit.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import type { ColourName } from "#domain/display/colour.ts";
import { curvedSide, depthIn, standingSingleIn } from "#domain/display/curve.ts";
import { pictureSizeIn } from "#domain/display/picture.ts";
import { roomOf } from "#domain/display/scaling.ts";
import { type Screen, type ScreenDescription, sizeIn } from "#domain/display/screen.ts";
import { convertLength, type Unit } from "#domain/display/unit.ts";
import { fitInto } from "#domain/space/fit.ts";
import type { Level } from "#domain/space/screen-row.ts";
import { anglesOf, distanceTo } from "#domain/viewing/seat.ts";
import { partsText } from "../answer-part.ts";
import type { Distances } from "./distances.ts";
import { type Numbers, nameText } from "./numbers.ts";
import type { RowTexts } from "./row.ts";
import type { Rows } from "./rows.ts";
import type { Screens } from "./screens.ts";
import type { SpaceTexts } from "./space.ts";

/** What a row of screens stands on or in: `150 by 85 centimetres`. */
interface RowPlace {
  readonly is: "width" | "space";
  readonly text: string;
}

/** What a language says of a drawing to those who do not see it. */
interface DescriptionWords {
  readonly parts: {
    readonly numbers: Numbers;
    readonly distances: Distances;
    readonly screens: Screens;
    readonly rows: Rows;
    readonly space: SpaceTexts;
    readonly row: RowTexts;
  };
  /** `with frames` */
  readonly framesText: (areThere: boolean) => string;
  /** `1.25 cm gap` */
  readonly gap: (length: string) => string;
  /** `2.5 m away` */
  readonly away: (distance: string) => string;
  /** `27 inch 16:9`, `2 times 27 inch 16:9 side by side` */
  readonly display: (diagonal: string, unit: Unit, ratio: string, count: number) => string;
  /** `23.5 by 13.2 inches` */
  readonly sides: (width: string, height: string, unit: Unit) => string;
  /** `curved with a radius of 1800 millimetres, 46.3 inches straight, 3.9 inches deep` */
  readonly curved: (radius: string, straight: string, depth: string, unit: Unit) => string;
  /** `showing 3072 by 1728 pixels at 125%` */
  readonly showing: (width: number, height: number, scaling: string) => string;
  readonly notDrawn: string;
  /** `blue 27 inch 16:9, 23.5 by 13.2 inches` */
  readonly coloured: (colour: ColourName, display: string) => string;
  /** `Desk: blue 27 inch 16:9` */
  readonly named: (name: string, display: string) => string;
  /** `16:9 picture of 26.8 inches` */
  readonly picture: (ratio: string, diagonal: string, unit: Unit) => string;
  /** `filling 53° from 60 cm` */
  readonly filling: (angle: string, distance: string) => string;
  /** `Comparison of …`; null of no screens. The space follows it. */
  readonly comparisonOf: (screens: string | null) => string;
  /** ` in a space of 150 by 85 centimetres`, behind the screens. */
  readonly inSpace: (space: string) => string;
  /** `: 65″ 16:9 fits and 75″ 16:9 does not fit` */
  readonly fits: (screens: readonly { readonly title: string; readonly fits: boolean }[]) => string;
  /** Sentences without their full stop. */
  readonly fromSeat: string;
  readonly inPixels: string;
  readonly forScale: (objects: string) => string;
  /** `In a row from left to right on 180 cm, bottoms level, 1 cm of frame on each side` */
  readonly inRow: (place: RowPlace | null, level: Level, raised: readonly string[], frames: string) => string;
  readonly frame: (length: string) => string;
  /** `24″ 16:10 raised by 6 cm` within a sentence. */
  readonly raised: (title: string, by: string, isUp: boolean) => string;
  /** What has changed: sentences without their full stop. */
  readonly changes: {
    readonly removed: (number: number) => string;
    readonly added: (number: number, screen: string) => string;
    readonly changed: (number: number, screen: string) => string;
    /** `34″ 3440×1440, second of three` */
    readonly moved: (title: string, number: number, count: number) => string;
    /** `24″ 16:10, raised by 6 cm` */
    readonly raised: (title: string, by: string, isUp: boolean) => string;
    readonly onTheLine: (title: string) => string;
    readonly space: (space: string) => string;
    readonly noSpace: string;
  };
}

/** The text alternatives of drawings, and their labels. */
export function descriptionIn(words: DescriptionWords) {
  const { numbers, rows } = words.parts;
  const { addedTexts, objectText, scalingText, shortText, shownName, sizeText, titleText } = words.parts.screens;
  const { viewingDistanceText } = words.parts.distances;
  const { frameLength, rowSentence } = words.parts.row;
  const { spaceAnswer, spokenSpace } = words.parts.space;
  const { diagonalFigure, rounded } = numbers;
  const semicolon = `${numbers.markSpace}; `;

  /** `27″ 16:9`, or `Desk · 27″ 16:9` for a screen with a name. */
  function labelText(screen: ScreenDescription, all: readonly ListedScreen[], unit: Unit): string {
    const { name, size } = labelParts(screen, all, unit);
    return name === null ? size : `${name} · ${size}`;
  }

  /**
   * The parts of a label. Where there is little room, a drawing shows only some of them.
   *
   * @param isScaled whether the drawing is sized by pixels, so that the scaling belongs to the size (D46)
   */
  function labelParts(screen: ScreenDescription, all: readonly ListedScreen[], unit: Unit, isScaled = false) {
    const name = shownName(screen);
    const scaling = isScaled && !addedTexts(screen, all).includes(scalingText(screen)) ? [scalingText(screen)] : [];
    return {
      name: name === null ? null : nameText(name),
      size: [sizeText(screen, all), ...scaling, ...furtherTexts(screen, unit)].join(" · "),
      diagonal: shortText(screen, all),
    };
  }

  /** What its size does not say: `1.25 cm gap`, `2.5 m away`. */
  function furtherTexts({ count, gap, distance }: ScreenDescription, unit: Unit): string[] {
    return [
      ...(count === undefined || gap === undefined ? [] : [words.gap(gapText(gap, unit))]),
      ...(distance === undefined ? [] : [words.away(viewingDistanceText(distance, unit))]),
    ];
  }

  /** `1.25 cm`, `0.49″` */
  function gapText(centimetres: number, unit: Unit): string {
    return unit === "cm" ? numbers.withUnit(numbers.withDigits(centimetres, 7), unit) : shortLength(centimetres, unit);
  }

  function shortLength(centimetres: number, unit: Unit): string {
    return diagonalFigure(convertLength(centimetres, "cm", unit), unit);
  }

  /**
   * A screen's size and everything else but its name, for screen readers (D11): `27 inch 16:9, 23.5 by 13.2 inches`; a set is
   * `2 times 27 inch 16:9 side by side, 47.1 by 13.2 inches`. Sides have the decimals of the answer (V7).
   */
  function spokenScreen(screen: Screen, comparison: Comparison): string {
    const { first } = unitsOf(comparison);
    const { width, height } = sizeIn(screen, first);
    return [
      words.display(numbers.exactFigure(screen.length), screen.unit, numbers.ratioText(screen), screen.count ?? 1),
      ...addedTexts(screen, comparison.screens),
      words.sides(rounded(width, 1), rounded(height, 1), first),
      ...spokenCurve(screen, first),
      ...furtherTexts(screen, first),
      ...(comparison.scale === "pixels" ? [spokenPixels(screen)] : []),
    ].join(", ");
  }

  /** Of a set each display (D61). */
  function spokenCurve(screen: Screen, unit: Unit): string[] {
    if (screen.radius === undefined) return [];
    const straight = rounded(standingSingleIn(screen, unit)[curvedSide(screen)], 1);
    return [words.curved(String(screen.radius), straight, rounded(depthIn(screen, unit), 1), unit)];
  }

  /** What it shows, or why it is not drawn (D46). */
  function spokenPixels(screen: Screen): string {
    const room = roomOf(screen);
    if (room === null) return words.notDrawn;
    return words.showing(Math.round(room.width), Math.round(room.height), scalingText(screen));
  }

  /** The drawing's one text alternative, with every screen and its size (D11). */
  function describeComparison(comparison: Comparison): string {
    const { screens, objects, scale, distance } = comparison;
    if (screens.length === 0) return words.comparisonOf(null) + describeSpace(comparison);
    const isSeen = scale === "seat";
    const isInPixels = scale === "pixels";
    const described = screens.map(({ screen }) =>
      [
        describeScreen(screen, comparison),
        ...(isInPixels ? [] : pictureTexts(screen, comparison)),
        ...(isSeen ? [angleOf(screen, distance, unitsOf(comparison).first)] : []),
      ].join(", "),
    );
    const all = words.comparisonOf(described.join(semicolon));
    if (isSeen) return `${all}. ${words.fromSeat}`;
    if (isInPixels) return `${all}. ${words.inPixels}`;
    const drawn = objects.length === 0 ? "" : `. ${words.forScale(objects.map(objectText).join(semicolon))}`;
    return `${all}${isRow(comparison) ? `. ${describeRow(comparison)}` : describeSpace(comparison)}${drawn}`;
  }

  /** `In a row from left to right on 180 cm, bottoms level, …. Together 171.0 × 61.8 cm with frames: …` (D56) */
  function describeRow(comparison: Comparison): string {
    const { screens, space, frame, level } = comparison;
    const { first } = unitsOf(comparison);
    const place =
      space && ({ is: space.height === null ? "width" : "space", text: spokenSpace(space, first) } as const);
    const raised = screens.flatMap(({ screen }) => {
      const { raised: by = 0 } = screen;
      return by === 0 ? [] : [words.raised(titleText(screen, screens), shortLength(Math.abs(by), first), by > 0)];
    });
    const frames = frame === 0 ? words.framesText(hasFrames(comparison)) : words.frame(frameLength(comparison));
    return `${words.inRow(place, level, raised, frames)}. ${rowSentence(comparison, "")}`;
  }

  /** ` in a space of 150 by 85 centimetres: 65″ 16:9 fits, 75″ 16:9 does not` (D38) */
  function describeSpace(comparison: Comparison): string {
    const { screens, space, frame } = comparison;
    if (space === null || !isToScale(comparison.scale)) return "";
    const described = words.inSpace(spokenSpace(space, unitsOf(comparison).first));
    if (screens.length === 0) return described;
    const fits = screens.map(({ screen }) => ({
      title: titleText(screen, screens),
      fits: fitInto(space, frame, screen).fits,
    }));
    return described + words.fits(fits);
  }

  /** As the answer says it (D32). */
  function angleOf(screen: Screen, common: number | null, unit: Unit): string {
    const distance = distanceTo(screen, common);
    return words.filling(numbers.angleText(anglesOf(screen, distance).width), viewingDistanceText(distance, unit));
  }

  /** On each display of a set (D33). */
  function pictureTexts(screen: Screen, comparison: Comparison): string[] {
    const { content } = comparison;
    const ratio = contentRatio(content);
    if (ratio === null) return [];
    const { width, height } = pictureSizeIn(screen, ratio, screen.unit);
    return [words.picture(numbers.contentText(content), rounded(Math.hypot(width, height), 1), screen.unit)];
  }

  /** `Desk: blue 27 inch 16:9, 23.5 by 13.2 inches`; without a name it starts with the colour. */
  function describeScreen(screen: Screen, comparison: Comparison): string {
    const described = words.coloured(screen.colour, spokenScreen(screen, comparison));
    const name = shownName(screen);
    return name === null ? described : words.named(name, described);
  }

  /**
   * The changes of the screens for screen readers: "Screen 2 is now 29 inch 21:9, 26.7 by 11.4 inches". Empty if no
   * screen and no space changed.
   */
  function describeChanges(before: Comparison, after: Comparison): string {
    const changes = changesBetween(before, after).flatMap((change) => changeText(change, after));
    return [...changes, ...rowChange(before, after)].join(". ");
  }

  function changeText(change: Change, after: Comparison): string | readonly string[] {
    const { changes } = words;
    switch (change.type) {
      case "removed":
        return changes.removed(change.number);
      case "added":
        return changes.added(change.screen.number, describeNamed(change.screen.screen, after));
      case "changed":
        return changes.changed(change.screen.number, describeNamed(change.screen.screen, after));
      case "moved":
        return changes.moved(
          titleText(change.screen.screen, after.screens),
          change.screen.number,
          after.screens.length,
        );
      case "raised":
        return raisedText(change.screen.screen, after);
      case "space":
        return spaceSentences(change.isSame, after);
      case "no space":
        return changes.noSpace;
    }
  }

  function raisedText(screen: Screen, comparison: Comparison): string {
    const { raised = 0 } = screen;
    const title = titleText(screen, comparison.screens);
    if (raised === 0) return words.changes.onTheLine(title);
    return words.changes.raised(title, shortLength(Math.abs(raised), unitsOf(comparison).first), raised > 0);
  }

  /** What all come to together, where it has changed (D56). */
  function rowChange(before: Comparison, after: Comparison): string[] {
    const sentence = rowSentence(after);
    return sentence === null || sentence === rowSentence(before) ? [] : [sentence];
  }

  /** `Space of 150 by 85 centimetres`, `65″ 16:9 fits: 2.1 cm left and right, 2.1 cm above.` (D38) */
  function spaceSentences(isSame: boolean, after: Comparison): readonly string[] {
    const answer = spaceAnswer(after, rows.answerRows(after));
    const described =
      isSame || after.space === null ? [] : [words.changes.space(spokenSpace(after.space, unitsOf(after).first))];
    return answer === null ? described : [...described, partsText(answer.summary)];
  }

  function describeNamed(screen: Screen, comparison: Comparison): string {
    const spoken = spokenScreen(screen, comparison);
    const name = shownName(screen);
    return name === null ? spoken : `${name}, ${spoken}`;
  }

  return { labelText, labelParts, spokenScreen, describeComparison, describeScreen, describeChanges };
}
