import { useMemo, useSyncExternalStore } from "react";
import { localStore } from "#app/browser/local-storage.ts";
import { type Calibration, type Calibrations, parseCalibrations } from "#domain/viewing/calibration.ts";

const store = localStore("calibrations");
/** More displays and zoom levels than anybody uses; the oldest go first. */
const MOST_STORED = 20;

/** What was measured on this device, by display and zoom level. Not for the server. */
export function useCalibrations(): Calibrations {
  const stored = useSyncExternalStore(store.subscribe, store.read);
  return useMemo(() => parseCalibrations(stored), [stored]);
}

/** Stores a calibration for a display. */
export function storeCalibration(displayKey: string, calibration: Calibration): void {
  const others = Object.entries(readCalibrations()).filter(([key]) => key !== displayKey);
  const latest = [...others, [displayKey, calibration] as const].slice(-MOST_STORED);
  store.write(JSON.stringify(Object.fromEntries(latest)));
}

export function readCalibrations(): Calibrations {
  return parseCalibrations(store.read());
}
