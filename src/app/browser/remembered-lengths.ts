import { type Lengths, parseLengths } from "../../comparison/lengths.ts";
import type { Unit } from "../../domain/display/unit.ts";
import { readLocal, writeLocal } from "./local-storage.ts";

const KEY = "lengths";

/** The unit that the visitor chose last on this device (D36); null without a choice. */
export function readRememberedLengths(): Lengths {
  return parseLengths(readLocal(KEY) ?? "");
}

/** Also shows the figures of articles in this unit. */
export function rememberLengths(unit: Unit): void {
  writeLocal(KEY, unit);
  document.documentElement.dataset.lengths = unit;
}

/** A page contains this function as text and runs it before its first paint, so it uses only the browser. */
export function showRememberedLengths(): void {
  try {
    const unit = localStorage.getItem("diagonal.lengths");
    if (unit === "in" || unit === "cm") document.documentElement.dataset.lengths = unit;
  } catch {
    // Storage is forbidden, so nothing was chosen.
  }
}
