import type { ListedScreen, ScreenId } from "#comparison/listed-screen.ts";
import { colourHex } from "#domain/display/colour.ts";
import { curvedSide, depthIn, radiusIn, standingSingleIn, standingSizeIn } from "#domain/display/curve.ts";
import { convertLength, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { anglesOf, distanceTo } from "#domain/viewing/seat.ts";
import { type Box, grown } from "../box.ts";
import { isWide, textSize } from "../canvas.ts";
import { composeScene } from "../compose-scene.ts";
import { dimensionBoxes, type Measured, placeDimensions } from "../dimension-place.ts";
import { inkLength } from "../dimensions.ts";
import { composeGrid } from "../grid.ts";
import type { Dimension, Scene, Step } from "../marks.ts";
import { composeScaleBar, INSET } from "../scale-bar.ts";
import type { SceneTexts } from "../scene-texts.ts";
import { textWidth } from "../text-width.ts";
import { composeAboveLabels } from "./above-labels.ts";
import type { Panel } from "./panel.ts";

/* Lengths are in pixels, unless a name says centimetres. */

/** What only a view from above says, in the reader's language. */
interface AboveTexts {
  /** Beside the eye. */
  readonly eyes: string;
  /** In the lower right corner: what the view is. */
  readonly view: string;
  /** How deep a panel is, in figures. */
  deep(figure: string): string;
  /** From the eye to the middle of a panel, in centimetres. */
  away(distance: number, unit: Unit): string;
}

/** Screens from above, to scale, with the eye in front of their middles (D61). */
export interface AboveScene {
  /** Ground, dimensions and labels, which look as in any drawing. */
  readonly scene: Scene;
  /** The widest angle first, at the back. */
  readonly panels: readonly Panel[];
  readonly eye: Point;
  readonly eyes: { readonly x: number; readonly y: number; readonly content: string; readonly fontSize: number };
  /** Dotted lines that lead to depths. */
  readonly leads: readonly { readonly y: number; readonly from: number; readonly to: number }[];
}

export interface AboveOptions {
  readonly texts: SceneTexts & AboveTexts;
  readonly unit: Unit;
  /** From the eye to screens without a distance of their own, in centimetres; null while none is typed. */
  readonly distance: number | null;
  /** The one of many screens that has figures. */
  readonly highlighted?: number | null;
  /** What lies over the drawing, at its lower edge. */
  readonly reserved?: readonly Box[];
}

/** Up to so many screens have all figures. */
const FEW = 3;
const BOTTOM = 46;
/** From the upper edge to the first straight width, from one to the next, and from the last one to the panels. */
const FIRST_LINE = 18;
const NEXT_LINE = 25;
const BELOW_LINES = 62;
/** At the sides: depths, and the distance; and each further distance. */
const SIDES = { wide: 120, narrow: 46 };
const NEXT_AWAY = { wide: 30, narrow: 24 };
/** Between two arcs of angles, and of the smallest one. */
const ARC_STEP = { wide: 27, narrow: 20 };
const SMALLEST_ARC = { wide: 46, narrow: 36 };
/** Nearer to each other, two of their figures would touch. */
const FIGURES_APART = 15;
/** Panels so much further from the eye have their angles and labels behind the nearer ones. */
const BEHIND_OTHERS = 44;
/** From an edge to the line of a depth. */
const BESIDE = 18;
/** From the eye to its words, and from where on these stand below it, in degrees. */
const BESIDE_EYE = 14;
const WIDE_ANGLE = 150;
/** A depth that would be shorter is not measured. */
const LEAST_DEPTH = 4;

export function composeAbove(screens: readonly ListedScreen[], area: Size, options: AboveOptions): AboveScene | null {
  const { texts, unit, distance, highlighted = null, reserved = [] } = options;
  const seen = screens.map((listed) => seenFromAbove(listed, distance));
  if (seen.length === 0) return null;
  const size = isWide(area) ? "wide" : "narrow";
  const figured = seen.filter(({ id }) => seen.length <= FEW || id === highlighted);
  const lines = size === "wide" ? figured.length : 0;
  const top = FIRST_LINE + Math.max(0, lines - 1) * NEXT_LINE + (lines === 0 ? 40 : BELOW_LINES);
  const furthest = Math.max(...seen.map(({ away }) => away));
  const nearest = Math.min(0, ...seen.map(({ away, depth }) => away - depth));
  const widest = Math.max(...seen.map(({ width }) => width));
  const measured = distinctDistances(seen).length === 1 ? seen : figured;
  const distances = distinctDistances(measured);
  const side = SIDES[size] + Math.max(0, distances.length - 1) * NEXT_AWAY[size];
  const scale = Math.min((area.height - top - BOTTOM) / (furthest - nearest), (area.width - 2 * side) / widest);
  if (!(scale > 0)) return null;
  const eye = { x: area.width / 2, y: top + furthest * scale };
  const at = (x: number, away: number): Point => ({ x: eye.x + x * scale, y: eye.y - away * scale });
  const rows = rowsOf(seen, scale);
  const arcs = new Map(rows.flatMap((row, index) => angleArcs(row, rows[index - 1], { scale, size, figured })));
  const byAngle = seen.toSorted((one, other) => one.angle - other.angle);
  const panels = byAngle.map((each): Panel => {
    const { away, depth, width, single, gap, count, radius, ...screen } = each;
    const arc = arcs.get(each.id);
    const left = (place: number) => -width / 2 + place * (single + gap);
    return {
      ...screen,
      arcs: Array.from({ length: count }, (_, place) => ({
        from: at(left(place), away - depth),
        to: at(left(place) + single, away - depth),
        radius: radius === null ? null : radius * scale,
      })),
      edges: [at(-width / 2, away - depth), at(width / 2, away - depth)],
      middle: at(0, away),
      arcRadius: arc?.radius ?? 0,
      figure: arc?.hasFigure ? texts.angle(each.angle) : null,
      behind: at(0, Math.max(...(rows.find((row) => row.includes(each)) ?? []).map((other) => other.away))).y,
    };
  });
  const pixelsPerInch = convertLength(scale, "in", "cm");
  const grid = composeGrid(unit, pixelsPerInch, eye);
  const base: Scene = { ...composeScene([], area, { texts }), grid, pixelsPerInch };
  const scaleBar = composeScaleBar(grid, base);
  const fontSize = textSize({ area });
  const view: AboveView = { unit, texts, fontSize, size, eye, at };
  const widths = lines === 0 ? [] : widthDimensions(base, figured, view);
  const steps = depthSteps(figured, view);
  const away = distances.flatMap((each, index) => awayDimension(base, each, index, view));
  const dimensions = [...widths, ...away];
  // Between the edges of a panel its sight lines would cross the words.
  const below = seen.some(({ angle }) => angle > WIDE_ANGLE) ? BESIDE_EYE + fontSize / 2 : 0;
  const eyes = { x: eye.x + BESIDE_EYE, y: eye.y + below, content: texts.eyes, fontSize };
  const labels = composeAboveLabels(panels, {
    area,
    texts: new Map(screens.map((listed) => [listed.id, texts.label(listed.screen, screens, unit, false)])),
    taken: [
      ...dimensions.flatMap(dimensionBoxes),
      ...steps.map(({ box }) => box),
      ...panels.flatMap(({ figure, arcRadius }) =>
        figure === null ? [] : [figureBox({ x: eye.x, y: eye.y - arcRadius }, textWidth(figure, 13))],
      ),
      figureBox({ x: eyes.x + textWidth(eyes.content, fontSize) / 2, y: eyes.y }, textWidth(eyes.content, fontSize)),
    ],
  });
  const squareSize = {
    x: Math.min(area.width, ...reserved.map(({ x }) => x)) - INSET - textWidth(texts.view, 12),
    y: area.height - INSET,
    content: texts.view,
    fontSize: 12,
  };
  return {
    scene: { ...base, scaleBar, dimensions, steps, labels, squareSize: size === "wide" ? squareSize : null },
    panels: panels.toReversed(),
    eye,
    eyes,
    leads: steps.flatMap(({ from, to, across }) => {
      const toEdge = panels.find(({ edges }) => edges.some(({ y }) => Math.abs(y - to) < 0.01));
      const edge = toEdge?.edges[across < eye.x ? 0 : 1].x ?? across;
      return [from, to].map((y) => ({ y, from: across, to: y === from ? eye.x : edge }));
    }),
  };
}

type AreaSize = "wide" | "narrow";

interface Seen {
  readonly id: number;
  readonly number: number;
  readonly colour: string;
  /** In centimetres. */
  readonly away: number;
  readonly width: number;
  readonly single: number;
  readonly gap: number;
  readonly depth: number;
  readonly radius: number | null;
  readonly count: number;
  readonly angle: number;
}

/** Of a figure with its middle at a point. */
function figureBox(middle: Point, width: number): Box {
  return grown({ ...middle, width: 0, height: 0 }, width / 2, 8);
}

/** In centimetres, the furthest first. */
function distinctDistances(seen: readonly Seen[]): readonly number[] {
  return [...new Set(seen.map(({ away }) => away))].toSorted((one, other) => other - one);
}

/** The screens that are about equally far away, the nearest first. */
function rowsOf(seen: readonly Seen[], scale: number): readonly (readonly Seen[])[] {
  const rows: Seen[][] = [];
  for (const each of seen.toSorted((one, other) => one.away - other.away)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && (each.away - row[0].away) * scale < BEHIND_OTHERS) row.push(each);
    else rows.push([each]);
  }
  return rows;
}

