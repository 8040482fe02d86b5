import { shapeOfPixels } from "../display/resolution.ts";
import { isUltrawide } from "../display/ultrawide.ts";
import { parseSize } from "../geometry/size.ts";
import type { CatalogueEntry, DisplayKind } from "./entry.ts";
import list from "./models.json" with { type: "json" };
import { resolutionName } from "./resolution-name.ts";

/**
 * Displays by name: kind, maker, models, the newest first. `models.json` has only what the maker publishes. What is not
 * certain stays out; an unknown year stays empty. Outer sizes are in `outer-sizes.json`.
 *
 * A published diagonal is that of the full rectangle: rounded corners and cut-outs are measured as if they were screen.
 * Televisions have the size class under which they are sold, which is the only figure published in every country.
 */
interface ModelList {
  /** The month of the list: `2026-11`. */
  readonly recorded: string;
  readonly models: Readonly<Partial<Record<DisplayKind, Readonly<Record<string, readonly ModelRow[]>>>>>;
}

export interface ModelRow {
  readonly model: string;
  readonly year?: number;
  /** In inches; several for a series of televisions. */
  readonly diagonal: number | readonly number[];
  /** Across and down as the display is used: upright for phones and tablets. */
  readonly pixels: string;
  /** Of its curve, in millimetres. */
  readonly radius?: number;
  /** What else people type. `{}` stands for the diagonal: `OLED{}C4` is `OLED65C4`. */
  readonly also?: readonly string[];
}

const { recorded, models }: ModelList = list as ModelList;

/** The month of the list: `2026-11`. */
export const MODELS_RECORDED = recorded;

/** What people type for the beginning of a long name: `mbp 16`, `s24 ultra`. */
const SHORT: readonly (readonly [long: string, short: string])[] = [
  ["MacBook Air", "MBA"],
  ["MacBook Pro", "MBP"],
  ["ThinkPad X1 Carbon", "X1C"],
  ["ThinkPad ", ""],
  ["Galaxy Z ", ""],
  ["Galaxy Z ", "Galaxy "],
  ["Galaxy ", ""],
  ["ROG ", ""],
];

export const MODELS: readonly CatalogueEntry[] = Object.entries(models).flatMap(([kind, makers]) =>
  Object.entries(makers).flatMap(([maker, rows]) => rows.flatMap((row) => entriesOf(kind as DisplayKind, maker, row))),
);

function entriesOf(listed: DisplayKind, maker: string, row: ModelRow): CatalogueEntry[] {
  const shape = shapeOfPixels(parseSize(row.pixels));
  const kind = listed === "Monitor" && isUltrawide(shape) ? "Ultrawide" : listed;
  return [row.diagonal].flat().map((length) => {
    const also = (row.also ?? []).map((alias) => alias.replace("{}", String(length)));
    return {
      kind,
      display: { length, unit: "in" as const, ...shape },
      resolutionName: resolutionName(shape.resolution),
      soldAs: null,
      device: {
        maker,
        model: row.model,
        aliases: [...also, ...shortNames(row.model)],
        year: row.year ?? null,
        ...(row.radius !== undefined && { radius: row.radius }),
      },
    };
  });
}

/** `MBP 16″` for `MacBook Pro 16″ (M3)`, `iPad 10` for `iPad (10th generation)`, `M4 Max` for `M4 Pro/Max` */
function shortNames(model: string): string[] {
  const numbered = model.replace(/\((\d+)(?:st|nd|rd|th) (?:generation|edition)\)$/, "$1");
  const chips = [" Pro/Max)", ")", " Pro)", " Max)"].map((chip) => numbered.replace(" Pro/Max)", chip));
  const names = chips.flatMap((name) => {
    const short = SHORT.filter(([long]) => name.startsWith(long)).map(([long, short]) => name.replace(long, short));
    return [name, ...short, ...short.map((each) => each.replace(/ \(.*\)$/, ""))];
  });
  return [...new Set(names)].filter((name) => name !== model);
}
