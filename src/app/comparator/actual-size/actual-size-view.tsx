import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { useDisplayKey, usePinchZoom } from "#app/browser/display.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Calibration, cssPixelsPerInch } from "#domain/viewing/calibration.ts";
import type { Box } from "#drawing/scene/box.ts";
import { DRAWING_MARGIN, NO_OFFSET } from "#drawing/scene/compose-scene.ts";
import { type AreaSide, limitOffset, sidesWithMore } from "#drawing/scene/movement.ts";
import { reservedBoxes } from "#drawing/scene/page-options.ts";
import { placeAll } from "#drawing/scene/place-all.ts";
import { viewOptions } from "#drawing/scene/view-options.ts";
import type { FixedPlacement } from "#drawing/svg/drawing.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { actualSize as words } from "#words/page/actual-size.ts";
import { useSession } from "../session.ts";
import styles from "./actual-size.module.css";
import { CalibrationDialog } from "./calibration-dialog.tsx";
import { storeCalibration, useCalibrations } from "./stored-calibrations.ts";
import { useMoving } from "./use-moving.ts";

/** How true the size is, as a fraction, beside what the drawing needs. */
export interface ActualPlacement extends FixedPlacement {
  readonly accuracy: number;
}

export interface ActualSizeViewProps {
  /** The drawing area in pixels, and its element. */
  area: Size;
  element: RefObject<HTMLElement | null>;
  /** Called when the drawing has to change its scale or its place; with undefined where it fits the area again. */
  onPlace(placement: ActualPlacement | undefined): void;
  /** Whether the dialog that measures the display is open. */
  calibrating: boolean;
  /** Whether the drawing changes to actual size when the display is measured. */
  entersActualSize: boolean;
  onCalibrate(open: boolean): void;
}

/** D30: scale and place of the drawing at actual size, what says so below it, and the dialog that measures the display. */
export function ActualSizeView({ calibrating, entersActualSize, onCalibrate, ...drawing }: ActualSizeViewProps) {
  const { comparison, dispatch } = useSession();
  const displayKey = useDisplayKey();
  const calibrations = useCalibrations();
  const calibration = calibrations[displayKey];
  const hasOthers = Object.keys(calibrations).length > 0;

  function finish(measured: Calibration) {
    storeCalibration(displayKey, measured);
    if (entersActualSize) dispatch({ type: "set-view", view: { scale: "actual" } });
    onCalibrate(false);
  }
  return (
    <>
      {comparison.scale === "actual" &&
        (calibration === undefined ? (
          <ScaleStrip problem={hasOthers ? "changed" : "unknown"} onCalibrate={() => onCalibrate(true)} />
        ) : (
          <MovableDrawing {...drawing} calibration={calibration} onCalibrate={() => onCalibrate(true)} />
        ))}
      {calibrating && (
        <CalibrationDialog
          // Another display or zoom level is measured from the start.
          key={displayKey}
          previous={calibration}
          onCancel={() => onCalibrate(false)}
          onDone={finish}
        />
      )}
    </>
  );
}

interface MovableDrawingProps extends Omit<ActualSizeViewProps, "calibrating" | "entersActualSize" | "onCalibrate"> {
  calibration: Calibration;
  onCalibrate(): void;
}

function MovableDrawing(props: MovableDrawingProps) {
  const { area, element, onPlace, calibration, onCalibrate } = props;
  const { comparison } = useSession();
  const narrow = useLayoutKind() === "narrow";
  const [wished, setWished] = useState(NO_OFFSET);
  const { accuracy } = calibration;
  const pixelsPerInch = cssPixelsPerInch(calibration);
  const bounds = useMemo(() => {
    const { width, height } = placeAll(comparison.screens, viewOptions(comparison)).room.bounds;
    return { width: width * pixelsPerInch, height: height * pixelsPerInch };
  }, [comparison, pixelsPerInch]);
  const offset = useMemo(() => limitOffset(wished, bounds, area), [wished, bounds, area]);
  const sides = useMemo(() => sidesWithMore(offset, bounds, area), [offset, bounds, area]);
  const movable = bounds.width > area.width || bounds.height > area.height;

  // Each new placement composes the drawing again.
  const placement = useMemo(() => {
    const reserved = reservedBoxes(area, narrow, "actual");
    const arrows = arrowBoxes(sides, area, narrow);
    return { scale: { pixelsPerInch }, offset, reserved: [...reserved, ...arrows], movable, accuracy };
  }, [accuracy, pixelsPerInch, offset, sides, area, narrow, movable]);
  useLayoutEffect(() => onPlace(placement), [onPlace, placement]);
  useLayoutEffect(() => () => onPlace(undefined), [onPlace]);

  const move = (by: Point) => setWished((last) => moved(limitOffset(last, bounds, area), by));
  const centre = () => setWished(NO_OFFSET);
  useMoving(element, { enabled: movable, onMove: move, onCentre: centre });

  function moveTo(side: AreaSide) {
    const by = halfArea(side, area);
    move(by);
    const next = sidesWithMore(limitOffset(moved(offset, by), bounds, area), bounds, area);
    // The pressed arrow disappears; on the drawing the arrow keys go on.
    if (!next.includes(side)) element.current?.querySelector("svg")?.focus({ preventScroll: true });
  }
  return (
    <>
      <EdgeArrows sides={sides} onMove={moveTo} />
      <ScaleStrip
        calibration={calibration}
        onCalibrate={onCalibrate}
        onCentre={movable ? centre : undefined}
        centred={offset.x === 0 && offset.y === 0}
      />
    </>
  );
}

function moved(offset: Point, by: Point): Point {
  return { x: offset.x + by.x, y: offset.y + by.y };
}

function halfArea(side: AreaSide, { width, height }: Size): Point {
  const by: Record<AreaSide, Point> = {
    left: { x: width / 2, y: 0 },
    right: { x: -width / 2, y: 0 },
    above: { x: 0, y: height / 2 },
    below: { x: 0, y: -height / 2 },
  };
  return by[side];
}

const ARROWS: Readonly<Record<AreaSide, { placeSelf: string; rotate: string }>> = {
  left: { placeSelf: "center start", rotate: "180deg" },
  right: { placeSelf: "center end", rotate: "0deg" },
  above: { placeSelf: "start center", rotate: "-90deg" },
  below: { placeSelf: "end center", rotate: "90deg" },
};

/** The room of one arrow with what keeps labels away from it, in pixels. */
const ROOM = 48;

/** Say where the drawing goes on, and lead there. */
function EdgeArrows({ sides, onMove }: { sides: readonly AreaSide[]; onMove(side: AreaSide): void }) {
  return sides.map((side) => (
    <IconButton
      key={side}
      icon="chevronRight"
      label={words.more[side]}
      className={`${styles.arrow} sunk-hover`}
      data-side={side}
      style={ARROWS[side]}
      onClick={() => onMove(side)}
    />
  ));
}

/** Where the arrows lie in the area, for labels and dimensions. On a phone the upper one is below the top bar. */
function arrowBoxes(sides: readonly AreaSide[], { width, height }: Size, narrow: boolean): Box[] {
  const x = (width - ROOM) / 2;
  const y = (height - ROOM) / 2;
  const corners = {
    left: { x: 0, y },
    right: { x: width - ROOM, y },
    above: { x, y: narrow ? DRAWING_MARGIN : 0 },
    below: { x, y: height - ROOM },
  };
  return sides.map((side) => ({ ...corners[side], width: ROOM, height: ROOM }));
}

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
function ScaleStrip({ problem, calibration, onCalibrate, onCentre, centred = true }: ScaleStripProps) {
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
