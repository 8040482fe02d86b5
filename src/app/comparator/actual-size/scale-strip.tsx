import { usePinchZoom } from "#app/browser/display.ts";
import type { Calibration } from "#domain/viewing/calibration.ts";
import { Button } from "#ui/button.tsx";
import { accuracyText } from "./accuracy-text.ts";
import styles from "./actual-size.module.css";

/** A pinch that changes lengths by less is not noticed. */
const MAGNIFIED = 1.005;

const PROBLEMS = {
  unknown: "Drawn to fit: this display is not measured yet.",
  changed: "Drawn to fit: the zoom or the display has changed.",
} as const;

interface ScaleStripProps {
  /** Why the drawing is not at actual size. */
  problem?: keyof typeof PROBLEMS;
  calibration?: Calibration;
  onCalibrate(): void;
  /** For a drawing that can be moved. */
  onCentre?: (() => void) | undefined;
  centred?: boolean;
}

/** One line below the drawing: how true its size is, and what can be done. */
export function ScaleStrip({ problem, calibration, onCalibrate, onCentre, centred = true }: ScaleStripProps) {
  const isMagnified = usePinchZoom() > MAGNIFIED;
  return (
    <div className={`${styles.strip} wrapping screen-only`}>
      {/* The mark on the drawing shows how true the size is. */}
      <p role="status" className={problem === undefined && !isMagnified ? "visually-hidden" : `${styles.text} muted`}>
        {problem !== undefined && PROBLEMS[problem]}
        {calibration !== undefined &&
          (isMagnified ? "Magnified: zoom out again for actual size." : `Actual size. ${accuracyText(calibration)}`)}
      </p>
      {onCentre !== undefined && (
        <Button
          look="link"
          aria-disabled={centred}
          onClick={() => {
            if (!centred) onCentre();
          }}
        >
          Centre
        </Button>
      )}
      <Button look="link" aria-haspopup="dialog" onClick={onCalibrate}>
        Calibrate
      </Button>
    </div>
  );
}
