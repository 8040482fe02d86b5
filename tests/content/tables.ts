import { blendingDistance, lineAt, NORMAL_SIGHT } from "./definitions.ts";
import { deskFrom, deskTo, outerWidth, shortestDesk } from "./desk-work.ts";
import {
  area,
  cm,
  cm2,
  density,
  diagonal,
  diagonalOfHeight,
  feet,
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
  "Picture width": ({ screen }) => `${cm(width(screen))} (${inch(width(screen))})`,
  Films: ({ screen }) => `${m(filmsFrom(screen), 1).replace(" m", "")}–${m(filmsTo(screen), 1)}`,
  "Films from": ({ screen }) => m(filmsFrom(screen), 1),
  to: ({ screen }) => m(filmsTo(screen), 1),
  "Films from (feet)": ({ screen }) => feet(filmsFrom(screen)),
  "to (feet)": ({ screen }) => feet(filmsTo(screen)),
  "You can see 4K within": ({ screen }) => m(sharperUpTo(screen, 1920), 1),
  "In feet": ({ screen }) => feet(sharperUpTo(screen, 1920)),
  "Edges, centimetres": ({ screen }) =>
    `${cm(MIDDLE - height(screen) / 2).replace(" cm", "")}–${cm(MIDDLE + height(screen) / 2)}`,
  "Edges, inches": ({ screen }) => `${figure(MIDDLE - height(screen) / 2, 1)}–${inch(MIDDLE + height(screen) / 2)}`,
  "Pixels per inch": ({ screen, pixelsAcross }) => figure(density(screen, pixelsAcross), 1),
  "No pixels visible beyond": ({ screen, pixelsAcross }) =>
    roundly(blendingDistance(density(screen, pixelsAcross), NORMAL_SIGHT)),
  "Centre in landscape": ({ screen }) => cm(height(screen) / 2),
  "Centre in portrait": ({ screen }) => cm(width(screen) / 2),
  "With frames": ({ screen, count }) => both(count * outerWidth(screen)),
  "Shortest desk": ({ screen, count }) => cm(shortestDesk(count * outerWidth(screen)), 0),
  "Sit at least": ({ screen }) => roundly(deskFrom(screen)),
  "Sit at most": ({ screen }) => roundly(deskTo(screen)),
  "As tall as": ({ screen }) => inch(diagonalOfHeight(height(screen), 16 / 9)),
  Room: ({ pixelsAcross, pixelsDown, scaling }) => `${pixelsAcross / scaling}×${pixelsDown / scaling}`,
  "Text size": ({ screen, pixelsAcross, scaling }) => lineAt(density(screen, pixelsAcross) / scaling),
};

/** `82 cm (32″)` and `123.5 cm (48.6″)`, from inches. */
const roundly = (inches: number) => `${cm(inches, 0)} (${inch(inches, 0)})`;
const both = (inches: number) => `${cm(inches)} (${inch(inches)})`;

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
  const name = /^(two )?([\d.]+)″ ([\d.]+)[:×]([\d.]+)$/.exec(row[0] ?? "");
  if (name === null) throw new Error(`no screen: ${row[0]}`);
  const [, two, length, across, down] = name;
  const resolution = row[heading.indexOf("Resolution")] ?? `${across}×${down}`;
  const [pixelsAcross = 0, pixelsDown = 0] = resolution.split("×").map(Number);
  return {
    screen: `${length}in-${across}x${down}`,
    count: two === undefined ? 1 : 2,
    pixelsAcross,
    pixelsDown,
    scaling: Number.parseInt(row[heading.indexOf("Scaling")] ?? "100", 10) / 100,
  };
}
