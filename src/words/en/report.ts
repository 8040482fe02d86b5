import { type Content, contentRatio, pictureMeasures } from "#comparison/content.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import { hasFrames } from "#comparison/row-fit.ts";
import { isToScale } from "#comparison/scale-mode.ts";
import { baseOf, type Comparison, isRow, textBaseOf } from "#comparison/state.ts";
import { type Units, unitsOf } from "#comparison/units.ts";
import { depthIn, standingSizeIn } from "#domain/display/curve.ts";
import { DIMENSIONS, type Dimension } from "#domain/display/dimension.ts";
import { roundedTo } from "#domain/display/machine-number.ts";
import { difference, differenceOf, drawnMeasures, measuresOf, wholeRatio } from "#domain/display/measures.ts";
import { numberText } from "#domain/display/number-text.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import { roomOf, scalingOf, textInches } from "#domain/display/scaling.ts";
import type { OptionalProperties, Screen } from "#domain/display/screen.ts";
import { convertLength, MILLIMETRES_PER_INCH, type Unit } from "#domain/display/unit.ts";
import { fitInto } from "#domain/space/fit.ts";
import { fitRow, rowOf } from "#domain/space/screen-row.ts";
import { contentText, ratioFigure, resolutionText } from "./numbers.ts";
import { framesText } from "./row.ts";
import { COLOUR_WORDS, relationText, titleText } from "./screens.ts";

/** A dimension at the beginning of a header and within it. */
const HEADERS: Readonly<Record<Dimension, { readonly first: string; readonly within: string }>> = {
  diagonal: { first: "Diagonal", within: "diagonal" },
  width: { first: "Width", within: "width" },
  height: { first: "Height", within: "height" },
  area: { first: "Area", within: "area" },
};

type Cell = string | number | null;

type Column = readonly [header: string, cell: (listed: ListedScreen, base: ListedScreen) => Cell];

const optionalColumns = (
  unit: Unit,
  screens: readonly ListedScreen[],
): Readonly<Record<keyof OptionalProperties, Column>> => ({
  name: ["Name", ({ screen }) => titleText(screen, screens)],
  count: ["Side by side", ({ screen }) => screen.count ?? 1],
  gap: [
    `Gap (${unit})`,
    ({ screen }) => (screen.count === undefined ? null : convertLength(screen.gap ?? 0, "cm", unit)),
  ],
  distance: [
    `Viewing distance (${unit})`,
    ({ screen: { distance } }) => (distance === undefined ? null : convertLength(distance, "cm", unit)),
  ],
  radius: ["Radius (mm)", ({ screen }) => screen.radius ?? null],
  raised: [`Raised (${unit})`, ({ screen }) => convertLength(screen.raised ?? 0, "cm", unit)],
  scaling: ["Scaling (%)", ({ screen }) => (screen.resolution === undefined ? null : scalingOf(screen))],
  relation: ["Equivalent", ({ screen }) => relationText(screen)],
});

/** The ratio has two columns, since spreadsheets read 16:9 as a time. */
const columnsIn = ({ first, second }: Units, screens: readonly ListedScreen[]): readonly Column[] => [
  ["Screen", ({ number }) => number],
  ...Object.values(optionalColumns(first, screens)),
  ["Colour", ({ screen }) => COLOUR_WORDS[screen.colour]],
  ...DIMENSIONS.flatMap((dimension) =>
    [first, second].map(
      (unit) =>
        [measureHeader(dimension, unit), ({ screen }: ListedScreen) => measuresOf(screen, unit)[dimension]] as const,
    ),
  ),
  ["Ratio width", ({ screen }) => screen.width],
  ["Ratio height", ({ screen }) => screen.height],
  ["Ratio", ({ screen }) => wholeRatio(screen)],
  ["Pixels across", ({ screen }) => screen.resolution?.width ?? null],
  ["Pixels down", ({ screen }) => screen.resolution?.height ?? null],
  ["Pixels per inch", ({ screen }) => pixelsPerInch(screen)],
  [
    first === "in" ? "Text of 16 px (in)" : "Text of 16 px (mm)",
    ({ screen }) => {
      const inches = textInches(screen);
      return inches === null || first === "in" ? inches : inches * MILLIMETRES_PER_INCH;
    },
  ],
  ["Room across (px)", ({ screen }) => roomOf(screen)?.width ?? null],
  ["Room down (px)", ({ screen }) => roomOf(screen)?.height ?? null],
  ["Compared with screen", (_, { number }) => number],
  ...DIMENSIONS.map(
    (dimension) =>
      [
        `${HEADERS[dimension].first} difference (%)`,
        ({ screen }: ListedScreen, base: ListedScreen) =>
          roundedTo(difference(screen, base.screen)[dimension].percent, 4),
      ] as const,
  ),
];

