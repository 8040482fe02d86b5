import type { ScreenId } from "#comparison/listed-screen.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Axis, AxisLine } from "./axis.ts";
import type { Box } from "./box.ts";
import type { Canvas } from "./canvas.ts";
import type { LabelEdge } from "./labels/label-sheet.ts";
import type { Leader } from "./labels/leaders.ts";
import type { LabelText } from "./scene-texts.ts";
import type { Sizing } from "./sizing.ts";

/**
 * The kinds of marks, from the back of the drawing to its front. A new kind needs a name here, its type in `MarkTypes`, a
 * function in `composeScene` and its elements in `MARK_ELEMENTS`: the compiler names what is missing.
 */
export const MARK_KINDS = [
  "grid",
  "floor",
  "objects",
  "hatchings",
  "outlines",
  "filmAreas",
  "seams",
  "sharedEdges",
  "frames",
  "space",
  "steps",
  "previews",
  "dimensions",
  "scaleBar",
  "squareSize",
  "labels",
] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

interface MarkTypes {
  readonly grid: Grid | null;
  /** Null where nothing stands on it. */
  readonly floor: Floor | null;
  readonly objects: readonly ObjectMark[];
  readonly hatchings: readonly Hatching[];
  /** The largest first, at the back (S4.10). */
  readonly outlines: readonly Outline[];
  readonly filmAreas: readonly FilmArea[];
  readonly seams: readonly Seam[];
  readonly sharedEdges: readonly SharedEdge[];
  /** All pictures with their frames, in a row and in a space; otherwise none. */
  readonly frames: readonly FrameMark[];
  /** What the screens are to fit into (D38); null without one. Its wall and the opening lie behind the grid. */
  readonly space: SpaceMark | null;
  /** Between edges of a row (D56). */
  readonly steps: readonly Step[];
  readonly previews: readonly Preview[];
  readonly dimensions: readonly Dimension[];
  /** Null where the area is too narrow for it. */
  readonly scaleBar: ScaleBar | null;
  /** What one small square of the grid measures. Null in a narrow area and where something else needs its place. */
  readonly squareSize: Text | null;
  /** In the list's order. An outline without room for one has none. */
  readonly labels: readonly Label[];
}

type Marks = { readonly [Kind in MarkKind]: MarkTypes[Kind] };

/** A drawing in numbers and given texts: unrounded pixels from the area's top left corner. */
export interface Scene extends Marks, Canvas {
  /** From the area's middle to the middle of all outlines. */
  readonly offset: Point;
  readonly sizing: Sizing;
  /** Whether the screens stand beside each other, to scale (D56). */
  readonly isRow: boolean;
  /** Zero when there is nothing to draw. From the seat, of what is at the common distance; in pixels, of each pixel of a screen. */
  readonly pixelsPerInch: number;
  /** The size of all outlines together. */
  readonly bounds: Size;
  /** The side of each curved screen that lies along its curve; none in pixels. */
  readonly curvedSides: ReadonlyMap<ScreenId, keyof Size>;
  /** Whether these are drawn as long as they are straight from edge to edge (D61). */
  readonly stands: boolean;
  /** What names each screen. */
  readonly names: ReadonlyMap<ScreenId, LabelText>;
  /** All but labels and dimensions. */
  readonly taken: readonly Box[];
}

/** One line of text; its baseline starts at the point. */
export interface Text extends Point {
  readonly content: string;
  readonly fontSize: number;
}

/** Graph paper whose squares have a real size: 1, 2 or 5 times a power of ten (V1). In pixels it has a dot at each corner (D46). */
export interface Grid {
  /** The side of a square, in `unit`. */
  readonly step: number;
  /** The side of a small square, in `unit`. */
  readonly fineStep: number;
  readonly unit: DrawnUnit;
  /** The side of a square, in pixels. */
  readonly pitch: number;
  /** The side of a small square, in pixels. */
  readonly finePitch: number;
  /** A crossing of lines. */
  readonly origin: Point;
}

/** A bar of a round length, from the seat of a round angle, or of pixels, with that as its text. All but `box` counts from the bar's own corner at x, y. */
export interface ScaleBar extends Point {
  readonly length: number;
  readonly line: readonly Point[];
  readonly strokeWidth: number;
  /** Its dark parts, where it is chequered. */
  readonly filled: readonly Box[];
  readonly text: Text;
  /** The room of bar and text, in the area. */
  readonly box: Box;
}

/** What belongs to one screen. */
interface OfScreen {
  readonly id: ScreenId;
  /** The screen's number in the list, from 1, as people see it. */
  readonly number: number;
}

/** A part of what shows one screen, in its colour. */
interface ScreenMark extends Box, OfScreen {
  readonly colour: string;
  /** Below 1 while another outline is highlighted. */
  readonly opacity: number;
}

export interface Outline extends ScreenMark {
  readonly strokeWidth: number;
  readonly fillOpacity: number;
}

/** A thing of known size beside or on the screens (D31). */
export interface ObjectMark extends Box {
  readonly object: KnownObject;
  /** Its name and size: `Bank card, 8.56 × 5.40 cm`. */
  readonly title: string;
  /** Whether it stands beside the screens; otherwise it lies on one. */
  readonly beside: boolean;
  /** Its size; null without room for it. */
  readonly caption: Caption | null;
}

/** A text around its middle, upright or turned by a right angle. */
export interface CentredText extends Text {
  readonly turned: boolean;
}

