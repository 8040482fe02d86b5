import { usePinchZoom } from "#app/browser/display.ts";
import type { Calibration } from "#domain/viewing/calibration.ts";
import { Button } from "#ui/button.tsx";
import { actualSize as words } from "#words/page/actual-size.ts";
import styles from "./actual-size.module.css";

/** A pinch that changes lengths by less is not noticed. */
const MAGNIFIED = 1.005;

interface ScaleStripProps {
  /** Why the drawing is not at actual size. */
  problem?: "unknown" | "changed";
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
        {problem !== undefined && words[problem]}
        {calibration !== undefined && (isMagnified ? words.magnified : words.isActual(calibration))}
      </p>
      {onCentre !== undefined && (
        <Button
          look="link"
          aria-disabled={centred}
          onClick={() => {
            if (!centred) onCentre();
          }}
        >
          {words.centre}
        </Button>
      )}
      <Button look="link" aria-haspopup="dialog" onClick={onCalibrate}>
        {words.calibrate}
      </Button>
    </div>
  );
}
