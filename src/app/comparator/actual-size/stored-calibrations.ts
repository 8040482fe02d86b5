import { useSyncExternalStore } from "react";
import { type Calibration, type Calibrations, parseCalibrations } from "../../../domain/viewing/calibration.ts";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";

const KEY = "calibrations";
/** More displays and zoom levels than anybody uses; the oldest go first. */
const MOST_STORED = 20;

let calibrations: Calibrations | null = null;
const listeners = new Set<() => void>();

/** What was measured on this device, by display and zoom level. Not for the server. */
export function useCalibrations(): Calibrations {
  return useSyncExternalStore(subscribe, readCalibrations);
}

/** Stores a calibration for a display. */
export function storeCalibration(displayKey: string, calibration: Calibration): void {
  const others = Object.entries(readCalibrations()).filter(([key]) => key !== displayKey);
  calibrations = Object.fromEntries([...others, [displayKey, calibration] as const].slice(-MOST_STORED));
  writeLocal(KEY, JSON.stringify(calibrations));
  for (const notify of listeners) notify();
}

export function readCalibrations(): Calibrations {
  calibrations ??= parseCalibrations(readLocal(KEY));
  return calibrations;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