interface AngleArc {
  readonly radius: number;
  readonly hasFigure: boolean;
}

/** The arcs of the angles of one row, the narrowest innermost, between the row before it and its own panels. */
function angleArcs(
  row: readonly Seen[],
  before: readonly Seen[] | undefined,
  { scale, size, figured }: { readonly scale: number; readonly size: AreaSize; readonly figured: readonly Seen[] },
): (readonly [ScreenId, AngleArc])[] {
  const from = before === undefined ? 0 : Math.max(...before.map(({ away }) => away)) * scale;
  const room = (Math.min(...row.map(({ away }) => away)) * scale - from) * 0.75;
  const step = Math.min(ARC_STEP[size], room / (row.length + 1));
  // Behind another row its labels have room first.
  const smallest = SMALLEST_ARC[before === undefined ? size : "wide"];
  const first = from + Math.min(smallest, room - step * (row.length - 1));
  const byAngle = row.toSorted((one, other) => one.angle - other.angle);
  let lastFigure = Number.POSITIVE_INFINITY;
  return byAngle
    .map((each, index) => ({ each, radius: first + index * step }))
    .toReversed()
    .map(({ each, radius }) => {
      const hasFigure = figured.includes(each) && lastFigure - radius >= FIGURES_APART;
      if (hasFigure) lastFigure = radius;
      return [each.id, { radius, hasFigure }];
    });
}

