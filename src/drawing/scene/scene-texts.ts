import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import type { Screen } from "#domain/display/screen.ts";
import type { DrawnUnit, Unit } from "#domain/display/unit.ts";

/** What names an outline, in parts, so that a short form leaves out the visitor's own name first. */
export interface LabelText {
  /** The visitor's own name. */
  readonly name: string | null;
  /** Everything else: `27″ 16:9`. */
  readonly size: string;
  readonly diagonal: string;
}

/** All words and figures of a drawing, in the reader's language. A scene only measures and places them. */
export interface SceneTexts {
  /** Names an outline among all of the drawing, with its scaling where this sizes it. */
  label(screen: Screen, all: readonly ListedScreen[], unit: Unit, isScaled: boolean): LabelText;
  /** A measured length. */
  length(length: number, unit: DrawnUnit): string;
  /** The number of a length alone. */
  number(length: number): string;
  /** The length of a row in a second unit, and whether its frames count. */
  together(length: number, unit: Unit, hasFrames: boolean): string;
  /** That a measured length lies along a curve, or is straight from edge to edge. */
  curve(isStraight: boolean): string;
  /** How curved screens are drawn. */
  curvedScreens(areStraight: boolean): string;
  /** A measured angle, in degrees. */
  angle(degrees: number): string;
  /** What the scale bar measures. */
  bar(length: number, unit: DrawnUnit): string;
  /** How many times larger everything is than on paper. */
  ratio(ratio: number): string;
  /** What one small square of the grid measures, or how far its dots are apart. */
  square(side: number, unit: DrawnUnit): string;
  /**
   * What the bar of a view from the seat measures, and that the drawing is not to scale; the longest form first.
   *
   * @param distances from which screens are seen, in centimetres
   */
  angleBar(degrees: number, distances: readonly number[], unit: Unit): readonly string[];
  /** What a bar of pixels measures, and that the drawing is not to scale; the longest form first. */
  pixelBar(pixels: number): readonly string[];
  /** Names an object. */
  object(object: KnownObject): string;
  /** The size of an object alone. */
  objectSizes(object: KnownObject, unit: Unit): readonly [string, string?];
  /** What is to spare between a frame and the space. */
  spare(length: number, unit: Unit): string;
  /** A length of the space that the screens are to fit into, as it was typed where the unit is the same. */
  space(length: number, typed: Unit, unit: Unit): string;
  /** How high above the floor the middle of the screens hangs. */
  hanging(unit: Unit): string;
}

/** All words on sheets of paper. */
export interface SheetTexts {
  /** Names an outline among all of the sheets. */
  label(screen: Screen, all: readonly ListedScreen[]): string;
  /** Names it without letters that a font may lack. */
  plainLabel(screen: Screen, all: readonly ListedScreen[]): string;
  /** That the sheet has a curved screen flat: along its curve, or as long as it is straight from edge to edge. */
  curved(isStraight: boolean): string;
  /** Names the space that the screens are to fit into. */
  readonly space: string;
  /** Under a ruler of so many millimetres. */
  ruler(length: number): string;
  /** Where a sheet lies among the others; all counted from 1. */
  place(sheet: {
    readonly number: number;
    readonly count: number;
    readonly row: number;
    readonly column: number;
  }): string;
}