/** How what is drawn in pixels differs (D46); no column in another view. */
function pixelColumns(comparison: Comparison): Column[] {
  const base = textBaseOf(comparison);
  const drawnBase = base && drawnMeasures(base.screen, "px");
  if (comparison.scale !== "pixels" || drawnBase === null) return [];
  return (["width", "height", "area"] as const).map((dimension) => [
    `${HEADERS[dimension].first} difference in pixels (%)`,
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
        `${contentText(content)} film ${HEADERS[dimension].within} (${measureUnit(dimension, unit)})`,
        ({ screen }) => pictureMeasures(screen, content)?.[unit][dimension] ?? null,
      ],
    ),
  );
}

/** How wide or tall curved screens stand straight from edge to edge, and how deep they are (D61); no column without one. */
function curveColumns({ screens }: Comparison, { first, second }: Units): Column[] {
  if (screens.every(({ screen }) => screen.radius === undefined)) return [];
  return [first, second].flatMap((unit): Column[] => [
    [`Straight width (${unit})`, ({ screen }) => standingSizeIn(screen, unit).width],
    [`Straight height (${unit})`, ({ screen }) => standingSizeIn(screen, unit).height],
    [`Depth of the curve (${unit})`, ({ screen }) => depthIn(screen, unit)],
  ]);
}

