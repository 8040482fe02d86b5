import { type KnownObject, traitsOf } from "#domain/display/known-object.ts";
import type { Unit } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import { areaOf, type Size } from "#domain/geometry/size.ts";
import { boxAlong, endOf, lengthOf, pointAt } from "./axis.ts";
import { type Box, boxAround, edgesOf, grown, intersection, isWithin, nearestFree, overlap, placedAt } from "./box.ts";
import { type Canvas, taking, textSize } from "./canvas.ts";
import type { Caption, Floor, ObjectMark, Outline } from "./marks.ts";
import { objectInches, type Room } from "./room.ts";
import { textWidth } from "./text-width.ts";

/** From the edge of a screen to an object on it, and from an object to its caption, in pixels like all lengths here. */
const INSET = 6;
/** From an object to the line that measures it. */
const MEASURE_GAP = 18;
/** Of a measured length, both parts of the line beside its figure. */
const LEAST_LINES = 24;
/** The least drop from the screens to the floor that has room for words. */
const LEAST_DROP = 64;

interface RoomOptions {
  readonly objects: readonly KnownObject[];
  readonly room: Room;
  /** The middle of everything. */
  readonly middle: Point;
  readonly outlines: readonly Outline[];
  readonly pixelsPerInch: number;
  readonly unit: Unit;
}

/**
 * The chosen objects, each with its size (D31): beside the screens where the room has them, and card and sheets in a
 * corner of the smallest screen that they fit on.
 */
export function composeObjects(options: RoomOptions, canvas: Canvas): ObjectMark[] {
  const { objects, room, middle, outlines, pixelsPerInch, unit } = options;
  const { texts } = canvas;
  const boxes = objects.flatMap((object) => {
    const standing = room.beside.find((each) => each.object === object);
    if (standing !== undefined) return [{ object, beside: true, ...placedAt(standing, pixelsPerInch, middle) }];
    const { width, height } = objectInches(object);
    const size = { width: width * pixelsPerInch, height: height * pixelsPerInch };
    const at = cornerOf(object, size, outlines);
    return at === null ? [] : [{ object, beside: false, ...at, ...size }];
  });
  const captions: Box[] = [];
  return boxes.map((box) => {
    const around = taking(canvas, [...outlines.flatMap(edgesOf), ...boxes, ...captions]);
    const [whole, short = whole] = texts.objectSizes(box.object, unit);
    const caption = captionOf(box, whole, boxes, outlines, around) ?? captionOf(box, short, boxes, outlines, around);
    if (caption !== null) captions.push(caption.box);
    return { ...box, title: texts.object(box.object), caption };
  });
}

/** An object that stands beside the screens, and every caption: nothing else may lie there. */
export function occupied({ beside, caption, x, y, width, height }: ObjectMark): Box[] {
  return [...(beside ? [{ x, y, width, height }] : []), ...(caption === null ? [] : [caption.box])];
}

/** The place on the smallest outline that is large enough; null without one. */
function cornerOf(object: KnownObject, { width, height }: Size, outlines: readonly Outline[]): Point | null {
  const [smallest] = outlines
    .filter((outline) => width <= outline.width && height <= outline.height)
    .toSorted((one, other) => areaOf(one) - areaOf(other));
  const { corner } = traitsOf(object);
  if (smallest === undefined || corner === undefined) return null;
  const insetX = Math.min(INSET, (smallest.width - width) / 2);
  const insetY = Math.min(INSET, (smallest.height - height) / 2);
  return {
    x: corner.right ? smallest.x + smallest.width - width - insetX : smallest.x + insetX,
    y: corner.lower ? smallest.y + smallest.height - height - insetY : smallest.y + insetY,
  };
}

/** How far from an object its caption may stand. */
const FARTHEST_CAPTION = 24;

/** What is measured has a line, such as the height of an adult; other sizes are words close to the object. */
function captionOf(
  box: Omit<ObjectMark, "title" | "caption">,
  content: string,
  boxes: readonly Box[],
  outlines: readonly Box[],
  { area, textScale, taken }: Canvas,
): Caption | null {
  const { beside } = box;
  const { measured, corner } = traitsOf(box.object);
  const fontSize = textSize({ area, textScale });
  const words = { width: textWidth(content, fontSize) + 8, height: fontSize * 1.4 };
  const [middle, below] = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }, box.y + box.height + MEASURE_GAP];
  const text = (at: Point, turned = false) => ({ content, fontSize, turned, ...at });

  if (measured !== undefined) {
    const axis = measured === "width" ? "x" : "y";
    const across = axis === "x" ? below : box.x - MEASURE_GAP;
    const room = boxAlong(axis, box[axis], lengthOf(box, axis), across, words.height);
    // Neighbours stand close to each other in a narrow area.
    const isFree = isWithin(room, area) && !boxes.some((each) => overlap(each, room));
    if (isFree && lengthOf(box, axis) > words.width + LEAST_LINES) {
      const line = { axis, across, from: box[axis], to: endOf(box, axis), gap: words.width } as const;
      return { box: room, text: text(pointAt(axis, middle[axis], across), axis === "y"), line };
    }
  }
  const wished = beside
    ? { x: middle.x - words.width / 2, y: below - words.height / 2 }
    : {
        x: corner?.right ? box.x - words.width - INSET : box.x + box.width + INSET,
        y: box.y + box.height - words.height,
      };
  const near = grown(box, words.width + FARTHEST_CAPTION, words.height + FARTHEST_CAPTION);
  // Words over somebody's head would seem to be about them.
  const about = beside ? near : intersection(near, grown(boxAround(outlines), 0, words.height + FARTHEST_CAPTION));
  const free = nearestFree(wished, words, intersection(about, { x: 0, y: 0, ...area }), taken);
  if (free === null) return null;
  return { box: free, text: text({ x: free.x + words.width / 2, y: free.y + words.height / 2 }), line: null };
}

/** The line from the middle of the screens down to the floor. */
export function dropBox({ x, from, to }: NonNullable<Floor["hanging"]>): Box {
  return { x: x - 1, y: from, width: 2, height: to - from };
}

/** Above and below the floor's line, so that no figure touches it. */
const BESIDE_FLOOR = 4;

export function floorBox({ y, width }: Floor): Box {
  return { x: 0, y: y - BESIDE_FLOOR, width, height: 2 * BESIDE_FLOOR };
}

/** The floor across the area, and how high above it the screens hang where there is room to say so. */
export function composeFloor(
  { room, middle, outlines, pixelsPerInch, unit }: RoomOptions,
  { area, texts, textScale }: Canvas,
): Floor | null {
  if (room.floor === null) return null;
  const y = middle.y + room.floor * pixelsPerInch;
  const x = middle.x + room.middle.x * pixelsPerInch;
  const hanging = middle.y + room.middle.y * pixelsPerInch;
  const lowest = Math.max(...outlines.map((outline) => outline.y + outline.height));
  const fontSize = textSize({ area, textScale });
  const content = texts.hanging(unit);
  const width = textWidth(content, fontSize) + 4;
  const fits = y - lowest >= LEAST_DROP && width <= room.screens.width * pixelsPerInch;
  const box = { x: x - width / 2, y: y - fontSize * 2, width, height: fontSize * 1.6 };
  return {
    y,
    width: area.width,
    hanging: fits
      ? { x, from: hanging, to: y, box, text: { content, fontSize, x, y: box.y + box.height / 2, turned: false } }
      : null,
  };
}
