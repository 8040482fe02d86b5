import type { DrawnScreen } from "../../../drawing/writers/drawing.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { LayoutKind } from "../../browser/media-query.ts";
import styles from "./details.module.css";
import { DetailsContent } from "./details-content.tsx";

interface DetailsViewProps {
  /** Of the panel on desktop. */
  id: string;
  layout: LayoutKind;
  screens: readonly DrawnScreen[];
  onClose(): void;
}

/** The details under the drawing on desktop, in a sheet from the bottom of a phone's screen. */
export function DetailsView({ id, layout, screens, onClose }: DetailsViewProps) {
  const close = <IconButton icon="close" label="Close details" onClick={onClose} />;
  if (layout === "narrow") {
    return (
      <Dialog title="Details" className={styles.sheet} onClose={onClose} headerEnd={close}>
        <DetailsContent screens={screens} />
      </Dialog>
    );
  }
  return (
    <section id={id} aria-label="Details" className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.heading}>Details</h2>
        {close}
      </header>
      <DetailsContent screens={screens} />
    </section>
  );
}
