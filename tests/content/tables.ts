import { blendingDistance, lineAt, NORMAL_SIGHT } from "./definitions.ts";
import { deskFrom, deskTo, outerWidth, shortestDesk } from "./desk-work.ts";
import {
  area,
  asPrinted,
  cm,
  cm2,
  cmAndInches,
  density,
  diagonal,
  diagonalOfHeight,
  feetOfMetres,
  figure,
  height,
  inCentimetres,
  inch,
  inInches,
  m,
  mm,
  width,
} from "./figures.ts";
import { filmsFrom, filmsTo, MIDDLE, sharperUpTo } from "./living-room.ts";

interface Row {
  /** As in an address: `27in-16x9`. */
  readonly screen: string;
  /** Of its curve, in centimetres; undefined for a flat one. */
  readonly radius: number | undefined;
  /** How many of them stand side by side. */
  readonly count: number;
  readonly pixelsAcross: number;
  readonly pixelsDown: number;
  /** 1 is 100%. */
  readonly scaling: number;
}

/** What stands under a heading in a table of screens; a table is one when it begins with one of these. */
const NAMES = ["Screen", "Setup", "Phone", "Upright"];
const INPUTS = ["Resolution", "Scaling"];
const COLUMNS: Readonly<Record<string, (row: Row) => string>> = {
  "In inches": ({ screen, count }) => inInches(count * width(screen), height(screen)),
  Inches: ({ screen, count }) => inInches(count * width(screen), height(screen)),
  Centimetres: ({ screen, count }) => inCentimetres(count * width(screen), height(screen)),
  Diagonal: ({ screen }) => cm(diagonal(screen)),
  Width: ({ screen, count }) => cm(count * width(screen)),
  Area: ({ screen, count }) => cm2(count * area(screen)),
  "Screen, millimetres": ({ screen }) => `${mm(width(screen)).replace(" mm", "")} × ${mm(height(screen))}`,
  "Picture width": ({ screen }) => cmAndInches(width(screen)),
  Films: ({ screen }) =>
    `${m(filmsFrom(screen), 1).replace(" m", "")}–${m(filmsTo(screen), 1)}<br>(${feetOfMetres(filmsFrom(screen))}–${feetOfMetres(filmsTo(screen))})`,
  "You can see 4K within": ({ screen }) => m(sharperUpTo(screen, 1920), 1),
  "In feet": ({ screen }) => feetOfMetres(sharperUpTo(screen, 1920)),
  "Edges, centimetres": ({ screen }) =>
    `${cm(MIDDLE - height(screen) / 2).replace(" cm", "")}–${cm(MIDDLE + height(screen) / 2)}`,
  "Edges, inches": ({ screen }) =>
    `${figure(asPrinted(MIDDLE - height(screen) / 2), 1)}–${inch(asPrinted(MIDDLE + height(screen) / 2))}`,
  "Pixels per inch": ({ screen, pixelsAcross }) => figure(density(screen, pixelsAcross), 1),
  "No pixels visible beyond": ({ screen, pixelsAcross }) =>
    roundly(blendingDistance(density(screen, pixelsAcross), NORMAL_SIGHT)),
  "Centre in landscape": ({ screen }) => both(height(screen) / 2),
  "Centre in portrait": ({ screen }) => both(width(screen) / 2),
  "With frames": ({ screen, count, radius }) => both(count * outerWidth(screen, radius)),
  "Shortest desk": ({ screen, count, radius }) => cm(shortestDesk(count * outerWidth(screen, radius)), 0),
  "Sit at least": ({ screen, radius }) => roundly(deskFrom(screen, radius)),
  "Sit at most": ({ screen, radius }) => roundly(deskTo(screen, radius)),
  "As tall as": ({ screen }) => inch(diagonalOfHeight(height(screen), 16 / 9)),
  Room: ({ pixelsAcross, pixelsDown, scaling }) => `${pixelsAcross / scaling}×${pixelsDown / scaling}`,
  "Text size": ({ screen, pixelsAcross, scaling }) => lineAt(density(screen, pixelsAcross) / scaling),
};

/** `82 cm (32″)` and `123.5 cm (48.6″)`, from inches. */
const roundly = (inches: number) => cmAndInches(inches, 0);
const both = (inches: number) => cmAndInches(inches);

interface Cell {
  readonly stated: string;
  readonly computed: string;
  readonly where: string;
}

/** The computed cells of every table of screens in a Markdown text, and the text without those tables. */
export function screenCells(markdown: string): { cells: Cell[]; rest: string } {
  const cells: Cell[] = [];
  const rest = markdown.replace(/^\|.*\|\n\|[-:| ]+\|\n(\|.*\|\n?)+/gm, (table) => {
    const [heading = [], , ...rows] = table.trim().split("\n").map(cellsOf);
    if (!NAMES.includes(heading[0] ?? "")) return table;
    for (const row of rows) {
      for (const [index, column] of heading.entries()) {
        if (index === 0 || INPUTS.includes(column)) continue;
        const compute = COLUMNS[column];
        if (compute === undefined) throw new Error(`no rule for the column ‘${column}’`);
        const computed = compute(readRow(heading, row));
        cells.push({ stated: row[index] ?? "", computed, where: `${row[0]}, ${column}` });
      }
    }
    return "";
  });
  return { cells, rest };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
}

function readRow(heading: readonly string[], row: readonly string[]): Row {
  const name = /^(two )?([\d.]+)″ ([\d.]+)[:×]([\d.]+)(?:, (\d+)R)?$/.exec(row[0] ?? "");
  if (name === null) throw new Error(`no screen: ${row[0]}`);
  const [, two, length, across, down, radius] = name;
  const resolution = row[heading.indexOf("Resolution")] ?? `${across}×${down}`;
  const [pixelsAcross = 0, pixelsDown = 0] = resolution.split("×").map(Number);
  return {
    screen: `${length}in-${across}x${down}`,
    radius: radius === undefined ? undefined : Number(radius) / 10,
    count: two === undefined ? 1 : 2,
    pixelsAcross,
    pixelsDown,
    scaling: Number.parseInt(row[heading.indexOf("Scaling")] ?? "100", 10) / 100,
  };
}