/** What is curved upright looks flat from above. */
function seenFromAbove({ id, number, screen }: ListedScreen, distance: number | null): Seen {
  const away = distanceTo(screen, distance);
  const isCurved = screen.radius !== undefined && curvedSide(screen) === "width";
  return {
    id,
    number,
    colour: colourHex(screen.colour),
    away,
    width: standingSizeIn(screen, "cm").width,
    single: standingSingleIn(screen, "cm").width,
    gap: screen.count === undefined ? 0 : (screen.gap ?? 0),
    depth: isCurved ? depthIn(screen, "cm") : 0,
    radius: isCurved ? radiusIn(screen, "cm") : null,
    count: screen.count ?? 1,
    angle: anglesOf(screen, away).width,
  };
}

interface AboveView extends Pick<AboveOptions, "unit" | "texts"> {
  readonly fontSize: number;
  readonly size: AreaSize;
  readonly eye: Point;
  /** In pixels, from centimetres beside and in front of the eye. */
  at(x: number, away: number): Point;
}

/** Straight widths behind the panels, the widest outermost. */
function widthDimensions(scene: Scene, seen: readonly Seen[], { unit, texts, at }: AboveView): Dimension[] {
  const widestFirst = seen.toSorted((one, other) => other.width - one.width);
  return widestFirst.flatMap(({ id, number, colour, width, away, depth, radius }, index) => {
    const second = texts.length(convertLength(width, "cm", otherUnit(unit)), otherUnit(unit));
    const measured: Measured = {
      ...inkLength("x", at(-width / 2, 0).x, at(width / 2, 0).x, at(0, away - depth).y),
      id,
      number,
      colour,
      content: texts.length(convertLength(width, "cm", unit), unit),
      second: radius === null ? second : `${second}\u2002${texts.curve(true)}`,
      beyond: 1,
    };
    return placeDimensions([measured], -1, [FIRST_LINE + index * NEXT_LINE], { ...scene, outlines: [] });
  });
}

/** The deepest at the left, the next one at the right; in a narrow area the deepest alone, at the right. */
function depthSteps(seen: readonly Seen[], { unit, texts, fontSize, at, size }: AboveView): Step[] {
  const widest = Math.max(...seen.map(({ width }) => width));
  const deepestFirst = seen.filter(({ radius }) => radius !== null).toSorted((one, other) => other.depth - one.depth);
  return deepestFirst.slice(0, size === "wide" ? 2 : 1).flatMap(({ colour, away, depth }, index) => {
    const isLeft = size === "wide" && index === 0;
    const across = at(isLeft ? -widest / 2 : widest / 2, 0).x + (isLeft ? -BESIDE : BESIDE);
    const [from, to] = [at(0, away).y, at(0, away - depth).y];
    if (to - from < LEAST_DEPTH) return [];
    const length = texts.length(convertLength(depth, "cm", unit), unit);
    const content = size === "wide" ? texts.deep(length) : length;
    const [width, height] = [textWidth(content, fontSize), fontSize + 4];
    // In a narrow area it stands below its line, where the edge of the area leaves it no room beside.
    const middle = {
      x: size === "wide" ? across + (isLeft ? -1 : 1) * (9 + width / 2) : across - width / 2 + BESIDE,
      y: size === "wide" ? (from + to) / 2 : to + height,
    };
    const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
    return [{ across, from, to, colour, text: { content, fontSize, ...middle, turned: false }, second: null, box }];
  });
}

/** From the eye to the panels at one distance; the nearer ones stand further inside. */
function awayDimension(
  scene: Scene,
  away: number,
  index: number,
  { unit, texts, at, size, eye }: AboveView,
): Dimension[] {
  const second = texts.length(convertLength(away, "cm", otherUnit(unit)), otherUnit(unit));
  const isWideArea = size === "wide";
  const measured: Measured = {
    ...inkLength("y", at(0, away).y, eye.y, isWideArea ? eye.x + 90 : eye.x - 12),
    gap: 0,
    content: texts.away(away, unit),
    second: isWideArea ? second : null,
  };
  const inside = index * NEXT_AWAY[size];
  const across = isWideArea ? scene.area.width - 24 - inside : 22 + inside;
  return placeDimensions([measured], isWideArea ? 1 : -1, [across], { ...scene, outlines: [] });
}
