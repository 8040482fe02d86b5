import { withDigits } from "../../../domain/display/decimal-text.ts";
import { UNIT_SPACE } from "../../../domain/display/display-text.ts";
import type { Calibration } from "../../../domain/viewing/calibration.ts";

/** `right to about 0.3 %` */
export function accuracyText({ accuracy }: Calibration): string {
  return `right to about ${withDigits(accuracy * 100, 1)}${UNIT_SPACE}%`;
}
