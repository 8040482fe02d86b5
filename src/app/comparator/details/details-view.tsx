import { reportCsv, reportText } from "../../../comparison/report.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { copyText } from "../../browser/clipboard.ts";
import type { LayoutKind } from "../../browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "../../browser/timers.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import styles from "./details.module.css";
import { DetailsTable } from "./details-table.tsx";
import { DistanceInput, useDistance } from "./distance-input.tsx";
import { DistanceTable } from "./distance-table.tsx";

interface DetailsViewProps {
  /** The id of the desktop's panel. */
  id: string;
  layout: LayoutKind;
  session: ComparisonSession;
  onClose(): void;
}

/** The details: a panel under the drawing on desktop, a sheet from the bottom on a phone. */
export function DetailsView({ id, layout, session, onClose }: DetailsViewProps) {
  const close = <IconButton icon="close" label="Close details" onClick={onClose} />;
  if (layout === "narrow") {
    return (
      <Dialog title="Details" className={styles.sheet} onClose={onClose} headerEnd={close}>
        <DetailsContent session={session} />
      </Dialog>
    );
  }
  return (
    <section id={id} aria-label="Details" className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.heading}>Details</h2>
        {close}
      </header>
      <DetailsContent session={session} />
    </section>
  );
}

/** Sizes, differences from the base, and what each screen looks like from a viewing distance. */
function DetailsContent({ session }: { session: ComparisonSession }) {
  const { screens, comparison, dispatch } = session;
  const distance = useDistance();
  const base = screens[comparison.base - 1];
  if (base === undefined) return <p className={styles.nothing}>Add a screen to see its sizes.</p>;
  return (
    <div className={styles.content}>
      <DetailsTable screens={screens} base={base} onBase={(id) => dispatch({ type: "set-base", id })} />
      <div className={styles.tools}>
        <DistanceInput distance={distance} />
        <CopyDetails comparison={comparison} />
      </div>
      <DistanceTable screens={screens} distance={distance.inches} unit={distance.unit} />
    </div>
  );
}

function CopyDetails({ comparison }: { comparison: Comparison }) {
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);
  const copy = async (text: string) => showMessage((await copyText(text)) ? "Copied" : "Copying is not allowed here");
  return (
    <div className={styles.copy}>
      <button type="button" className={styles.action} onClick={() => void copy(reportText(comparison))}>
        Copy as text
      </button>
      <button type="button" className={styles.action} onClick={() => void copy(reportCsv(comparison))}>
        Copy as CSV
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
