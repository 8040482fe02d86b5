import { useEffect } from "react";
import { decimalMark } from "#app/browser/decimal-mark.ts";
import { downloadText } from "#app/browser/download.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "#app/browser/timers.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MenuProvider } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { seatVerdict } from "#words/en/details-view.ts";
import { viewingDistanceText } from "#words/en/distances.ts";
import { contentText } from "#words/en/numbers.ts";
import { reportCsv } from "#words/en/report.ts";
import { rowSentence } from "#words/en/row.ts";
import { answerRows } from "#words/en/rows.ts";
import { objectText } from "#words/en/screens.ts";
import { CommonDistance } from "../common-distance.tsx";
import { useCopyTable } from "../copy-table.ts";
import { fileName } from "../file-name.ts";
import { useSession } from "../session.ts";
import styles from "./details.module.css";
import { DetailsCards } from "./details-cards.tsx";
import { detailsRows } from "./details-rows.ts";
import { DetailsTable } from "./details-table.tsx";
import { Formulas } from "./formulas.tsx";
import { FromAbove } from "./from-above.tsx";
import { SeatTable } from "./seat-table.tsx";
import sections from "./sections.module.css";
import { type Section, SectionHeading, SectionLinks, showSection } from "./sections.tsx";
import { SoldSizes } from "./sold-sizes.tsx";
import { TextAndRoomSection } from "./text-and-room.tsx";

interface DetailsViewProps {
  /** The id of the desktop's panel. */
  id: string;
  /** The section to show, another object each time it is asked for; null for the beginning. */
  section: { readonly name: Section } | null;
  onClose(): void;
}

/** The details: a panel under the drawing on desktop, a sheet from the bottom on a phone. */
export function DetailsView({ id, section, onClose }: DetailsViewProps) {
  const layout = useLayoutKind();
  const { comparison } = useSession();
  // After the dialog has put the focus on its title.
  useEffect(() => {
    if (section !== null) showSection(section.name);
  }, [section]);
  const close = <IconButton icon="close" label="Close details" onClick={onClose} />;
  const copy = comparison.screens.length > 0 && <CopyDetails comparison={comparison} />;
  const links = comparison.screens.length > 0 && <SectionLinks />;
  if (layout === "narrow") {
    return (
      <Dialog title="Details" className={styles.sheet} sheet onClose={onClose} headerEnd={close}>
        {links && <div className={styles.sheetLinks}>{links}</div>}
        <MenuProvider>
          <DetailsContent />
        </MenuProvider>
        {copy}
      </Dialog>
    );
  }
  return (
    <section id={id} aria-label="Details" className={styles.panel}>
      <header className={`${styles.header} wrapping`}>
        <h2 className={styles.heading}>Details</h2>
        {links}
        {copy}
        {close}
      </header>
      <div className={styles.scroller}>
        <DetailsContent />
      </div>
    </section>
  );
}

/** Sizes, differences from the base, and what each screen looks like from a viewing distance. */
function DetailsContent() {
  const { comparison } = useSession();
  if (comparison.screens.length === 0)
    return <p className={`${styles.nothing} muted`}>Add a screen to see its sizes.</p>;
  const { first: unit } = unitsOf(comparison);
  const { distance } = comparison;
  const row = rowSentence(comparison);
  const rows = detailsRows(comparison, distance, unit);
  const from = distance === null ? null : viewingDistanceText(distance, unit);
  return (
    <div className={styles.content}>
      <SectionHeading section="sizes" className="visually-hidden" />
      {row !== null && <p className={styles.verdict}>{row}</p>}
      <DetailsTable rows={rows} content={contentText(comparison.content)} />
      <DetailsCards rows={rows} content={contentText(comparison.content)} distance={from} />
      <TextAndRoomSection comparison={comparison} />
      <div className={`${sections.section} ${styles.seat} wrapping`}>
        <SectionHeading section="seat" />
        {comparison.scale !== "seat" && <CommonDistance />}
      </div>
      {distance !== null && <p className={styles.verdict}>{seatVerdict(answerRows(comparison), distance, unit)}</p>}
      {comparison.screens.some(({ screen }) => screen.radius !== undefined) && <FromAbove comparison={comparison} />}
      <SeatTable rows={rows} distance={from} />
      {comparison.space !== null && (
        <p className={`${styles.objects} fine`}>
          In the space, stands, feet, depth and cables are not counted: only the picture with its frame.
        </p>
      )}
      {comparison.objects.length > 0 && (
        <p
          className={`${styles.objects} fine`}
        >{`Drawn for scale: ${comparison.objects.map(objectText).join("; ")}.`}</p>
      )}
      <SoldSizes comparison={comparison} />
      <Formulas />
    </div>
  );
}

function CopyDetails({ comparison }: { comparison: Comparison }) {
  const copyTable = useCopyTable();
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);
  return (
    <div className={`${styles.copy} wrapping screen-only`}>
      <Notice role="status" className={styles.message}>
        {message}
      </Notice>
      <Button look="quiet" onClick={() => void copyTable(comparison).then(showMessage)}>
        Copy table
      </Button>
      <Button
        look="quiet"
        onClick={() => downloadText(CSV_MARK + reportCsv(comparison, decimalMark()), "text/csv", csvName(comparison))}
      >
        Save as CSV…
      </Button>
    </div>
  );
}

/** Without this mark Excel reads a file as if it were not in UTF-8. */
const CSV_MARK = "\ufeff";

function csvName({ screens }: Comparison): string {
  return `${fileName(screens)}.csv`;
}
