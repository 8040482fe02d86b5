import { useEffect } from "react";
import { downloadText } from "#app/browser/download.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import { systemDecimalMark } from "#app/browser/system-decimal-mark.ts";
import { MESSAGE_DURATION_MS, useExpiringValue } from "#app/browser/timers.ts";
import { detailsOf } from "#comparison/details.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { MenuProvider } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { details as words } from "#words/page/details.ts";
import { formulas } from "#words/page/formulas.ts";
import { report } from "#words/page/report.ts";
import { CommonDistance } from "../common-distance.tsx";
import { copyTable } from "../copy-table.ts";
import { fileName } from "../file-name.ts";
import { useSession } from "../session.ts";
import styles from "./details.module.css";
import { DetailsCards } from "./details-cards.tsx";
import { DetailsTable, SeatTable } from "./details-table.tsx";
import { FromAbove } from "./from-above.tsx";
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
  const close = <IconButton icon="close" label={words.close} onClick={onClose} />;
  const copy = comparison.screens.length > 0 && <CopyDetails comparison={comparison} />;
  const links = comparison.screens.length > 0 && <SectionLinks />;
  if (layout === "narrow") {
    return (
      <Dialog title={words.name} className={styles.sheet} sheet onClose={onClose} headerEnd={close}>
        {links && <div className={styles.sheetLinks}>{links}</div>}
        <MenuProvider>
          <DetailsContent />
        </MenuProvider>
        {copy}
      </Dialog>
    );
  }
  return (
    <section id={id} aria-label={words.name} className={styles.panel}>
      <header className={`${styles.header} wrapping`}>
        <h2 className={styles.heading}>{words.name}</h2>
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
  if (comparison.screens.length === 0) return <p className={`${styles.nothing} muted`}>{words.nothing}</p>;
  const { first: unit } = unitsOf(comparison);
  const { content, distance, objects } = comparison;
  const [row, verdict] = [words.row(comparison), words.seat.verdict(comparison)];
  const rows = detailsOf(comparison);
  return (
    <div className={styles.content}>
      <SectionHeading section="sizes" className="visually-hidden" />
      {row !== null && <p className={styles.verdict}>{row}</p>}
      <DetailsTable rows={rows} content={content} />
      <DetailsCards rows={rows} content={content} common={distance} unit={unit} />
      <TextAndRoomSection comparison={comparison} />
      <div className={`${sections.section} ${styles.seat} wrapping`}>
        <SectionHeading section="seat" />
        {comparison.scale !== "seat" && <CommonDistance />}
      </div>
      {verdict !== null && <p className={styles.verdict}>{verdict}</p>}
      {comparison.screens.some(({ screen }) => screen.radius !== undefined) && <FromAbove comparison={comparison} />}
      <SeatTable rows={rows} common={distance} unit={unit} />
      {comparison.space !== null && <p className={`${styles.objects} fine`}>{words.spaceNote}</p>}
      {objects.length > 0 && <p className={`${styles.objects} fine`}>{words.objects(objects)}</p>}
      <SoldSizes comparison={comparison} />
      <Formulas />
    </div>
  );
}

function CopyDetails({ comparison }: { comparison: Comparison }) {
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);
  return (
    <div className={`${styles.copy} wrapping screen-only`}>
      <Notice role="status" className={styles.message}>
        {message}
      </Notice>
      <Button look="quiet" onClick={() => void copyTable(comparison).then(showMessage)}>
        {words.copy}
      </Button>
      <Button
        look="quiet"
        onClick={() =>
          downloadText(CSV_MARK + report.reportCsv(comparison, systemDecimalMark()), "text/csv", csvName(comparison))
        }
      >
        {words.save}
      </Button>
    </div>
  );
}

/** Without this mark Excel reads a file as if it were not in UTF-8. */
const CSV_MARK = "\ufeff";

function csvName({ screens }: Comparison): string {
  return `${fileName(screens)}.csv`;
}

/** How the figures come about and which sources they rest on (F7.1). */
function Formulas() {
  return (
    <details className={styles.formulas}>
      <summary>{formulas.heading}</summary>
      {formulas.all.map(({ title, formula, source }) => (
        <section key={title} className="muted">
          <h4>{title}</h4>
          <p>{formula}</p>
          <p>{source}</p>
        </section>
      ))}
    </details>
  );
}
