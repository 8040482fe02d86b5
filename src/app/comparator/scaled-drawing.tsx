import { use, useCallback, useMemo, useRef, useState } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";
import { PAPER_AREA } from "../../drawing/scene/page-options.ts";
import { Drawing, type FixedPlacement } from "../../drawing/svg/drawing.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { useLayoutKind, usePrinting, useReducedMotion } from "../browser/media-query.ts";
import { ActualSize } from "./actual-size/actual-size.tsx";
import styles from "./comparator.module.css";
import { HighlightContext } from "./highlight.ts";
import { useSession } from "./session.ts";

interface ScaledDrawingProps {
  /** The id of the panel with all figures, while it is on the page. */
  detailsId: string | undefined;
  onOpenEditor(id: ScreenId): void;
}

/** The drawing in its area, to fit or at actual size (D30), and on paper to fit the sheet. */
export function ScaledDrawing({ detailsId, onOpenEditor }: ScaledDrawingProps) {
  const { comparison, previews } = useSession();
  const { highlight, onHighlight, onSelect } = use(HighlightContext);
  const { screens } = comparison;
  const narrow = useLayoutKind() === "narrow";
  const reducedMotion = useReducedMotion();
  const element = useRef<HTMLDivElement>(null);
  const area = useElementSize(element);
  const printing = usePrinting();
  const [placement, setPlacement] = useState<FixedPlacement>();

  const idOf = useCallback(
    (drawn: number | null) => screens.find(({ number }) => number === drawn)?.id ?? null,
    [screens],
  );
  const drawnHighlight = useMemo(() => {
    const listed = screens.find(({ id }) => id === highlight?.id);
    return highlight && listed ? { number: listed.number, by: highlight.by } : null;
  }, [screens, highlight]);
  const onPoint = useCallback(
    (drawn: number | null) => {
      const id = idOf(drawn);
      onHighlight(id === null ? null : { id, by: "pointer" });
    },
    [idOf, onHighlight],
  );

  /** On desktop a selected outline shows its editor, on a phone a card with its figures. */
  function select(drawn: number) {
    const id = idOf(drawn);
    if (narrow) onSelect(id);
    else if (id !== null) onOpenEditor(id);
  }
  const drawing = { screens, detailsId, onHighlight: onPoint, onSelect: select };
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
            narrow={narrow}
            moves={!reducedMotion}
            highlight={drawnHighlight}
            arrangement={comparison.arrangement}
            view={comparison}
            previews={previews}
            placement={placement}
          />
        )}
      </div>
      <ActualSize area={area} element={element} onPlace={setPlacement} />
      {screens.length === 0 && <p className={styles.empty}>Add a screen with the + button to see it drawn to scale.</p>}
    </>
  );
}
