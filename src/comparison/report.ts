import { labelText } from "../domain/display/display-text.ts";
import { DIMENSIONS, type Dimension, difference, measuresOf, ratioOf } from "../domain/display/measures.ts";
import { differenceText, differenceWords, measureText, ratioNumberText } from "../domain/display/measures-text.ts";
import { numberText } from "../domain/display/number-text.ts";
import { pixelsPerInch } from "../domain/display/pixels.ts";
import { densityText } from "../domain/display/pixels-text.ts";
import { resolutionOf, resolutionText } from "../domain/display/resolution.ts";
import type { Screen } from "../domain/display/screen.ts";
import { otherUnit } from "../domain/display/unit.ts";
import { comparisonTitle } from "./summary.ts";

/** A screen with its number in the list, from 1. */
interface Numbered {
  readonly number: number;
  readonly screen: Screen;
}

/**
 * The details of all screens for people to read, in lines of plain text: sizes in the unit each screen was given in
 * and in the other one, and the difference from the base in words.
 *
 * @param base one of `screens`
 */
export function reportText(screens: readonly Screen[], base: Screen): string {
  const numbered = screens.map((screen, index): Numbered => ({ number: index + 1, screen }));
  const baseNumber = screens.indexOf(base) + 1;
  const blocks = numbered.map((one) => [
    `${one.number}. ${labelText(one.screen)}`,
    ...sizeLines(one.screen).map((line) => `   ${line}`),
    ...(one.screen === base ? [] : [`   Compared with ${baseNumber}: ${differenceLine(one.screen, base)}`]),
  ]);
  const text = [[comparisonTitle(screens)], ...blocks].map((lines) => lines.join("\n")).join("\n\n");
  return `${text.replaceAll("\u202f", " ")}\n`;
}

function sizeLines(screen: Screen): string[] {
  const inBoth = (dimension: Dimension) => {
    const [own, other] = [screen.unit, otherUnit(screen.unit)].map((unit) =>
      measureText(measuresOf(screen, unit)[dimension], dimension, unit),
    );
    return `${own} (${other})`;
  };
  const resolution = resolutionOf(screen);
  const density = pixelsPerInch(screen);
  return [
    `Diagonal ${inBoth("diagonal")}`,
    `Width ${inBoth("width")}, height ${inBoth("height")}`,
    `Area ${inBoth("area")}, ratio ${ratioNumberText(ratioOf(screen))}`,
    ...(resolution === null || density === null
      ? []
      : [`Resolution ${resolutionText(resolution)}, ${densityText(density)}`]),
  ];
}

/** `13.3 % wider (+3.12″), 13.7 % shorter (−1.81″), 2.2 % smaller (−7.00 in²)` */
function differenceLine(screen: Screen, base: Screen): string {
  const differences = difference(screen, base);
  return (["width", "height", "area"] as const)
    .map((dimension) => {
      const one = differences[dimension];
      return `${differenceWords(one, dimension)} (${differenceText(one, dimension, screen.unit)})`;
    })
    .join(", ");
}

/** A percentage to a millionth of its base, and never −0. */
const PERCENT = new Intl.NumberFormat("en-US", {
  maximumFractionDigits: 4,
  useGrouping: false,
  signDisplay: "negative",
});

type Cell = string | number | null;

/** The header row and what stands below each of its words. A ratio has two columns: spreadsheets read 16:9 as a time. */
const COLUMNS: readonly (readonly [header: string, cell: (one: Numbered, base: Numbered) => Cell])[] = [
  ["Screen", ({ number }) => number],
  ["Name", ({ screen }) => (screen.name === undefined ? null : harmless(screen.name))],
  ["Colour", ({ screen }) => screen.colour],
  ...DIMENSIONS.flatMap((dimension) =>
    (["in", "cm"] as const).map(
      (unit) =>
        [measureHeader(dimension, unit), ({ screen }: Numbered) => measuresOf(screen, unit)[dimension]] as const,
    ),
  ),
  ["Ratio width", ({ screen }) => screen.width],
  ["Ratio height", ({ screen }) => screen.height],
  ["Ratio", ({ screen }) => ratioOf(screen)],
  ["Pixels across", ({ screen }) => resolutionOf(screen)?.width ?? null],
  ["Pixels down", ({ screen }) => resolutionOf(screen)?.height ?? null],
  ["Pixels per inch", ({ screen }) => pixelsPerInch(screen)],
  ["Compared with screen", (_, { number }) => number],
  ...DIMENSIONS.map(
    (dimension) =>
      [
        `${capitalised(dimension)} difference (%)`,
        ({ screen }: Numbered, base: Numbered) => PERCENT.format(difference(screen, base.screen)[dimension].percent),
      ] as const,
  ),
];

function measureHeader(dimension: Dimension, unit: "in" | "cm"): string {
  return `${capitalised(dimension)} (${dimension === "area" ? "sq " : ""}${unit})`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * The details of all screens for a spreadsheet: comma-separated values as RFC 4180 wants them, with a header row,
 * numbers with a point and to ten significant digits, and nothing that a spreadsheet would take for a formula.
 *
 * @param base one of `screens`, to which the differences are
 */
export function reportCsv(screens: readonly Screen[], base: Screen): string {
  const baseline = { number: screens.indexOf(base) + 1, screen: base };
  const rows = screens.map((screen, index) =>
    COLUMNS.map(([, cell]) => csvCell(cell({ number: index + 1, screen }, baseline))),
  );
  return [COLUMNS.map(([header]) => csvCell(header)), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return numberText(cell);
  // RFC 4180, 2: "Fields containing line breaks (CRLF), double quotes, and commas should be enclosed in double-quotes."
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * A name that no spreadsheet takes for a formula: an apostrophe stands before a sign that begins one, at the name's
 * beginning and behind whatever a spreadsheet may split cells at (OWASP, "CSV Injection").
 */
function harmless(name: string): string {
  return name.replace(/(^|[;,|"])(\s*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
}
