import { type FormEvent, type KeyboardEvent, type PointerEvent, type Ref, useId, useRef, useState } from "react";
import { displaySize, usePinchZoom } from "#app/browser/display.ts";
import { useElementSize } from "#app/browser/element-size.ts";
import { MILLIMETRES_PER_INCH, otherUnit, type Unit } from "#domain/display/unit.ts";
import type { Size } from "#domain/geometry/size.ts";
import {
  type Calibration,
  LEAST_PIXELS_PER_MILLIMETRE,
  MOST_PIXELS_PER_MILLIMETRE,
  withinLimits,
} from "#domain/viewing/calibration.ts";
import {
  CARD,
  CARD_STEP,
  calibrateByCard,
  calibrateByDiagonal,
  diagonalLimits,
} from "#domain/viewing/measured-display.ts";
import { lastDigitOf, parseWrittenLength, type WrittenLength } from "#domain/written/length.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { actualSize as words } from "#words/page/actual-size.ts";
import { understood } from "#words/page/understood.ts";
import { LengthField } from "../length-field.tsx";
import styles from "./calibration-dialog.module.css";

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
function CardSlider({ width, least, most, calibration, onWidth, onStep }: CardSliderProps) {
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
      <Button aria-label={words.card.narrower} onClick={() => onStep(-CARD_STEP)}>
        −
      </Button>
      <input
        type="range"
        className={styles.slider}
        aria-label={words.card.width}
        aria-valuetext={words.card.value(width, calibration)}
        min={least}
        max={most}
        step="any"
        value={width}
        onChange={(event) => onWidth(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <Button aria-label={words.card.wider} onClick={() => onStep(CARD_STEP)}>
        +
      </Button>
    </div>
  );
}

interface CardStageProps {
  /** The drawn card in CSS pixels. */
  card: Size;
  upright: boolean;
  /** Whether there is no room for the card's lower end. */
  cut: boolean;
  /** The element that has room for the card. */
  ref: Ref<HTMLDivElement>;
  /** Called with the card's new width while its edge is dragged. */
  onWidth(width: number): void;
}

/** A bank card whose right edge follows the pointer. Its left edge stays, since a real card is held there. */
function CardStage({ card, upright, cut, ref, onWidth }: CardStageProps) {
  const start = useRef<{ readonly x: number; readonly width: number }>(null);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: card.width };
  }

  function onPointerMove({ clientX }: PointerEvent) {
    if (start.current !== null) onWidth(start.current.width + clientX - start.current.x);
  }

  function endDrag() {
    start.current = null;
  }
  return (
    <div
      ref={ref}
      className={styles.stage}
      data-cut={cut || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      <div
        data-card=""
        className={styles.card}
        data-upright={upright || undefined}
        style={{ inlineSize: `${card.width}px`, blockSize: `${card.height}px` }}
      >
        <span className={styles.chip} />
        <span className={styles.handle} />
      </div>
    </div>
  );
}

interface DiagonalFieldProps {
  text: string;
  unit: Unit;
  /** The shortest and the longest diagonal of this display, if the typed one is neither. */
  limits: readonly [least: number, most: number] | null;
  /** The last digit counts so much where it was typed in another unit. */
  onChange(text: string, unit: Unit, lastDigit?: number): void;
}

/** The display's own diagonal, for visitors without a card. */
export function DiagonalField({ text, unit, limits, onChange }: DiagonalFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState("");
  const hint = limits === null ? words.diagonal.zoom : words.diagonal.limits(limits, unit);

  function change(typed: string, typedUnit: Unit, lastDigit?: number) {
    setRefused("");
    onChange(typed, typedUnit, lastDigit);
  }
  const write = (length: WrittenLength) => change(length.number, length.unit ?? unit, lastDigitOf(length));

  function paste(pasted: string) {
    const length = parseWrittenLength(pasted);
    if (length === null) setRefused(understood.refused(pasted, "screen"));
    else write(length);
  }
  return (
    <div className={`${styles.diagonal} wrapping`}>
      <label htmlFor={id}>{words.diagonal.label}</label>
      <LengthField
        id={id}
        invalid={limits !== null}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(typed) => change(typed, unit)}
        onLength={write}
        onRejected={paste}
      />
      <Button look="value" aria-label={words.diagonal.changeUnit(unit)} onClick={() => change(text, otherUnit(unit))}>
        {words.diagonal.unit[unit]}
      </Button>
      <p id={`${id}-hint`} role="status" className={limits === null ? "aside" : `aside ${styles.error}`}>
        {refused || hint}
      </p>
    </div>
  );
}
