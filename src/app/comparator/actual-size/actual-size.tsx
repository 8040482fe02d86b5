import type { Size } from "../../../domain/geometry/size.ts";
import { useOverlay } from "../../navigation/overlay-history.ts";
import { openable, useOpenable } from "../../openable/openable.tsx";
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
  const open = comparison.scale === "actual" || calibrating;
  const [view, failure] = useOpenable(ACTUAL_SIZE_VIEW, open, () => {
    if (calibrating) setCalibrating(false);
    else dispatch({ type: "set-view", view: { scale: "fit" } });
  });
  if (!open) return null;
  if (view === null) return failure;
  const { area } = props;
  return (
    area !== null && (
      <view.ActualSizeView {...props} area={area} calibrating={calibrating} onCalibrate={setCalibrating} />
    )
  );
}

/** Whether the dialog that measures the display is open. Back closes it (D14). */
export function useCalibrating() {
  return useOverlay("calibration");
}
