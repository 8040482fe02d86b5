import { DIMENSIONS, type Dimension } from "../domain/display/dimension.ts";
import { diagonalText, lengthText } from "../domain/display/display-text.ts";
import { difference, differenceOf, drawnMeasures, measuresOf } from "../domain/display/measures.ts";
import { numberText } from "../domain/display/number-text.ts";
import { pixelsPerInch } from "../domain/display/pixel-density.ts";
import { resolutionOf } from "../domain/display/resolution.ts";
import { roomOf, scalingOf, textInches } from "../domain/display/scaling.ts";
import type { OptionalProperties } from "../domain/display/screen.ts";
import { convertLength, MILLIMETRES_PER_INCH, type Unit } from "../domain/display/unit.ts";
import { fitInto } from "../domain/space/fit.ts";
import { partsText } from "./answer-part.ts";
import { answerRows } from "./answer-row.ts";
import { capitalised } from "./capitalised.ts";
import { comparisonTitle } from "./comparison-title.ts";
import { type Content, contentRatio, contentText } from "./content.ts";
import { detailsOf, type InBothUnits, pictureMeasures, type ScreenDetails, wholeRatio } from "./details.ts";
import type { ListedScreen } from "./listed-screen.ts";
import { relationText } from "./relation-text.ts";
import { differencesFrom, relativeText } from "./relative-difference.ts";
import { isToScale } from "./scale-mode.ts";
import { spaceAnswer } from "./space-answer.ts";
import { spaceText } from "./space-text.ts";
import { baseOf, type Comparison } from "./state.ts";
import { type TextAndRoom, textAndRoomOf } from "./text-and-room.ts";
import { roomText, textBaseOf } from "./text-sentence.ts";
import { type Units, unitsOf } from "./units.ts";

/**
 * The details of all screens as plain text: sizes in the unit of each screen and in the other one, and the difference
 * from the base in words. Nothing in it is a formula when it is pasted into a spreadsheet.
 */
export function reportText(compared: Comparison): string {
  const comparison = withoutFormulas(compared);
  const base = baseOf(comparison);
  const blocks = detailsOf(comparison).map((details) => {
    const listed = comparison.screens.find(({ id }) => id === details.id);
    const text = listed === undefined ? null : textAndRoomOf(listed, comparison);
    const lines = [
      ...sizeLines(details, text),
      ...pixelLines(details, comparison),
      ...pictureLines(details, comparison.content),
    ];
    if (base !== null && !details.isBase) {
      lines.push(`Compared with ${base.number}: ${differenceLine(details.measures)}`);
    }
    return [`${details.number}. ${details.title}`, ...lines.map((line) => `   ${line}`)];
  });
  const space = spaceLines(comparison);
  const text = [[comparisonTitle(comparison)], ...blocks, ...(space.length === 0 ? [] : [space])]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
  return `${text.replaceAll("\u202f", " ")}\n`;
}

/** The space with its frame, whether each screen fits, and the largest that does (D38). */
function spaceLines(comparison: Comparison): string[] {
  const { space, frame } = comparison;
  const answer = spaceAnswer(comparison, answerRows(comparison));
  if (space === null || answer === null) return [];
  const { first, second } = unitsOf(comparison);
  return [
    `Space ${spaceText(space, first)} (${spaceText(space, second)}), frame ${lengthText(frame, "cm")} on each side`,
    ...answer.rows.map(({ sentence }) => partsText(sentence)),
    partsText(answer.largest),
    ...(answer.published === null ? [] : [answer.published]),
  ];
}

/** `23.53″ (59.8 cm)` */
function inBoth({ first, second }: InBothUnits): string {
  return `${first} (${second})`;
}

function sizeLines(details: ScreenDetails, text: TextAndRoom | null): string[] {
  const { width, height, area } = details.measures;
  return [
    `Diagonal ${diagonalText(details.screen)} (${details.otherDiagonal})`,
    `Width ${inBoth(width)}, height ${inBoth(height)}`,
    `Area ${inBoth(area)}, ratio ${details.ratio}`,
    ...(details.pixels === null ? [] : [`Resolution ${details.pixels.resolution}, ${details.pixels.density}`]),
    ...(text === null ? [] : [textLine(text)]),
  ];
}

/** `Text of 16 px at 150% 0.147″, room for 2560×1440` */
function textLine({ scaling, height, room }: TextAndRoom): string {
  return `Text of 16 px at ${scaling}% ${height}, room for ${room}`;
}

/** `In pixels 3440×1440, compared with 1: 12% wider, 17% shorter, 6.7% smaller` (D46) */
function pixelLines({ id, screen }: ScreenDetails, comparison: Comparison): string[] {
  if (comparison.scale !== "pixels") return [];
  const room = roomOf(screen);
  if (room === null) return ["In pixels not drawn, no resolution"];
  const base = textBaseOf(comparison);
  const differences = base === null || base.id === id ? null : differencesFrom(base.screen, screen, "px");
  if (base === null || differences === null) return [`In pixels ${roomText(room)}`];
  const { width, height, area } = differences;
  const words = [width, height, area].map(relativeText).join(", ");
  return [`In pixels ${roomText(room)}, compared with ${base.number}: ${words}`];
}

/** `16:9 film 26.78″ (68.0 cm), area 306.3 in² (1976 cm²)` */
function pictureLines({ picture }: ScreenDetails, content: Content): string[] {
  if (picture === null) return [];
  const { diagonal, area } = picture;
  return [`${contentText(content)} film ${inBoth(diagonal)}, area ${inBoth(area)}`];
}

