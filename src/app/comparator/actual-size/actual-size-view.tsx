import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { useDisplayKey } from "#app/browser/display.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import type { Point } from "#domain/geometry/point.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Calibration, cssPixelsPerInch } from "#domain/viewing/calibration.ts";
import { NO_OFFSET } from "#drawing/scene/compose-scene.ts";
import { type AreaSide, limitOffset, sidesWithMore } from "#drawing/scene/movement.ts";
import { reservedBoxes } from "#drawing/scene/page-options.ts";
import { placeAll } from "#drawing/scene/place-all.ts";
import { viewOptions } from "#drawing/scene/view-options.ts";
import type { FixedPlacement } from "#drawing/svg/drawing.tsx";
import { useSession } from "../session.ts";
import { CalibrationDialog } from "./calibration-dialog.tsx";
import { arrowBoxes, EdgeArrows } from "./edge-arrows.tsx";
import { ScaleStrip } from "./scale-strip.tsx";
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
