import { type ComponentProps, useRef, useState } from "react";
import { PAPER_AREA } from "../../drawing/scene/page-options.ts";
import { Drawing, type FixedPlacement } from "../../drawing/svg/drawing.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { usePrinting } from "../browser/media-query.ts";
import { openable, useOpenable } from "../openable/openable.tsx";
import styles from "./comparator.module.css";
import type { ComparisonSession } from "./use-comparison.ts";

/** While it loads, and without a connection, the drawing fits its area. */
const ACTUAL_SIZE = openable(() => import("./actual-size/actual-size.tsx"));

interface ScaledDrawingProps
  extends Omit<ComponentProps<typeof Drawing>, "area" | "view" | "placement" | "arrangement" | "previews"> {
  session: ComparisonSession;
  /** Whether the dialog that measures the display is open. */
  calibrating: boolean;
  onCalibrate(open: boolean): void;
  /** Called for every press in the area, before the pressed outline's `onSelect`. */
  onPress(): void;
}

/** The drawing in its area, to fit or at actual size (D30), and on paper to fit the sheet. */
export function ScaledDrawing({ session, calibrating, onCalibrate, onPress, ...drawing }: ScaledDrawingProps) {
  const { comparison, previews } = session;
  const element = useRef<HTMLDivElement>(null);
  const area = useElementSize(element);
  const printing = usePrinting();
  const [placement, setPlacement] = useState<FixedPlacement>();
  const isActual = comparison.scale === "actual" || calibrating;
  const [actualSize, failure] = useOpenable(ACTUAL_SIZE, isActual, () => {
    if (calibrating) onCalibrate(false);
    else session.dispatch({ type: "set-view", view: { scale: "fit" } });
  });
  return (
    <>
      <div
        ref={element}
        className={styles.area}
        data-movable={placement?.movable || undefined}
        onClickCapture={onPress}
      >
        {printing ? (
          <Drawing
            key="paper"
            {...drawing}
            area={PAPER_AREA}
            narrow={false}
            arrangement={comparison.arrangement}
            view={comparison}
            moves={false}
            highlight={null}
          />
        ) : (
          <Drawing
            key="window"
            {...drawing}
            area={area}
            arrangement={comparison.arrangement}
            view={comparison}
            previews={previews}
            placement={placement}
          />
        )}
      </div>
      {isActual && actualSize !== null && area !== null && (
        <actualSize.ActualSize
          session={session}
          narrow={drawing.narrow}
          area={area}
          element={element}
          onPlace={setPlacement}
          calibrating={calibrating}
          onCalibrate={onCalibrate}
        />
      )}
      {failure}
    </>
  );
}
