import { useOverlay } from "#app/navigation/overlay-history.ts";
import { openable, useOpenable } from "#app/openable/openable.tsx";
import type { Size } from "#domain/geometry/size.ts";
import { useSession } from "../session.ts";
import type { ActualSizeViewProps } from "./actual-size-view.tsx";

const ACTUAL_SIZE_VIEW = openable(() => import("./actual-size-view.tsx"));

interface ActualSizeProps extends Pick<ActualSizeViewProps, "element" | "onPlace"> {
  /** Null until the browser has measured it. */
  area: Size | null;
}

/** Actual size (D30) and the dialog that measures the display. Until it has loaded, the drawing fits its area. */
export function ActualSize(props: ActualSizeProps) {
  const { comparison, dispatch } = useSession();
  const [calibrating, setCalibrating] = useCalibrating();
  const [measuring, setMeasuring] = useMeasuring();
  const setDialogOpen = (next: boolean) => (measuring ? setMeasuring(next) : setCalibrating(next));
  const open = comparison.scale === "actual" || calibrating || measuring;
  const [view, failure] = useOpenable(ACTUAL_SIZE_VIEW, open, () => {
    if (calibrating || measuring) setDialogOpen(false);
    else dispatch({ type: "set-view", view: { scale: "fit" } });
  });
  if (!open) return null;
  if (view === null) return failure;
  const { area } = props;
  return (
    area !== null && (
      <view.ActualSizeView
        {...props}
        area={area}
        calibrating={calibrating || measuring}
        entersActualSize={!measuring}
        onCalibrate={setDialogOpen}
      />
    )
  );
}

/** Whether the dialog is open that measures the display without changing the drawing (D45.1). */
export function useMeasuring() {
  return useOverlay("measuring");
}

/** Whether the dialog that measures the display is open. Back closes it (D14). */
export function useCalibrating() {
  return useOverlay("calibration");
}
