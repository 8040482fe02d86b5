import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import type { ScreenId } from "../../comparison/state.ts";
import type { Highlight } from "../../drawing/scene/highlight.ts";
import { PAPER_AREA } from "../../drawing/scene/page-options.ts";
import { Drawing } from "../../drawing/writers/drawing.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { type LayoutKind, usePrinting, useReducedMotion } from "../browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "../browser/timers.ts";
import { Answer } from "./answer/answer.tsx";
import styles from "./comparator.module.css";
import { Details, useDetails } from "./details/details.tsx";
import type { HighlightHandler } from "./highlight.ts";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { PrintedFigures } from "./printed/printed-figures.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { ComparisonSession } from "./use-comparison.ts";

/** Loads with the first tap on an outline. Without a connection there is no card. */
const ScreenCard = lazy(() =>
  import("./answer/screen-card.tsx").then(
    (module) => ({ default: module.ScreenCard }),
    () => ({ default: () => null }),
  ),
);

/** The id of the details panel, for the drawing's `aria-details`. */
const DETAILS_ID = "details";

interface WorkspaceProps {
  session: ComparisonSession;
  layout: LayoutKind;
  /** Whether the phone's drawer of editors is open. */
  behindDrawer: boolean;
  highlight: Highlight | null;
  onHighlight: HighlightHandler;
  /** Shows the screen's editor. */
  onOpenEditor(id: ScreenId): void;
}

/** The toolbar, the drawing, the answer and the details. */
export function Workspace(props: WorkspaceProps) {
  const { session, layout, behindDrawer, highlight, onHighlight, onOpenEditor } = props;
  const { screens, comparison } = session;
  // The drawing is slow to render on a phone: behind the drawer, an editor shows a change first.
  const deferredScreens = useDeferredValue(screens);
  const drawnScreens = behindDrawer ? deferredScreens : screens;
  const reducedMotion = useReducedMotion();
  const areaElement = useRef<HTMLDivElement>(null);
  const area = useElementSize(areaElement);
  const printing = usePrinting();
  const details = useDetails(layout);
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
          onDetails={details.toggle}
          detailsButton={details.button}
          message={message}
          onMessage={showMessage}
        />
      </div>
      <div className={styles.stage}>
        <div ref={areaElement} className={styles.area} onClickCapture={() => setSelectedId(null)}>
          <Drawing
            key={printing ? "paper" : "window"}
            screens={drawnScreens}
            area={printing ? PAPER_AREA : area}
            narrow={layout === "narrow" && !printing}
            arrangement={comparison.arrangement}
            moves={!reducedMotion}
            highlight={printing ? null : shownHighlight}
            onHighlight={onPoint}
            onSelect={select}
            previews={printing ? undefined : session.previews}
            detailsId={details.open && layout === "wide" ? DETAILS_ID : undefined}
          />
        </div>
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
}
