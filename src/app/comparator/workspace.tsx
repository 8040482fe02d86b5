import { useDeferredValue, useMemo, useRef } from "react";
import { Drawing } from "../../drawing/writers/drawing.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { type LayoutKind, useReducedMotion } from "../browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "../browser/timers.ts";
import styles from "./comparator.module.css";
import { Details, useDetails } from "./details/details.tsx";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { Toolbar } from "./toolbar/toolbar.tsx";
import type { ComparisonSession } from "./use-comparison.ts";

/** The id of the details panel, for the drawing's `aria-details`. */
const DETAILS_ID = "details";

interface WorkspaceProps {
  session: ComparisonSession;
  layout: LayoutKind;
  /** Whether the phone's drawer of editors is open. */
  behindDrawer: boolean;
  /** The number of the highlighted screen. */
  highlighted: number | null;
  onHighlight(number: number | null): void;
  /** Moves the focus to the screen's editor. */
  onOpenEditor(id: number): void;
}

/** The drawing with its toolbar and details. */
export function Workspace(props: WorkspaceProps) {
  const { session, layout, behindDrawer, highlighted, onHighlight, onOpenEditor } = props;
  const { screens, comparison } = session;
  // The drawing is slow to render on a phone: behind the drawer, an editor shows a change first.
  const deferredScreens = useDeferredValue(screens);
  const drawnScreens = behindDrawer ? deferredScreens : screens;
  const reducedMotion = useReducedMotion();
  const areaElement = useRef<HTMLDivElement>(null);
  const area = useElementSize(areaElement);
  const details = useDetails(layout);
  const highlight = useMemo(
    () => (highlighted === null ? null : { number: highlighted, by: "pointer" as const }),
    [highlighted],
  );
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);

  return (
    <main className={styles.workspace} tabIndex={-1}>
      <Toolbar
        session={session}
        detailsOpen={details.open}
        onDetails={details.toggle}
        detailsButton={details.button}
        message={message}
        onMessage={showMessage}
      />
      <div className={styles.stage}>
        <div ref={areaElement} className={styles.area}>
          <Drawing
            screens={drawnScreens}
            area={area}
            narrow={layout === "narrow"}
            arrangement={comparison.arrangement}
            moves={!reducedMotion}
            highlight={highlight}
            onHighlight={onHighlight}
            detailsId={details.open && layout === "wide" ? DETAILS_ID : undefined}
          />
        </div>
        <OutlineList screens={screens} onHighlight={onHighlight} onOpen={onOpenEditor} />
        {screens.length === 0 && (
          <p className={styles.empty}>Add a screen with the + button to see it drawn to scale.</p>
        )}
        <Notices session={session} />
      </div>
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
