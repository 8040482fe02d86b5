import { type FormEvent, useId, useRef, useState } from "react";
import { displaySize, usePinchZoom } from "#app/browser/display.ts";
import { useElementSize } from "#app/browser/element-size.ts";
import { MILLIMETRES_PER_INCH, type Unit } from "#domain/display/unit.ts";
import {
  type Calibration,
  LEAST_PIXELS_PER_MILLIMETRE,
  MOST_PIXELS_PER_MILLIMETRE,
  withinLimits,
} from "#domain/viewing/calibration.ts";
import { CARD, calibrateByCard, calibrateByDiagonal, diagonalLimits } from "#domain/viewing/measured-display.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { actualSize as words } from "#words/page/actual-size.ts";
import styles from "./calibration-dialog.module.css";
import { CardSlider } from "./card-slider.tsx";
import { CardStage } from "./card-stage.tsx";
import { DiagonalField } from "./diagonal-field.tsx";

/** Narrower windows have no room for a card that lies: they show it upright. */
const ROOM_FOR_LYING_CARD = 600;

interface CalibrationDialogProps {
  /** What is known of this display. */
  previous: Calibration | undefined;
  onCancel(): void;
  onDone(calibration: Calibration): void;
}

/** D30: measures the display with a card held to it, or by its diagonal. Nothing is stored before `Done`. */
export function CalibrationDialog({ previous, onCancel, onDone }: CalibrationDialogProps) {
  const formId = useId();
  const pinch = usePinchZoom();
  const stage = useRef<HTMLDivElement>(null);
  const room = useElementSize(stage);
  const [density, setDensity] = useState(() => previous?.pixelsPerMillimetre ?? usualDensity());
  const [upright, setUpright] = useState(() => window.innerWidth < ROOM_FOR_LYING_CARD);
  const [typed, setTyped] = useState<{ text: string; unit: Unit; lastDigit?: number | undefined }>({
    text: "",
    unit: "in",
  });

  const [across, down] = upright ? ([CARD.short, CARD.long] as const) : ([CARD.long, CARD.short] as const);
  const side = upright ? "short" : "long";
  // A pinch magnifies the drawn card, so that fewer CSS pixels are as wide as the real one.
  const widthAt = (pixelsPerMillimetre: number) => (pixelsPerMillimetre * across.length) / pinch;
  const byDiagonal = typed.text !== "";
  const calibration = byDiagonal
    ? calibrateByDiagonal(typed.text, typed.unit, displaySize(), typed.lastDigit)
    : calibrateByCard(widthAt(density) * pinch, side, 1 / window.devicePixelRatio);
  const shown = calibration?.pixelsPerMillimetre ?? density;
  const card = { width: widthAt(shown), height: (shown * down.length) / pinch };

  /** The card replaces a typed diagonal. */
  function setByCard(pixelsPerMillimetre: number) {
    setDensity(withinLimits(pixelsPerMillimetre));
    setTyped({ text: "", unit: typed.unit });
  }
  const setWidth = (width: number) => setByCard((width * pinch) / across.length);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (calibration !== null) onDone(calibration);
  }
  return (
    <Dialog
      title={words.title}
      className={styles.dialog}
      onClose={onCancel}
      footer={
        <>
          <p role="status" className={`${styles.accuracy} aside`}>
            {words.accuracy(calibration)}
          </p>
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" look="commit" form={formId} disabled={calibration === null}>
            {words.done}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <p className={styles.instruction}>{words.instruction}</p>
        <CardStage
          ref={stage}
          card={card}
          upright={upright}
          cut={room !== null && room.height < card.height}
          onWidth={setWidth}
        />
        <CardSlider
          width={card.width}
          least={widthAt(LEAST_PIXELS_PER_MILLIMETRE)}
          most={Math.min(widthAt(MOST_PIXELS_PER_MILLIMETRE), room?.width ?? Number.POSITIVE_INFINITY)}
          calibration={calibration}
          onWidth={setWidth}
          onStep={(millimetres) => setByCard(shown * (1 + millimetres / across.length))}
        />
        <Button look="link" className={styles.turn} onClick={() => setUpright(!upright)}>
          {words.turn}
        </Button>
        <DiagonalField
          text={typed.text}
          unit={typed.unit}
          limits={calibration === null ? diagonalLimits(typed.unit, displaySize()) : null}
          onChange={(text, unit, lastDigit) => setTyped({ text, unit, lastDigit })}
        />
      </form>
    </Dialog>
  );
}

/** Where dragging starts: what phones and tablets, or monitors usually have, in CSS pixels to the millimetre. */
function usualDensity(): number {
  const usual = window.matchMedia("(pointer: coarse)").matches ? 6 : 96 / MILLIMETRES_PER_INCH;
  // On the smallest phones the card is wider than the window; its edge must still be in view.
  return Math.min(usual, (0.8 * window.innerWidth) / CARD.short.length);
}
