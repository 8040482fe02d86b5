import type { KeyboardEvent } from "react";
import type { Calibration } from "#domain/viewing/calibration.ts";
import { CARD_STEP } from "#domain/viewing/measured-display.ts";
import { Button } from "#ui/button.tsx";
import { actualSize } from "#words/page/actual-size.ts";
import styles from "./calibration-dialog.module.css";

interface CardSliderProps {
  /** The drawn card's width in CSS pixels, and its limits. */
  width: number;
  least: number;
  most: number;
  /** Its accuracy is for screen readers. */
  calibration: Calibration | null;
  onWidth(width: number): void;
  /** Called with the millimetres of the real card by which the drawn one becomes wider. */
  onStep(millimetres: number): void;
}

/** The width of the card by slider, arrow keys (0.1 mm, with Shift 1 mm), Home and End, and two buttons. */
export function CardSlider({ width, least, most, calibration, onWidth, onStep }: CardSliderProps) {
  const words = actualSize.card;
  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 * CARD_STEP : CARD_STEP;
    const steps: Record<string, number> = {
      ArrowRight: step,
      ArrowUp: step,
      ArrowLeft: -step,
      ArrowDown: -step,
      PageUp: 10 * CARD_STEP,
      PageDown: -10 * CARD_STEP,
    };
    const by = steps[event.key];
    if (by !== undefined) onStep(by);
    else if (event.key === "Home") onWidth(least);
    else if (event.key === "End") onWidth(most);
    else return;
    event.preventDefault();
  }
  return (
    <div className={`${styles.sliderRow} level-row`}>
      <Button aria-label={words.narrower} onClick={() => onStep(-CARD_STEP)}>
        −
      </Button>
      <input
        type="range"
        className={styles.slider}
        aria-label={words.width}
        aria-valuetext={words.value(width, calibration)}
        min={least}
        max={most}
        step="any"
        value={width}
        onChange={(event) => onWidth(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <Button aria-label={words.wider} onClick={() => onStep(CARD_STEP)}>
        +
      </Button>
    </div>
  );
}
