import type { ScreenId } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { colourHex } from "#domain/display/colour.ts";
import { standingSizeIn } from "#domain/display/curve.ts";
import { convertLength, toInches } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import { frameOf } from "#domain/space/fit.ts";
import type { Box } from "#drawing/scene/box.ts";
import { type DropPlace, dropPlace, leavesHeight, type RowBox } from "#drawing/scene/row/drop-place.ts";

/** From here on a press is a drag, in pixels. */
const START = 4;

/** What is carried, and where it would stand. */
export interface Carried {
  readonly colour: string;
  readonly box: Box;
  /** Its frame's outer edge; null where none is drawn. */
  readonly outer: Box | null;
  readonly label: Element | null;
  /** How far it is carried. */
  readonly by: Point;
  readonly place: DropPlace;
  /** The line of the row, and the edge or middle that stands on it. */
  readonly line: number;
  readonly part: number;
  /** How high it would stand, in centimetres; null while it keeps its height. */
  readonly height: number | null;
  /** In the drawing. */
  readonly pointer: Point;
  readonly isTouch: boolean;
}

/** One screen of a row under a pressed pointer. */
export class Drag {
  readonly id: ScreenId;
  readonly pointerId: number;
  /** Null until the pointer has gone far enough. */
  carried: Carried | null = null;
  readonly #comparison: Comparison;
  readonly #svg: SVGSVGElement;
  /** What moves with each screen. The step renumbers them. */
  readonly #shapes: readonly (readonly SVGElement[])[];
  readonly #start: Point;
  /** Of the drawing in the window. */
  readonly #corner: Point;
  readonly #row: readonly RowBox[];
  readonly #index: number;
  readonly #pixelsPerInch: number;
  #hasLeftHeight = false;
  /** The place for which the others have made room. */
  #roomAt: number | null = null;

  constructor(svg: SVGSVGElement, comparison: Comparison, id: ScreenId, { pointerId, clientX, clientY }: PointerEvent) {
    const { screens, frame } = comparison;
    this.id = id;
    this.pointerId = pointerId;
    this.#comparison = comparison;
    this.#svg = svg;
    this.#start = { x: clientX, y: clientY };
    this.#corner = svg.getBoundingClientRect();
    this.#index = screens.findIndex((each) => each.id === id);
    this.#shapes = screens.map(({ number }) => shapesOf(svg, number));
    const boxes = screens.map(({ number }) => boxOf(svg, "outline", number) ?? { x: 0, y: 0, width: 0, height: 0 });
    const own = screens[this.#index];
    this.#pixelsPerInch =
      own === undefined ? 1 : (boxes[this.#index]?.height ?? 0) / standingSizeIn(own.screen, "in").height;
    this.#row = boxes.map((box, place) => {
      const screen = screens[place]?.screen;
      return { ...box, frame: screen === undefined ? 0 : this.#pixels(frameOf(screen, frame).width) };
    });
  }

  /** Whether the picture is carried. */
  carry({ clientX, clientY, altKey, pointerType }: PointerEvent): boolean {
    const by = { x: clientX - this.#start.x, y: clientY - this.#start.y };
    if (this.carried === null && Math.hypot(by.x, by.y) < START) return false;
    const { level, screens } = this.#comparison;
    const [own, standing] = [screens[this.#index], this.#row[this.#index]];
    if (own === undefined || standing === undefined) return false;
    const left = leavesHeight(by);
    this.#hasLeftHeight ||= left === "for good";
    const rises = altKey || this.#hasLeftHeight || left === "yes";
    const part = { bottom: 1, centre: 0.5, top: 0 }[level] * standing.height;
    const line = standing.y + part + this.#pixels(own.screen.raised ?? 0);
    const place = dropPlace({
      row: this.#row,
      index: this.#index,
      by: { x: by.x, y: rises ? by.y : 0 },
      line,
      level,
      catches: rises && !altKey,
    });
    if (place === null) return false;
    const { frame: _, ...box } = standing;
    this.carried = {
      colour: colourHex(own.screen.colour),
      box,
      outer: this.carried?.outer ?? boxOf(this.#svg, "frame", own.number),
      label: this.carried?.label ?? this.#copyOfLabel(own.number),
      by: { x: by.x, y: place.caught === null ? by.y : place.box.y - box.y },
      place,
      line,
      part,
      height: null,
      pointer: { x: clientX - this.#corner.x, y: clientY - this.#corner.y },
      isTouch: pointerType === "touch",
    };
    if (rises) this.carried = { ...this.carried, height: this.raised };
    // Touching the drawing would have it painted again with each move.
    if (this.#roomAt !== place.at) this.#makeRoom();
    this.#roomAt = place.at;
    return true;
  }

  /** Where it would stand, in centimetres above the line; what it was before while it keeps its height. */
  get raised(): number {
    const before = this.#comparison.screens[this.#index]?.screen.raised ?? 0;
    if (this.carried === null) return before;
    const { place, part, line, box } = this.carried;
    if (place.box.y === box.y) return before;
    const exact = convertLength((line - place.box.y - part) / this.#pixelsPerInch, "in", "cm");
    // A caught outline is level to a hundredth of a millimetre; a free one is rounded as people measure.
    if (place.caught !== null) return Number(exact.toFixed(3)) || 0;
    const step = unitsOf(this.#comparison).first === "cm" ? 0.5 : convertLength(0.25, "in", "cm");
    return Number((Math.round(exact / step) * step).toFixed(3)) || 0;
  }

  /** Ends what the drag has changed in the drawing. */
  end(): void {
    this.#svg.removeAttribute("data-carrying");
    for (const shape of this.#shapes.flat()) {
      shape.style.translate = "";
      shape.style.visibility = "";
    }
  }

  /** Only transforms: what is composed waits until the picture stands. */
  #makeRoom() {
    this.#svg.setAttribute("data-carrying", "");
    for (const shape of this.#shapes[this.#index] ?? []) shape.style.visibility = "hidden";
    const indices = [...this.#row.keys()].filter((index) => index !== this.#index);
    for (const [order, index] of indices.entries()) {
      const by = (this.carried?.place.others[order]?.x ?? 0) - (this.#row[index]?.x ?? 0);
      for (const shape of this.#shapes[index] ?? []) shape.style.translate = `${by}px`;
    }
  }

  #copyOfLabel(number: number): Element | null {
    return (this.#svg.querySelector(`[data-label="${number}"]`)?.cloneNode(true) as Element | undefined) ?? null;
  }

  #pixels(centimetres: number): number {
    return toInches(centimetres) * this.#pixelsPerInch;
  }
}

/** Of a screen's outline or its frame, in pixels of the drawing. */
export function boxOf(svg: SVGSVGElement, name: "outline" | "frame", number: number): Box | null {
  const shape = svg.querySelector<SVGRectElement>(`[data-${name}="${number}"]`);
  if (shape === null) return null;
  const { x, y, width, height } = shape;
  const [left, top] = [x.baseVal.value, y.baseVal.value];
  return { x: left, y: top, width: width.baseVal.value, height: height.baseVal.value };
}

function shapesOf(svg: SVGSVGElement, number: number): SVGElement[] {
  const names = ["outline", "frame", "label"].map((name) => `[data-${name}="${number}"]`);
  return [...svg.querySelectorAll<SVGElement>(names.join())];
}
