import { type Arrangement, DEFAULT_ARRANGEMENT } from "#comparison/arrangement.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { toInches } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import { boundsOf, type Size } from "#domain/geometry/size.ts";
import { frameOf, spaceSize } from "#domain/space/fit.ts";
import { DEFAULT_FRAME, type Space } from "#domain/space/opening.ts";
import { DEFAULT_LEVEL, type Framed, type Level, placeInRow } from "#domain/space/screen-row.ts";
import type { Box } from "./box.ts";
import { arrangeRoom, type Room } from "./room.ts";
import { type DrawnScreen, drawnScreens, type Sizing, TO_SCALE } from "./sizing.ts";

/** What the screens are to fit into, with the frame around each picture in centimetres (D38). */
export interface FramedSpace {
  readonly space: Space;
  readonly frame: number;
}

/** How the screens of a row stand (D56), with the frame in centimetres. */
export interface RowChoice {
  readonly frame: number;
  readonly level: Level;
}

/** Where the screens stand, in inches: it needs no area and no scale. */
export interface Placement {
  /** The size of all screens together. */
  readonly bounds: Size;
  /**
   * From the middle of the bounds to the top left corner of a size in the place of the screen at `index`; also of a size
   * that is not one of the arranged ones.
   */
  cornerOf(size: Size, index: number): Point;
}

export interface PlaceOptions {
  readonly arrangement?: Arrangement;
  /** What is drawn for scale; it takes part in the scale (D31). */
  readonly objects?: readonly KnownObject[];
  /** What the outlines are sized by; lengths if not given. */
  readonly sizing?: Sizing;
  /** What the screens are to fit into; it takes part in the scale (D38). */
  readonly space?: FramedSpace | null;
  /** How a row stands, where the arrangement is one (D56). */
  readonly row?: RowChoice;
}

/** Where everything lies, in inches or in pixels of the screens: it needs no area and no scale. */
export interface Places {
  /** What is drawn of the screens, the objects and the space. */
  readonly drawn: readonly DrawnScreen[];
  /** Whether curved screens are as long as they are straight from edge to edge (D61). */
  readonly stands: boolean;
  readonly objects: readonly KnownObject[];
  readonly framed: FramedSpace | null;
  /** Of the pictures, each from the middle of all screens. Its bounds include their frames and the space. */
  readonly placement: Placement;
  /** What the screens are to fit into, from the middle of all screens; null without a space. */
  readonly opening: Box | null;
  /** Of each screen, in the list's order: what its frame adds at the left and at the right, and above and below. */
  readonly frames: readonly Size[];
  readonly room: Room;
  /** Whether the screens stand beside each other with their frames (D56). */
  readonly isRow: boolean;
}

type ScreenPlaces = Pick<Places, "placement" | "opening" | "frames">;

/** Places the screens, the space that they are to fit into, and the objects beside them. */
export function placeAll(screens: readonly ListedScreen[], options: PlaceOptions): Places {
  const { arrangement = DEFAULT_ARRANGEMENT, sizing = TO_SCALE, row = USUAL_ROW } = options;
  // Nothing else has an angle or pixels.
  const { objects: chosen = [], space: framed = null } = sizing.by === "length" ? options : {};
  const stands = arrangement === "side" || framed !== null;
  const drawn = drawnScreens(screens, sizing, stands);
  const sizes = drawn.map(({ size }) => size);
  const objects = drawn.length === 0 && framed === null ? [] : chosen;
  const toScale = sizing.by === "length";
  const places = placeScreens(drawn, arrangement, { row, framed, toScale });
  const room = arrangeRoom(places.placement.bounds, objects, sizes);
  return { drawn, stands, objects, framed, ...places, room, isRow: toScale && arrangement === "side" };
}

const USUAL_ROW: RowChoice = { frame: DEFAULT_FRAME, level: DEFAULT_LEVEL };

/**
 * Where the screens and their space lie.
 *
 * @param framed null where the drawing is not to scale and so has neither space nor frames
 */
