import { type ComponentProps, lazy, Suspense, use, useCallback, useMemo, useRef, useState } from "react";
import { nextEntry } from "#comparison/list-changes.ts";
import { hasResolution, type ScreenId } from "#comparison/listed-screen.ts";
import { isRow } from "#comparison/state.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "#drawing/scene/box.ts";
import { PAPER_AREA } from "#drawing/scene/page-options.ts";
import { rowOnPaper } from "#drawing/scene/row/row-on-paper.ts";
import { Drawing } from "#drawing/svg/drawing.tsx";
import { ServedDrawing } from "#drawing/svg/served-drawing.tsx";
import { Notice } from "#ui/notice.tsx";
import { comparator } from "#words/page/comparator.ts";
import { describeComparison } from "#words/page/description.ts";
import { drawing } from "#words/page/drawing.ts";
import { useElementSize } from "../browser/element-size.ts";
import { useLayoutKind, usePrinting, useReducedMotion } from "../browser/media-query.ts";
import { useTextScale } from "../browser/text-scale.ts";
import { vanishing } from "../navigation/focus-main.ts";
import { ActualSize } from "./actual-size/actual-size.tsx";
import type { ActualPlacement } from "./actual-size/actual-size-view.tsx";
import { CommonDistance } from "./common-distance.tsx";
import styles from "./comparator.module.css";
import { EmptyStage } from "./empty-stage.tsx";
import { HighlightContext } from "./highlight.ts";
import { useSession } from "./session.ts";

/** Loaded with the first row. */
const RowDragging = lazy(() => import("./row/row-dragging.tsx").then((module) => ({ default: module.RowDragging })));

interface ScaledDrawingProps {
  /** The id of the panel with all figures, while it is on the page. */
  detailsId: string | undefined;
  /** What a control would add, previewed in the add tile's colour. */
  proposed: ScreenDescription | null;
  /** The tab of the answer that lies over the drawing's lower edge, at the right. */
  tab: Size | null;
  /** Called when an outline of a row was dragged. */
  onDragged(): void;
  onOpenEditor(id: ScreenId): void;
}

/** The drawing in its area, to fit or at actual size (D30), and on paper to fit the sheet. */
export function ScaledDrawing({ detailsId, proposed, tab, onDragged, onOpenEditor }: ScaledDrawingProps) {
  const { comparison, previews: typed, history } = useSession();
  const { present } = history;
  const { highlight, onHighlight } = use(HighlightContext);
  const layout = useLayoutKind();
  const narrow = layout === "narrow";
  const reducedMotion = useReducedMotion();
  const element = useRef<HTMLDivElement>(null);
  const area = useElementSize(element);
  const textScale = useTextScale();
  const printing = usePrinting();
  const [placement, setPlacement] = useState<ActualPlacement>();

  const previews = useMemo(() => {
    const next = proposed && nextEntry(present, proposed);
    return next === null ? typed : [...typed, next];
  }, [typed, proposed, present]);
  const description = useMemo(() => describeComparison(comparison), [comparison]);
  const onPoint = useCallback(
    (id: ScreenId | null) => onHighlight(id === null ? null : { id, by: "pointer" }),
    [onHighlight],
  );
  const onTap = useCallback((id: ScreenId) => onHighlight({ id, by: "focus" }), [onHighlight]);
  const covered = useMemo(() => (area === null || tab === null ? [] : [tabBox(tab, area)]), [tab, area]);
  const isFitRow = isRow(comparison) && comparison.scale === "fit";
  const shown = { comparison, description, texts: drawing };
  const pointer = {
    onHighlight: onPoint,
    // On desktop a press on an outline shows its editor, on a phone it highlights.
    onSelect: narrow ? onTap : onOpenEditor,
  };
  return (
    <>
      <div
        ref={element}
        className={styles.area}
        data-movable={placement?.movable || undefined}
        data-row={isFitRow || undefined}
        data-actual={comparison.scale === "actual" || undefined}
        // A tap beside the outlines ends the highlight of one.
        onClickCapture={() => narrow && onHighlight(null)}
      >
        {printing ? (
          <Drawing
            key="paper"
            {...shown}
            {...(isFitRow ? rowOnPaper(comparison) : { area: PAPER_AREA })}
            narrow={false}
            moves={false}
          />
        ) : area === null || layout === "unknown" ? (
          <UnmeasuredDrawing {...shown} />
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
            covered={covered}
          />
        )}
        {isFitRow && area !== null && !printing && (
          <Suspense>
            <RowDragging element={element} area={area} onDragged={onDragged} />
          </Suspense>
        )}
      </div>
      <ActualSize area={area} element={element} onPlace={setPlacement} />
      <ViewMark accuracy={placement?.accuracy} />
      {comparison.scale === "pixels" && comparison.screens.length > 0 && !comparison.screens.some(hasResolution) && (
        <p className={`${styles.empty} muted`}>{comparator.empty.noPixels}</p>
      )}
      {comparison.screens.length === 0 && <EmptyStage />}
    </>
  );
}

/**
 * The drawing until its area is measured and the layout is known. Hydration takes it as it was served: composing it again would hold up a
 * slow phone for as long as the rest of the page. A page that was not served measures its area before it is painted.
 */
function UnmeasuredDrawing(props: ComponentProps<typeof ServedDrawing>) {
  if (!import.meta.env.SSR)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div className={styles.served} dangerouslySetInnerHTML={AS_SERVED} suppressHydrationWarning />;
  return (
    <div className={styles.served}>
      <ServedDrawing {...props} />
    </div>
  );
}

const AS_SERVED = { __html: "" };

/** From the tab to the area's right edge and to what lies beside it, in pixels. */
const TAB_INSET = 24;
/** Its words change with each key; in steps the drawing's figures stay where they are. */
const TAB_STEP = 48;

function tabBox({ width, height }: Size, area: Size): Box {
  const covered = Math.ceil((width + TAB_INSET) / TAB_STEP) * TAB_STEP;
  return { x: area.width - covered, y: area.height - height, width: covered, height };
}

/** At the upper left of the drawing in every scale but Fit: which one it is, and the way back (D55). */
function ViewMark({ accuracy }: { accuracy: number | undefined }) {
  const { comparison, dispatch } = useSession();
  const { scale } = comparison;
  if (scale === "fit") return null;
  return (
    <Notice
      className={styles.viewMark}
      dismiss={{
        label: comparator.scale.leave,
        onClick: vanishing(() => dispatch({ type: "set-view", view: { scale: "fit" } })),
      }}
    >
      <b>{comparator.scale.names[scale]}</b>
      {accuracy !== undefined && <span className="muted">{comparator.scale.accuracy(accuracy)}</span>}
      {scale === "seat" && <CommonDistance />}
    </Notice>
  );
}
