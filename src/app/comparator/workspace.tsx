import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";
import type { Highlight } from "../../drawing/scene/highlight.ts";
import { type LayoutKind, useReducedMotion } from "../browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "../browser/timers.ts";
import { useOverlay } from "../navigation/overlay-history.ts";
import { Answer } from "./answer/answer.tsx";
import styles from "./comparator.module.css";
import { Details, useDetails } from "./details/details.tsx";
import type { HighlightHandler } from "./highlight.ts";
import { lazyPart } from "./lazy-part.ts";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { PrintedFigures } from "./printed/printed-figures.tsx";
import { ScaledDrawing } from "./scaled-drawing.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { ComparisonSession } from "./use-comparison.ts";

/** Loads with the first tap on an outline. */
const ScreenCard = lazyPart(async () => (await import("./answer/screen-card.tsx")).ScreenCard);

/** The id of the details panel, for the drawing's `aria-details`. */
const DETAILS_ID = "details";

interface WorkspaceProps {
  session: ComparisonSession;
  layout: LayoutKind;
  highlight: Highlight | null;
  onHighlight: HighlightHandler;
  /** Shows the screen's editor. */
  onOpenEditor(id: ScreenId): void;
}

/**
 * The toolbar, the drawing, the answer and the details. They are slow to render on a phone: behind the open drawer of
 * editors, an editor shows a change first.
 */
export function Workspace({ behindDrawer, session, ...props }: WorkspaceProps & { behindDrawer: boolean }) {
  const deferredSession = useDeferredValue(session);
  return <Content session={behindDrawer ? deferredSession : session} {...props} />;
}

const Content = memo(function Content(props: WorkspaceProps) {
  const { session, layout, highlight, onHighlight, onOpenEditor } = props;
  const { screens, comparison } = session;
  const reducedMotion = useReducedMotion();
  const details = useDetails(layout);
  const [calibrating, setCalibrating] = useOverlay("calibration");
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);

  const [selectedId, setSelectedId] = useState<ScreenId | null>(null);
  const selected = layout === "narrow" ? screens.findIndex(({ id }) => id === selectedId) : -1;
  const shownHighlight = useMemo(
    () => highlight ?? (selected === -1 ? null : { number: selected + 1, by: "focus" as const }),
    [highlight, selected],
  );
  const onPoint = useCallback(
    (number: number | null) => onHighlight(number === null ? null : { number, by: "pointer" }),
    [onHighlight],
  );

  /** On desktop a selected outline shows its editor, on a phone a card with its figures. */
  function select(number: number) {
    const id = screens[number - 1]?.id;
    if (layout === "narrow") setSelectedId(id ?? null);
    else if (id !== undefined) onOpenEditor(id);
  }

  return (
    <main className={styles.workspace} tabIndex={-1}>
      <div className={styles.tools}>
        <Toolbar
          session={session}
          detailsOpen={details.open}
          onCalibrate={() => setCalibrating(true)}
          onDetails={details.toggle}
          detailsButton={details.button}
          message={message}
          onMessage={showMessage}
        />
      </div>
      <div className={styles.stage}>
        <ScaledDrawing
          session={session}
          calibrating={calibrating}
          onCalibrate={setCalibrating}
          onPress={() => setSelectedId(null)}
          screens={screens}
          narrow={layout === "narrow"}
          moves={!reducedMotion}
          highlight={shownHighlight}
          onHighlight={onPoint}
          onSelect={select}
          detailsId={details.open && layout === "wide" ? DETAILS_ID : undefined}
        />
        <OutlineList screens={screens} onHighlight={onHighlight} onOpen={onOpenEditor} />
        {screens.length === 0 && (
          <p className={styles.empty}>Add a screen with the + button to see it drawn to scale.</p>
        )}
        <Notices session={session} />
        {selected !== -1 && (
          <Suspense>
            <ScreenCard
              comparison={comparison}
              index={selected}
              onEdit={() => selectedId !== null && onOpenEditor(selectedId)}
              onClose={() => setSelectedId(null)}
            />
          </Suspense>
        )}
      </div>
      <Answer
        session={session}
        brief={details.open && layout === "wide"}
        highlighted={shownHighlight?.number ?? null}
        onHighlight={onHighlight}
      />
      <PrintedFigures session={session} />
      <Details
        id={DETAILS_ID}
        layout={layout}
        session={session}
        open={details.open}
        onClose={details.close}
        onFail={() => {
          details.close();
          showMessage("Unable to load the details");
        }}
      />
    </main>
  );
});