/** `13% wider (+3.12″), 14% shorter (−1.81″), 2.2% smaller (−7.0 in²)` */
function differenceLine({ width, height, area }: ScreenDetails["measures"]): string {
  return [width.difference, height.difference, area.difference]
    .filter((one) => one !== null)
    .map(({ relative, by }) => (by === null ? relativeText(relative) : `${relativeText(relative)} (${by})`))
    .join(", ");
}

/** A percentage to a millionth of its base, and never −0. */
const PERCENT = new Intl.NumberFormat("en-US", {
  maximumFractionDigits: 4,
  useGrouping: false,
  signDisplay: "negative",
});

type Cell = string | number | null;

type Column = readonly [header: string, cell: (listed: ListedScreen, base: ListedScreen) => Cell];

const optionalColumns = (unit: Unit): Readonly<Record<keyof OptionalProperties, Column>> => ({
  name: ["Name", ({ screen }) => screen.name ?? null],
  count: ["Side by side", ({ screen }) => screen.count ?? 1],
  gap: [
    `Gap (${unit})`,
    ({ screen }) => (screen.count === undefined ? null : convertLength(screen.gap ?? 0, "cm", unit)),
  ],
  distance: [
    `Viewing distance (${unit})`,
    ({ screen: { distance } }) => (distance === undefined ? null : convertLength(distance, "cm", unit)),
  ],
  scaling: ["Scaling (%)", ({ screen }) => (resolutionOf(screen) === null ? null : scalingOf(screen))],
  relation: ["Equivalent", ({ screen }) => relationText(screen)],
});

/** The ratio has two columns, since spreadsheets read 16:9 as a time. */
const columnsIn = ({ first, second }: Units): readonly Column[] => [
  ["Screen", ({ number }) => number],
  ...Object.values(optionalColumns(first)),
  ["Colour", ({ screen }) => screen.colour],
  ...DIMENSIONS.flatMap((dimension) =>
    [first, second].map(
      (unit) =>
        [measureHeader(dimension, unit), ({ screen }: ListedScreen) => measuresOf(screen, unit)[dimension]] as const,
    ),
  ),
  ["Ratio width", ({ screen }) => screen.width],
  ["Ratio height", ({ screen }) => screen.height],
  ["Ratio", ({ screen }) => wholeRatio(screen)],
  ["Pixels across", ({ screen }) => resolutionOf(screen)?.width ?? null],
  ["Pixels down", ({ screen }) => resolutionOf(screen)?.height ?? null],
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
        `${capitalised(dimension)} difference (%)`,
        ({ screen }: ListedScreen, base: ListedScreen) =>
          PERCENT.format(difference(screen, base.screen)[dimension].percent),
      ] as const,
  ),
];

/** How what is drawn in pixels differs (D46); no column in another view. */
function pixelColumns(comparison: Comparison): Column[] {
  const base = textBaseOf(comparison);
  const drawnBase = base && drawnMeasures(base.screen, "px");
  if (comparison.scale !== "pixels" || drawnBase === null) return [];
  return (["width", "height", "area"] as const).map((dimension) => [
    `${capitalised(dimension)} difference in pixels (%)`,
    ({ screen }) => {
      const drawn = drawnMeasures(screen, "px");
      return drawn && PERCENT.format(differenceOf(drawn, drawnBase)[dimension].percent);
    },
  ]);
}

/** The picture that a film fills of each display (D33); no column without content. */
function pictureColumns(content: Content, { first, second }: Units): Column[] {
  if (contentRatio(content) === null) return [];
  return (["diagonal", "area"] as const).flatMap((dimension) =>
    [first, second].map(
      (unit): Column => [
        `${contentText(content)} film ${measureHeader(dimension, unit).toLowerCase()}`,
        ({ screen }) => pictureMeasures(screen, content)?.[unit][dimension] ?? null,
      ],
    ),
  );
}

/** Whether each screen fits into the space, and what is to spare (D38); no column without a space. */
function spaceColumns({ space, frame, scale }: Comparison, { first, second }: Units): Column[] {
  if (space === null || !isToScale(scale)) return [];
  const inUnit = (unit: Unit, centimetres: number) => convertLength(centimetres, "cm", unit);
  const dimensions = space.height === null ? (["width"] as const) : (["width", "height"] as const);
  return [
    ["Fits", ({ screen }) => (fitInto(space, frame, screen).fits ? "yes" : "no")],
    ...dimensions.flatMap((dimension) =>
      [first, second].flatMap((unit): Column[] => [
        [
          `${capitalised(dimension)} with frame (${unit})`,
          ({ screen }) => inUnit(unit, fitInto(space, frame, screen).outer[dimension]),
        ],
        [
          `Spare ${dimension} (${unit})`,
          ({ screen }) => inUnit(unit, fitInto(space, frame, screen).spare[dimension] ?? 0),
        ],
      ]),
    ),
  ];
}

function measureHeader(dimension: Dimension, unit: Unit): string {
  return `${capitalised(dimension)} (${dimension === "area" ? "sq " : ""}${unit})`;
}

/**
 * The details of all screens for a spreadsheet: RFC 4180 with a header row, numbers to ten significant digits with a
 * point, and nothing that a spreadsheet takes for a formula.
 */
export function reportCsv(compared: Comparison): string {
  const comparison = withoutFormulas(compared);
  const base = baseOf(comparison);
  const units = unitsOf(comparison);
  const columns = [
    ...columnsIn(units),
    ...pixelColumns(comparison),
    ...pictureColumns(comparison.content, units),
    ...spaceColumns(comparison, units),
  ];
  const rows =
    base === null ? [] : comparison.screens.map((listed) => columns.map(([, cell]) => csvCell(cell(listed, base))));
  return [columns.map(([header]) => csvCell(header)), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return numberText(cell);
  // RFC 4180, 2: "Fields containing line breaks (CRLF), double quotes, and commas should be enclosed in double-quotes."
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
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