/** Whether each screen fits into the space, and what is to spare (D38); no column without a space. */
function spaceColumns(comparison: Comparison, { first, second }: Units): Column[] {
  const { space, frame, scale } = comparison;
  if (space === null || !isToScale(scale) || isRow(comparison)) return [];
  const inUnit = (unit: Unit, centimetres: number) => convertLength(centimetres, "cm", unit);
  const dimensions = space.height === null ? (["width"] as const) : (["width", "height"] as const);
  return [
    ["Fits", ({ screen }) => (fitInto(space, frame, screen).fits ? "yes" : "no")],
    ...dimensions.flatMap((dimension) =>
      [first, second].flatMap((unit): Column[] => [
        [
          `${HEADERS[dimension].first} with frame (${unit})`,
          ({ screen }) => inUnit(unit, fitInto(space, frame, screen).outer[dimension]),
        ],
        [
          `Spare ${HEADERS[dimension].within} (${unit})`,
          ({ screen }) => inUnit(unit, fitInto(space, frame, screen).spare[dimension] ?? 0),
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
    ...(fit === null ? [] : [["Row fits", () => (fit.fits ? "yes" : "no")] satisfies Column]),
    ...(["width", "height"] as const).flatMap((dimension) =>
      [first, second].flatMap((unit): Column[] => {
        const inUnit = (centimetres: number) => convertLength(centimetres, "cm", unit);
        const spare = fit?.spare[dimension] ?? null;
        return [
          [`Row ${HEADERS[dimension].within} (${unit})`, () => inUnit(row.bounds[dimension])],
          ...(spare === null
            ? []
            : [[`Row spare ${HEADERS[dimension].within} (${unit})`, () => inUnit(spare)] satisfies Column]),
        ];
      }),
    ),
  ];
}

function screensOf({ screens }: Comparison): readonly Screen[] {
  return screens.map(({ screen }) => screen);
}

function measureHeader(dimension: Dimension, unit: Unit): string {
  return `${HEADERS[dimension].first} (${measureUnit(dimension, unit)})`;
}

function measureUnit(dimension: Dimension, unit: Unit): string {
  return dimension === "area" ? `sq ${unit}` : unit;
}

/**
 * The details of all screens for a spreadsheet: RFC 4180 with a header row, numbers to ten significant digits, and nothing that a
 * spreadsheet takes for a formula. Where numbers have a decimal comma, spreadsheets expect semicolons between cells.
 */
export function reportCsv(compared: Comparison, decimalMark = "."): string {
  const comparison = withoutFormulas(compared);
  const units = unitsOf(comparison);
  const columns = [
    ...columnsIn(units, comparison.screens),
    ...pixelColumns(comparison),
    ...pictureColumns(comparison.content, units),
    ...curveColumns(comparison, units),
    ...spaceColumns(comparison, units),
    ...rowColumns(comparison, units),
  ];
  const separator = decimalMark === "," ? ";" : ",";
  return tableOf(comparison, columns, decimalMark)
    .map((cells) => `${cells.map(csvCell).join(separator)}\r\n`)
    .join("");
}

/** A table for the clipboard, for spreadsheets and for documents. */
interface CopiedTable {
  /** Tab-separated. */
  readonly text: string;
  readonly html: string;
}

/** The figures that most people want of each screen, in the unit that comes first and rounded as the details show them. */
export function copiedTable(compared: Comparison, decimalMark = "."): CopiedTable {
  const comparison = withoutFormulas(compared);
  const { first } = unitsOf(comparison);
  const length = first === "in" ? 2 : 1;
  const measure = (dimension: Dimension, decimals: number): Column => [
    measureHeader(dimension, first),
    ({ screen }) => roundedTo(measuresOf(screen, first)[dimension], decimals),
  ];
  const rows = tableOf(
    comparison,
    [
      ["Screen", ({ screen }) => titleText(screen, comparison.screens).replaceAll("\t", " ")],
      measure("diagonal", 2),
      // Spreadsheets read 16:9 as a time.
      ["Ratio", ({ screen }) => ratioFigure(wholeRatio(screen))],
      measure("width", length),
      measure("height", length),
      measure("area", length - 1),
      ["Resolution", ({ screen }) => (screen.resolution ? resolutionText(screen.resolution) : null)],
      ["Pixels per inch", ({ screen }) => mapped(pixelsPerInch(screen), (density) => roundedTo(density, 1))],
      ["Area difference (%)", ({ screen }, base) => roundedTo(difference(screen, base.screen).area.percent, 1)],
    ],
    decimalMark,
  );
  if (isRow(comparison)) rows.push(togetherCells(comparison, first, decimalMark, rows[0]?.length ?? 0));
  const [header = [], ...body] = rows.map((cells) => cells.map(escapeHtml));
  const htmlRow = (tag: "th" | "td") => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return {
    text: rows.map((cells) => cells.join("\t")).join("\n"),
    html: `<table><thead>${htmlRow("th")(header)}</thead><tbody>${body.map(htmlRow("td")).join("")}</tbody></table>`,
  };
}

/** The last line of a row's table: all together, with frames (D56). */
function togetherCells(comparison: Comparison, unit: Unit, decimalMark: string, length: number): string[] {
  const { bounds } = rowOf(screensOf(comparison), comparison.frame, comparison.level);
  const text = (centimetres: number) =>
    numberText(roundedTo(convertLength(centimetres, "cm", unit), unit === "in" ? 2 : 1)).replace(".", decimalMark);
  const cells = [`Together, ${framesText(hasFrames(comparison))}`, "", "", text(bounds.width), text(bounds.height)];
  return [...cells, ...Array<string>(length - cells.length).fill("")];
}

/** The header and the row of each screen as texts. */
function tableOf(comparison: Comparison, columns: readonly Column[], decimalMark: string): string[][] {
  const base = baseOf(comparison);
  const textOf = (cell: Cell) => (typeof cell === "number" ? numberText(cell).replace(".", decimalMark) : (cell ?? ""));
  const rows =
    base === null ? [] : comparison.screens.map((listed) => columns.map(([, cell]) => textOf(cell(listed, base))));
  return [columns.map(([header]) => header), ...rows];
}

function mapped<Value, Result>(value: Value | null, to: (value: Value) => Result): Result | null {
  return value === null ? null : to(value);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function csvCell(cell: string): string {
  // RFC 4180, 2: "Fields containing line breaks (CRLF), double quotes, and commas should be enclosed in double-quotes."
  return /[",;\r\n]/.test(cell) && !/^-?\d+,\d+$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Where a formula would begin. */
const FORMULA_SIGN = /(^|[;,|"\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * The comparison for a spreadsheet. Names are all that a visitor types as text; figures such as −3.9″ are no formulas. An
 * apostrophe goes before each sign that begins a formula, at the beginning of a name and wherever a spreadsheet may split
 * cells (OWASP, "CSV Injection").
 */
function withoutFormulas(comparison: Comparison): Comparison {
  const screens = comparison.screens.map((listed) => {
    const { name } = listed.screen;
    if (name === undefined) return listed;
    return { ...listed, screen: { ...listed.screen, name: name.replace(FORMULA_SIGN, "$1$2'") } };
  });
  return { ...comparison, screens };
}

export const report = { copiedTable, reportCsv };
