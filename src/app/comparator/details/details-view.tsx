import { Fragment, type ReactNode, useEffect, useMemo } from "react";
import { answerRows } from "../../../comparison/answer-row.ts";
import { contentText } from "../../../comparison/content.ts";
import { objectText } from "../../../comparison/object-text.ts";
import { reportCsv, reportText } from "../../../comparison/report.ts";
import { seatVerdict } from "../../../comparison/seat-note.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { unitsOf } from "../../../comparison/units.ts";
import { viewingDistanceText } from "../../../domain/viewing/distance-text.ts";
import { USUAL_DISTANCE } from "../../../domain/viewing/seat.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MenuProvider } from "../../../ui/menu.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { copyText } from "../../browser/clipboard.ts";
import { useLayoutKind } from "../../browser/media-query.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "../../browser/timers.ts";
import { CommonDistance } from "../common-distance.tsx";
import { useSession } from "../session.ts";
import styles from "./details.module.css";
import { DetailsCards } from "./details-cards.tsx";
import { DetailsTable } from "./details-table.tsx";
import { Formulas } from "./formulas.tsx";
import { detailsRows } from "./row.ts";
import { SeatTable } from "./seat-table.tsx";
import sections from "./sections.module.css";
import { type Section, SectionHeading, SectionLinks, sectionOrder, showSection } from "./sections.tsx";
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
  const order = useMemo(() => sectionOrder(comparison), [comparison]);
  const links = comparison.screens.length > 0 && <SectionLinks sections={order} />;
  if (layout === "narrow") {
    return (
      <Dialog title="Details" className={styles.sheet} sheet onClose={onClose} headerEnd={close}>
        {links && <div className={styles.sheetLinks}>{links}</div>}
        <MenuProvider>
          <DetailsContent order={order} />
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
        <DetailsContent order={order} />
      </div>
    </section>
  );
}

/** Sizes, differences from the base, and what each screen looks like from a viewing distance. */
function DetailsContent({ order }: { order: readonly Section[] }) {
  const { comparison, dispatch } = useSession();
  if (comparison.screens.length === 0)
    return <p className={`${styles.nothing} muted`}>Add a screen to see its sizes.</p>;
  const { first: unit } = unitsOf(comparison);
  // The view from the seat draws the usual distance until another is typed.
  const distance = comparison.distance ?? (comparison.scale === "seat" ? USUAL_DISTANCE : null);
  const rows = detailsRows(comparison, distance, unit);
  const from = distance === null ? null : viewingDistanceText(distance, unit);
  const sizes = (
    <>
      <SectionHeading section="sizes" className="visually-hidden" />
      <DetailsTable rows={rows} content={contentText(comparison.content)} />
      <DetailsCards rows={rows} content={contentText(comparison.content)} distance={from} />
    </>
  );
  const seat = (
    <>
      <div className={`${sections.section} ${styles.seat} wrapping`}>
        <SectionHeading section="seat" />
        <CommonDistance
          label="Viewing distance"
          unit={unit}
          distance={distance}
          onChange={(typed) => dispatch({ type: "set-view", view: { distance: typed } })}
        />
      </div>
      {distance !== null && <p className={styles.verdict}>{seatVerdict(answerRows(comparison), distance, unit)}</p>}
      <SeatTable rows={rows} distance={from} />
    </>
  );
  const sold = (
    <>
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
    </>
  );
  const content: Readonly<Record<Section, ReactNode>> = {
    sizes,
    text: <TextAndRoomSection comparison={comparison} />,
    seat,
    sold,
  };
  return (
    <div className={styles.content}>
      {order.map((section) => (
        <Fragment key={section}>{content[section]}</Fragment>
      ))}
      <Formulas />
    </div>
  );
}

function CopyDetails({ comparison }: { comparison: Comparison }) {
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);
  const copy = async (text: string) => showMessage((await copyText(text)) ? "Copied" : "Copying is not allowed here");
  return (
    <div className={`${styles.copy} wrapping screen-only`}>
      <Notice role="status" className={styles.message}>
        {message}
      </Notice>
      <Button look="quiet" onClick={() => void copy(reportText(comparison))}>
        Copy as text
      </Button>
      <Button look="quiet" onClick={() => void copy(reportCsv(comparison))}>
        Copy as CSV
      </Button>
    </div>
  );
}
