import { parseLengths } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import { readLocal, writeLocal } from "./local-storage.ts";

const KEY = "lengths";

/** The unit that the visitor chose last on this device (D36); null without a choice. */
export function readRememberedLengths(): Unit | null {
  return parseLengths(readLocal(KEY) ?? "");
}

/** Also shows the figures of articles in this unit. */
export function rememberLengths(unit: Unit): void {
  writeLocal(KEY, unit);
  document.documentElement.dataset.lengths = unit;
}
