import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ScreenId } from "../../comparison/listed-screen.ts";
import { type LayoutKind, useReducedMotion } from "../browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "../browser/timers.ts";
import { useOverlay } from "../navigation/overlay-history.ts";
import { Answer } from "./answer/answer.tsx";
import { ScreenCard } from "./answer/screen-card.tsx";
import styles from "./comparator.module.css";
import { Details, useDetails } from "./details/details.tsx";
import type { Highlight, HighlightHandler } from "./highlight.ts";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { PrintedFigures } from "./printed/printed-figures.tsx";
import { ScaledDrawing } from "./scaled-drawing.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { ComparisonSession } from "./use-comparison.ts";

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
  const { comparison } = session;
  const { screens } = comparison;
  const reducedMotion = useReducedMotion();
  const details = useDetails(layout);
  const [calibrating, setCalibrating] = useOverlay("calibration");
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);

  const [selectedId, setSelectedId] = useState<ScreenId | null>(null);
  const selected = layout === "narrow" ? screens.find(({ id }) => id === selectedId) : undefined;
  const shownHighlight = useMemo(
    () => highlight ?? (selected === undefined ? null : { id: selected.id, by: "focus" as const }),
    [highlight, selected],
  );
  const idOf = useCallback(
    (drawn: number | null) => screens.find(({ number }) => number === drawn)?.id ?? null,
    [screens],
  );
  const drawnHighlight = useMemo(() => {
    const listed = screens.find(({ id }) => id === shownHighlight?.id);
    return shownHighlight && listed ? { number: listed.number, by: shownHighlight.by } : null;
  }, [screens, shownHighlight]);
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
    if (layout === "narrow") setSelectedId(id);
    else if (id !== null) onOpenEditor(id);
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
          highlight={drawnHighlight}
          onHighlight={onPoint}
          onSelect={select}
          detailsId={details.open && layout === "wide" ? DETAILS_ID : undefined}
        />
        <OutlineList comparison={comparison} onHighlight={onHighlight} onOpen={onOpenEditor} />
        {screens.length === 0 && (
          <p className={styles.empty}>Add a screen with the + button to see it drawn to scale.</p>
        )}
        <Notices session={session} />
        {selected !== undefined && (
          <ScreenCard
            comparison={comparison}
            id={selected.id}
            onEdit={() => onOpenEditor(selected.id)}
            onClose={() => setSelectedId(null)}
          />
        )}
      </div>
      <Answer
        session={session}
        brief={details.open && layout === "wide"}
        highlighted={shownHighlight?.id ?? null}
        onHighlight={onHighlight}
      />
      <PrintedFigures session={session} />
      <Details id={DETAILS_ID} layout={layout} session={session} open={details.open} onClose={details.close} />
    </main>
  );
});