/** An object's size, with the line that it measures where it is a length. */
export interface Caption {
  readonly box: Box;
  readonly text: CentredText;
  readonly line: (AxisLine & { /** Around the text. */ readonly gap: number }) | null;
}

/** The floor on which objects stand, as wide as the area (D31). */
export interface Floor {
  readonly y: number;
  readonly width: number;
  /** From the middle of the screens down to the floor, and the words that say how far; null without room. */
  readonly hanging: {
    readonly x: number;
    readonly from: number;
    readonly to: number;
    readonly box: Box;
    readonly text: CentredText;
  } | null;
}

/** What a film fills of a display, where it leaves bars (D33). */
export type FilmArea = ScreenMark;

/** Where two displays of a set meet (D29): a line at each side of the gap, which has no width where they touch. */
export type Seam = ScreenMark;

/**
 * Lines at 45° over what one screen has beyond the other, or over the bars around a film, cut to the area. They lie on
 * x + y = `phase` + n × `spacing` × √2 for whole n.
 */
export interface Hatching extends ScreenMark {
  /** Between two lines, across them. */
  readonly spacing: number;
  /** Moves the lines with the outlines. */
  readonly phase: number;
}

/** A level or upright part of a line in which edges of several outlines coincide. */
export interface SharedEdge extends AxisLine {
  /** They take turns along the line. */
  readonly colours: readonly string[];
}

/** A picture with its frame. */
export interface FrameMark extends ScreenMark {
  /** Whether the frame is wide enough to be drawn. */
  readonly shown: boolean;
}

/** An opening in a wall or a desk, and how screens stand in it (D38). */
export interface SpaceMark {
  /** Above a desk as high as what stands on it. */
  readonly opening: Box;
  /** What is drawn below the surface of a desk, where only the width counts; null in a wall. */
  readonly desk: Desk | null;
  /** Of the opening and of all screens with their frames. */
  readonly bounds: Box;
  /** Parts of screens in front of the wall. */
  readonly inFront: readonly Box[];
  readonly edges: readonly SpaceEdge[];
  readonly spares: readonly Spare[];
}

/** It claims no thickness and so fades. */
export interface Desk extends Box {
  /** Its width; null without room. */
  readonly text: DeskText | null;
}

interface DeskText extends CentredText {
  /** The same in the other unit, behind it; null without room. */
  readonly second: string | null;
  readonly box: Box;
}

/** How much two edges differ: an upright line with its figure beside or above it. */
export interface Step {
  readonly across: number;
  readonly from: number;
  readonly to: number;
  /** Null for the colour of the ink. */
  readonly colour: string | null;
  readonly text: CentredText;
  /** The same length in the other unit, behind it; null where it has no room. */
  readonly second: string | null;
  /** Of the figure. */
  readonly box: Box;
}

/** A part of an opening's edge. */
export interface SpaceEdge extends AxisLine {
  /** Whether a screen hides it. */
  readonly hidden: boolean;
}

/** Room to spare between a frame and the opening, with its figure inside the picture. */
export interface Spare {
  readonly axis: Axis;
  readonly colour: string;
  /** Of the opening, of the frame, and the end of the line inside the picture, in the direction of the line. */
  readonly edge: number;
  readonly frame: number;
  readonly end: number;
  /** The line's place in the other direction. */
  readonly across: number;
  readonly text: CentredText;
  /** Of the figure. */
  readonly box: Box;
}

/** A typed size that is not committed yet (D34). It may exceed the area. */
export type Preview = Omit<ScreenMark, "opacity">;

/** A line with ticks at its ends and the measured length as its figure. */
export interface Dimension extends Omit<OfScreen, "id"> {
  /** Null for a length of the space. */
  readonly id: ScreenId | null;
  /** Null for the colour of the ink. */
  readonly colour: string | null;
  /** The direction that the line runs in: x measures a width. */
  readonly axis: Axis;
  /** Where it begins and ends in that direction. */
  readonly from: number;
  readonly to: number;
  /** Whether the length goes on before `from` and behind `to`, out of the area. */
  readonly cut: { readonly from: boolean; readonly to: boolean };
  /** The measured edge's place in the other direction. */
  readonly edge: number;
  /** Between the edge and the dotted extension lines that lead from it to the line. */
  readonly gap: number;
  /** From `edge` to the line; negative to the left and upwards. */
  readonly distance: number;
  readonly figure: Figure;
  readonly opacity: number;
}

/** A text centred at half the dimension's line. Along an upright line it is turned by a right angle. */
interface Figure {
  readonly content: string;
  readonly fontSize: number;
  readonly bold: boolean;
  /** The same length in the other unit, behind it; null where one unit is shown or only one has room. */
  readonly second: string | null;
  readonly width: number;
  /** From the dimension's line to the text's middle. */
  readonly offset: number;
  /** From the line's middle to the text's middle, along the line. Where both are zero the line has a gap for the text. */
  readonly along: number;
}

/** The capsule that names an outline, on its line or at the end of a leader (V15). */
export interface Label extends ScreenMark {
  /** The width of the ring, inside the box. */
  readonly ring: number;
  /** Centred in the box. */
  readonly text: Pick<Text, "content" | "fontSize">;
  /** Whether it holds the screen's number instead of its name. */
  readonly numbered: boolean;
  readonly bold: boolean;
  /** Whether the screen fits into the space (D38), as a mark behind the text; null without a mark. */
  readonly fits: boolean | null;
  /** The line that it stands for; "beyond" where none is in sight. */
  readonly edge: LabelEdge;
  /** Null where the line runs into the label. Beyond, it points out of the area. */
  readonly leader: Leader | null;
}
