import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { LayoutKind } from "../../browser/media-query.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import styles from "./details.module.css";
import { DetailsContent } from "./details-content.tsx";

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
