import { withDigits } from "#domain/display/machine-number.ts";
import type { Calibration } from "#domain/viewing/calibration.ts";

/** `Accurate to about 0.3%` */
export function accuracyText({ accuracy }: Calibration): string {
  return `Accurate to about ${withDigits(accuracy * 100, 1)}%`;
}
