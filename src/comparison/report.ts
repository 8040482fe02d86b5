import { depthIn, standingSizeIn } from "#domain/display/curve.ts";
import { DIMENSIONS, type Dimension } from "#domain/display/dimension.ts";
import { roundedTo } from "#domain/display/machine-number.ts";
import { difference, differenceOf, drawnMeasures, measuresOf, wholeRatio } from "#domain/display/measures.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { roomOf, scalingOf, textInches } from "#domain/display/scaling.ts";
import type { OptionalProperties, Screen } from "#domain/display/screen.ts";
import { convertLength, MILLIMETRES_PER_INCH, type Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import { fitInto } from "#domain/space/fit.ts";
import { fitRow, rowOf } from "#domain/space/screen-row.ts";
import { type Content, contentRatio, pictureMeasures } from "./content.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { hasFrames } from "./row-fit.ts";
import { isToScale } from "./scale-mode.ts";
import { baseOf, type Comparison, isRow, textBaseOf } from "./state.ts";
import { type Units, unitsOf } from "./units.ts";

/** What a column has, named alike in every unit. */
export type PlainHeading =
  | "screen"
  | "name"
  | "count"
  | "scaling"
  | "relation"
  | "colour"
  | "ratioWidth"
  | "ratioHeight"
  | "ratio"
  | "resolution"
  | "pixelsAcross"
  | "pixelsDown"
  | "pixelsPerInch"
  | "roomAcross"
  | "roomDown"
  | "comparedWith"
  | "fits"
  | "rowFits";

/** What a column has, with all that its heading names. */
export type Heading =
  | PlainHeading
  | {
      readonly has: "gap" | "distance" | "radius" | "raised" | "text" | "straightWidth" | "straightHeight" | "depth";
      readonly unit: Unit | "mm";
    }
  | { readonly has: "measure"; readonly dimension: Dimension; readonly unit: Unit }
  | { readonly has: "difference" | "pixelDifference"; readonly dimension: Dimension }
  | { readonly has: "picture"; readonly content: Content; readonly dimension: Dimension; readonly unit: Unit }
  | {
      readonly has: "outer" | "spare" | "row" | "rowSpare";
      readonly dimension: keyof Size;
      readonly unit: Unit;
    };

/** A number, or what a language has a text for. */
export type Cell =
  | number
  | boolean
  | null
  | { readonly has: "title" | "relation" | "colour"; readonly screen: Screen }
  | { readonly has: "ratio"; readonly ratio: number }
  | { readonly has: "resolution"; readonly resolution: Size }
  | { readonly has: "together"; readonly hasFrames: boolean };

/** A table whose headings and texts are still to be said. */
export interface FactTable {
  readonly headings: readonly Heading[];
  readonly rows: readonly (readonly Cell[])[];
}

type Column = readonly [heading: Heading, cell: (listed: ListedScreen, base: ListedScreen) => Cell];

/** The details of all screens. */
export function reportTable(comparison: Comparison): FactTable {
  const units = unitsOf(comparison);
  return tableOf(comparison, [
    ...columnsIn(units),
    ...pixelColumns(comparison),
    ...pictureColumns(comparison.content, units),
    ...curveColumns(comparison, units),
    ...spaceColumns(comparison, units),
    ...rowColumns(comparison, units),
  ]);
}

/** The figures that most people want of each screen, in the unit that comes first and rounded as the details show them. */
export function shortTable(comparison: Comparison): FactTable {
  const { lengths: first } = comparison;
  const length = first === "in" ? 2 : 1;
  const measure = (dimension: Dimension, decimals: number): Column => [
    { has: "measure", dimension, unit: first },
    ({ screen }) => roundedTo(measuresOf(screen, first)[dimension], decimals),
  ];
  const table = tableOf(comparison, [
    ["screen", ({ screen }) => ({ has: "title", screen })],
    measure("diagonal", 2),
    // Spreadsheets read 16:9 as a time.
    ["ratio", ({ screen }) => ({ has: "ratio", ratio: wholeRatio(screen) })],
    measure("width", length),
    measure("height", length),
    measure("area", length - 1),
    ["resolution", ({ screen: { resolution } }) => (resolution ? { has: "resolution", resolution } : null)],
    ["pixelsPerInch", ({ screen }) => mapped(pixelsPerInch(screen), (density) => roundedTo(density, 1))],
    [
      { has: "difference", dimension: "area" },
      ({ screen }, base) => roundedTo(difference(screen, base.screen).area.percent, 1),
    ],
  ]);
  return isRow(comparison) ? { ...table, rows: [...table.rows, togetherCells(comparison, first, table)] } : table;
}

/** The last line of a row's table: all together, with frames (D56). */
function togetherCells(comparison: Comparison, unit: Unit, { headings }: FactTable): Cell[] {
  const { bounds } = rowOf(screensOf(comparison), comparison.frame, comparison.level);
  return headings.map((heading) => {
    if (heading === "screen") return { has: "together", hasFrames: hasFrames(comparison) };
    if (typeof heading === "string" || heading.has !== "measure") return null;
    const { dimension } = heading;
    if (dimension !== "width" && dimension !== "height") return null;
    return roundedTo(convertLength(bounds[dimension], "cm", unit), unit === "in" ? 2 : 1);
  });
}

const optionalColumns = (unit: Unit): Readonly<Record<keyof OptionalProperties, Column>> => ({
  name: ["name", ({ screen }) => ({ has: "title", screen })],
  count: ["count", ({ screen }) => screen.count ?? 1],
  gap: [
    { has: "gap", unit },
    ({ screen }) => (screen.count === undefined ? null : convertLength(screen.gap ?? 0, "cm", unit)),
  ],
  distance: [
    { has: "distance", unit },
    ({ screen: { distance } }) => (distance === undefined ? null : convertLength(distance, "cm", unit)),
  ],
  radius: [{ has: "radius", unit: "mm" }, ({ screen }) => screen.radius ?? null],
  raised: [{ has: "raised", unit }, ({ screen }) => convertLength(screen.raised ?? 0, "cm", unit)],
  scaling: ["scaling", ({ screen }) => (screen.resolution === undefined ? null : scalingOf(screen))],
  relation: ["relation", ({ screen }) => ({ has: "relation", screen })],
});

/** The ratio has two columns, since spreadsheets read 16:9 as a time. */
const columnsIn = ({ first, second }: Units): readonly Column[] => [
  ["screen", ({ number }) => number],
  ...Object.values(optionalColumns(first)),
  ["colour", ({ screen }) => ({ has: "colour", screen })],
  ...DIMENSIONS.flatMap((dimension) =>
    [first, second].map(
      (unit): Column => [{ has: "measure", dimension, unit }, ({ screen }) => measuresOf(screen, unit)[dimension]],
    ),
  ),
  ["ratioWidth", ({ screen }) => screen.width],
  ["ratioHeight", ({ screen }) => screen.height],
  ["ratio", ({ screen }) => wholeRatio(screen)],
  ["pixelsAcross", ({ screen }) => screen.resolution?.width ?? null],
  ["pixelsDown", ({ screen }) => screen.resolution?.height ?? null],
  ["pixelsPerInch", ({ screen }) => pixelsPerInch(screen)],
  [
    { has: "text", unit: first === "in" ? "in" : "mm" },
    ({ screen }) => mapped(textInches(screen), (inches) => (first === "in" ? inches : inches * MILLIMETRES_PER_INCH)),
  ],
  ["roomAcross", ({ screen }) => roomOf(screen)?.width ?? null],
  ["roomDown", ({ screen }) => roomOf(screen)?.height ?? null],
  ["comparedWith", (_, { number }) => number],
  ...DIMENSIONS.map(
    (dimension): Column => [
      { has: "difference", dimension },
      ({ screen }, base) => roundedTo(difference(screen, base.screen)[dimension].percent, 4),
    ],
  ),
];

/** How what is drawn in pixels differs (D46); no column in another view. */
function pixelColumns(comparison: Comparison): Column[] {
  const base = textBaseOf(comparison);
  const drawnBase = base && drawnMeasures(base.screen, "px");
  if (comparison.scale !== "pixels" || drawnBase === null) return [];
  return (["width", "height", "area"] as const).map((dimension) => [
    { has: "pixelDifference", dimension },
    ({ screen }) => {
      const drawn = drawnMeasures(screen, "px");
      return drawn && roundedTo(differenceOf(drawn, drawnBase)[dimension].percent, 4);
    },
  ]);
}

/** The picture that a film fills of each display (D33); no column without content. */
function pictureColumns(content: Content, { first, second }: Units): Column[] {
  if (contentRatio(content) === null) return [];
  return (["diagonal", "area"] as const).flatMap((dimension) =>
    [first, second].map(
      (unit): Column => [
        { has: "picture", content, dimension, unit },
        ({ screen }) => pictureMeasures(screen, content)?.[dimension][unit] ?? null,
      ],
    ),
  );
}

/** How wide or tall curved screens stand straight from edge to edge, and how deep they are (D61); no column without one. */
function curveColumns({ screens }: Comparison, { first, second }: Units): Column[] {
  if (screens.every(({ screen }) => screen.radius === undefined)) return [];
  return [first, second].flatMap((unit): Column[] => [
    [{ has: "straightWidth", unit }, ({ screen }) => standingSizeIn(screen, unit).width],
    [{ has: "straightHeight", unit }, ({ screen }) => standingSizeIn(screen, unit).height],
    [{ has: "depth", unit }, ({ screen }) => depthIn(screen, unit)],
  ]);
}

/** Whether each screen fits into the space, and what is to spare (D38); no column without a space. */
function spaceColumns(comparison: Comparison, { first, second }: Units): Column[] {
  const { space, frame, scale } = comparison;
  if (space === null || !isToScale(scale) || isRow(comparison)) return [];
  const dimensions = space.height === null ? (["width"] as const) : (["width", "height"] as const);
  return [
    ["fits", ({ screen }) => fitInto(space, frame, screen).fits],
    ...dimensions.flatMap((dimension) =>
      [first, second].flatMap((unit): Column[] => [
        [
          { has: "outer", dimension, unit },
          ({ screen }) => convertLength(fitInto(space, frame, screen).outer[dimension], "cm", unit),
        ],
        [
          { has: "spare", dimension, unit },
          ({ screen }) => convertLength(fitInto(space, frame, screen).spare[dimension] ?? 0, "cm", unit),
        ],
      ]),
    ),
  ];
}

/** What all screens of a row come to together, with frames, in each line (D56); no column for what is no row. */
function rowColumns(comparison: Comparison, { first, second }: Units): Column[] {
  if (!isRow(comparison)) return [];
  const { space, frame, level } = comparison;
  const row = rowOf(screensOf(comparison), frame, level);
  const fit = space && fitRow(space, row);
  return [
    ...(fit === null ? [] : [["rowFits", () => fit.fits] satisfies Column]),
    ...(["width", "height"] as const).flatMap((dimension) =>
      [first, second].flatMap((unit): Column[] => {
        const inUnit = (centimetres: number) => convertLength(centimetres, "cm", unit);
        const spare = fit?.spare[dimension] ?? null;
        return [
          [{ has: "row", dimension, unit }, () => inUnit(row.bounds[dimension])],
          ...(spare === null ? [] : [[{ has: "rowSpare", dimension, unit }, () => inUnit(spare)] satisfies Column]),
        ];
      }),
    ),
  ];
}

function screensOf({ screens }: Comparison): readonly Screen[] {
  return screens.map(({ screen }) => screen);
}

function tableOf(comparison: Comparison, columns: readonly Column[]): FactTable {
  const base = baseOf(comparison);
  return {
    headings: columns.map(([heading]) => heading),
    rows: base === null ? [] : comparison.screens.map((listed) => columns.map(([, cell]) => cell(listed, base))),
  };
}

function mapped<Value, Result>(value: Value | null, to: (value: Value) => Result): Result | null {
  return value === null ? null : to(value);
}
