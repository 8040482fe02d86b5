import { use, useCallback, useMemo, useRef, useState } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";
import { describeComparison } from "../../comparison/screen-text.ts";
import { hasResolution } from "../../comparison/text-sentence.ts";
import { PAPER_AREA } from "../../drawing/scene/page-options.ts";
import { Drawing, type FixedPlacement } from "../../drawing/svg/drawing.tsx";
import { ServedDrawing } from "../../drawing/svg/served-drawing.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { useLayoutKind, usePrinting, useReducedMotion } from "../browser/media-query.ts";
import { useTextScale } from "../browser/text-scale.ts";
import { ActualSize } from "./actual-size/actual-size.tsx";
import styles from "./comparator.module.css";
import { HighlightContext } from "./highlight.ts";
import { useSession } from "./session.ts";
import { ViewMark } from "./view-mark.tsx";

interface ScaledDrawingProps {
  /** The id of the panel with all figures, while it is on the page. */
  detailsId: string | undefined;
  onOpenEditor(id: ScreenId): void;
}

/** The drawing in its area, to fit or at actual size (D30), and on paper to fit the sheet. */
export function ScaledDrawing({ detailsId, onOpenEditor }: ScaledDrawingProps) {
  const { comparison, previews } = useSession();
  const { highlight, onHighlight, onSelect } = use(HighlightContext);
  const narrow = useLayoutKind() === "narrow";
  const reducedMotion = useReducedMotion();
  const element = useRef<HTMLDivElement>(null);
  const area = useElementSize(element);
  const textScale = useTextScale();
  const printing = usePrinting();
  const [placement, setPlacement] = useState<FixedPlacement>();

  const description = useMemo(() => describeComparison(comparison), [comparison]);
  const onPoint = useCallback(
    (id: ScreenId | null) => onHighlight(id === null ? null : { id, by: "pointer" }),
    [onHighlight],
  );
  const shown = { comparison, description };
  const pointer = {
    onHighlight: onPoint,
    // On desktop a selected outline shows its editor, on a phone a card with its figures.
    onSelect: narrow ? onSelect : onOpenEditor,
  };
  return (
    <>
      <div
        ref={element}
        className={styles.area}
        data-movable={placement?.movable || undefined}
        // A press beside the outlines closes the card.
        onClickCapture={() => onSelect(null)}
      >
        {printing ? (
          <Drawing key="paper" {...shown} area={PAPER_AREA} narrow={false} moves={false} />
        ) : area === null ? (
          <ServedDrawing {...shown} />
        ) : (
          <Drawing
            key="window"
            {...shown}
            {...pointer}
            area={area}
            textScale={textScale}
            narrow={narrow}
            moves={!reducedMotion}
            highlight={highlight}
            previews={previews}
            placement={placement}
            detailsId={detailsId}
          />
        )}
      </div>
      <ActualSize area={area} element={element} onPlace={setPlacement} />
      <ViewMark />
      {comparison.scale === "pixels" && comparison.screens.length > 0 && !comparison.screens.some(hasResolution) && (
        <p className={styles.empty}>Choose a resolution to see a screen drawn in pixels.</p>
      )}
      {comparison.screens.length === 0 && (
        <p className={styles.empty}>
          {narrow ? "Tap Edit to add a screen" : "Add a screen with the + button to see it drawn to scale."}
        </p>
      )}
    </>
  );
}