function placeScreens(
  screens: readonly DrawnScreen[],
  arrangement: Arrangement,
  { row, framed, toScale }: { row: RowChoice; framed: FramedSpace | null; toScale: boolean },
): ScreenPlaces {
  const hasFrames = toScale && (framed !== null || arrangement === "side");
  const frames = screens.map(({ screen }) => {
    if (!hasFrames) return NO_FRAME;
    const { width, height } = frameOf(screen, framed?.frame ?? row.frame);
    return { width: toInches(width), height: toInches(height) };
  });
  if (arrangement === "side") {
    const pictures = screens.map(({ size, screen }, index) => ({
      size,
      frame: frames[index] ?? NO_FRAME,
      raised: toScale ? toInches(screen.raised ?? 0) : 0,
    }));
    const whole = rowPlacement(pictures, row.level);
    const places = framed === null ? { placement: whole, opening: null } : inSpace(whole, framed.space, row.level);
    return { frames, ...places };
  }
  const outers = screens.map(({ size }, index) => withFrame(size, frames[index]));
  const opening = framed && openingFor(framed.space, boundsOf(outers));
  const { bounds, cornerOf } = overlaid(opening === null ? outers : [...outers, opening], arrangement);
  return {
    frames,
    opening: opening && { ...cornerOf(opening), ...opening },
    placement: {
      bounds,
      cornerOf(size, index) {
        const frame = frames[index] ?? NO_FRAME;
        const { x, y } = cornerOf(withFrame(size, frame));
        return { x: x + frame.width, y: y + frame.height };
      },
    },
  };
}

/** All arrangements but a row lay the screens over each other. From the middle of the bounds, so has a size its top left corner. */
const CORNERS: Readonly<Record<Exclude<Arrangement, "side">, (size: Size, bounds: Size) => Point>> = {
  centre: ({ width, height }) => ({ x: -width / 2, y: -height / 2 }),
  bottom: ({ width, height }, bounds) => ({ x: -width / 2, y: bounds.height / 2 - height }),
  corner: (_, bounds) => ({ x: -bounds.width / 2, y: -bounds.height / 2 }),
};

function overlaid(sizes: readonly Size[], arrangement: keyof typeof CORNERS) {
  const bounds = boundsOf(sizes);
  return { bounds, cornerOf: (size: Size) => CORNERS[arrangement](size, bounds) };
}

/** A size in a picture's place has its middle, and stands on the line as the picture does. */
function rowPlacement(pictures: readonly Framed[], level: Level): Placement {
  const { bounds, corners, line } = placeInRow(pictures, level);
  return {
    bounds,
    cornerOf(size, index) {
      const picture = pictures[index] ?? { size, frame: NO_FRAME, raised: 0 };
      const corner = corners[index] ?? { x: bounds.width, y: line };
      const above = { bottom: size.height, centre: size.height / 2, top: 0 }[level];
      return {
        x: corner.x + (picture.size.width - size.width) / 2 - bounds.width / 2,
        y: line - picture.raised - above - bounds.height / 2,
      };
    },
  };
}

/** A row stands in the middle of its space, on its lower edge; with centres or tops level it hangs in the middle of the height. */
function inSpace(row: Placement, space: Space, level: Level): Pick<ScreenPlaces, "placement" | "opening"> {
  const opening = openingFor(space, row.bounds);
  const stands = level === "bottom" || space.height === null;
  const { bounds, cornerOf } = overlaid([row.bounds, opening], stands ? "bottom" : "centre");
  const own = cornerOf(row.bounds);
  return {
    opening: { ...cornerOf(opening), ...opening },
    placement: {
      bounds,
      cornerOf(size, index) {
        const { x, y } = row.cornerOf(size, index);
        return { x: x + own.x + row.bounds.width / 2, y: y + own.y + row.bounds.height / 2 };
      },
    },
  };
}

/** In inches. A desk is as high as what stands on it. */
function openingFor(space: Space, content: Size): Size {
  const { width, height } = spaceSize(space);
  return { width: toInches(width), height: height === null ? content.height : toInches(height) };
}

const NO_FRAME: Size = { width: 0, height: 0 };

function withFrame({ width, height }: Size, frame: Size = NO_FRAME): Size {
  return { width: width + 2 * frame.width, height: height + 2 * frame.height };
}
