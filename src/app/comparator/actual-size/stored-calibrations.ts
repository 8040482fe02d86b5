import { type Calibration, type Calibrations, parseCalibrations } from "../../../domain/viewing/calibration.ts";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";

const KEY = "calibrations";
/** More displays and zoom levels than anybody uses; the oldest go first. */
const MOST_STORED = 20;

/** What was measured on this device, by display and zoom level. */
export function readCalibrations(): Calibrations {
  return parseCalibrations(readLocal(KEY));
}

/** Stores a calibration for a display, and returns all of them. */
export function storeCalibration(displayKey: string, calibration: Calibration): Calibrations {
  const others = Object.entries(readCalibrations()).filter(([key]) => key !== displayKey);
  const all = Object.fromEntries([...others, [displayKey, calibration] as const].slice(-MOST_STORED));
  writeLocal(KEY, JSON.stringify(all));
  return all;
}
