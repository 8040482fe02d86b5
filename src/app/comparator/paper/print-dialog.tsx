import { type ReactNode, useId, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { downloadText } from "#app/browser/download.ts";
import { usePrinting } from "#app/browser/media-query.ts";
import { usualPaper } from "#app/browser/usual-paper.ts";
import { rich } from "#app/rich.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { MOST_SHEETS, type PaperName } from "#drawing/scene/paper.ts";
import { composeSheets, type Sheets } from "#drawing/scene/sheets.ts";
import { viewOptions } from "#drawing/scene/view-options.ts";
import { renderPdf } from "#drawing/svg/pdf-file.ts";
import { sheetElement } from "#drawing/svg/sheet-elements.ts";
import { writeReact } from "#drawing/svg/write-react.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { SelectField } from "#ui/text-field.tsx";
import { paper as words } from "#words/page/paper.ts";
import { site } from "#words/page/site.ts";
import { fileName } from "../file-name.ts";
import styles from "./print-dialog.module.css";
import printedStyles from "./printed-sheets.module.css";

const ALL = "all";

/** Chooses paper and screens for a print at actual size. While it is open, printing the page prints its sheets. */
export function PrintDialog({ comparison, onClose }: { comparison: Comparison; onClose(): void }): ReactNode {
  const { screens } = comparison;
  const { first: unit } = unitsOf(comparison);
  const paperId = useId();
  const screensId = useId();
  const resultId = useId();
  const [paper, setPaper] = useState(usualPaper);
  const [choice, setChoice] = useState(ALL);
  const one = screens.find(({ id }) => String(id) === choice);
  const chosen = useMemo(() => (one === undefined ? screens : [one]), [one, screens]);
  const sheets = useMemo(
    () =>
      composeSheets(
        chosen,
        paper,
        words.sheetTexts(unit),
        viewOptions({ ...comparison, scale: "actual", objects: [] }),
      ),
    [chosen, paper, unit, comparison],
  );
  const printing = usePrinting();

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      describedBy={resultId}
      headerEnd={<IconButton icon="close" label={site.close} onClick={onClose} />}
      footer={
        <>
          <Button
            disabled={sheets === null}
            onClick={() => {
              if (sheets !== null) downloadText(renderPdf(sheets.sheets), "application/pdf", `${fileName(chosen)}.pdf`);
            }}
          >
            {words.download}
          </Button>
          <Button look="commit" disabled={sheets === null} onClick={() => window.print()}>
            {words.print}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <div className={`${styles.choice} aside`}>
          <span id={paperId}>{words.paper}</span>
          <SegmentedControl aria-labelledby={paperId} labels={words.papers} value={paper} onChange={setPaper} />
        </div>
        {screens.length > 1 && (
          <div className={`${styles.choice} aside`}>
            <label htmlFor={screensId}>{words.screens}</label>
            <SelectField id={screensId} value={choice} onChange={(event) => setChoice(event.target.value)}>
              <option value={ALL}>{words.all}</option>
              {screens.map(({ id, screen }) => (
                <option key={id} value={id}>
                  {words.screen(screen, screens, unit)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      <div id={resultId} role="status" className={styles.result}>
        <SheetsResult sheets={sheets} chosen={chosen} comparison={comparison} paper={paper} />
      </div>
      {sheets !== null && <SheetsPicture sheets={sheets} />}
      <ul className={`${styles.hints} muted`}>
        {words.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {printing && sheets !== null && <PrintedSheets sheets={sheets} paper={paper} />}
    </Dialog>
  );
}

/** The sheets, rendered for a print and then all that is printed. */
function PrintedSheets({ sheets, paper }: { sheets: Sheets; paper: PaperName }) {
  // On each sheet: Firefox inherits the page of a parent for two pages only.
  const page = `${paper}-${sheets.tiling.orientation}`;
  return createPortal(
    <div className={printedStyles.sheets}>
      {sheets.sheets.map((sheet) => (
        <div
          key={sheet.number}
          className={printedStyles.sheet}
          style={{ page, blockSize: `${sheet.size.height - 0.5}mm` }}
        >
          {writeReact([sheetElement(sheet)])}
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** From here on the dialog warns (F11.4). */
const MANY_SHEETS = 20;

interface SheetsResultProps {
  /** Null where there would be too many. */
  sheets: Sheets | null;
  chosen: readonly ListedScreen[];
  comparison: Comparison;
  paper: PaperName;
}

/** How many sheets there are, and what needs less paper where that is a lot. */
export function SheetsResult({ sheets, chosen, comparison, paper }: SheetsResultProps) {
  const { screens: all, space } = comparison;
  const printed = { chosen, all, unit: unitsOf(comparison).first, hasSpace: space !== null, paper };
  if (sheets === null) return <p>{words.tooMany(printed, MOST_SHEETS)}</p>;
  const { length: count } = sheets.sheets;
  const isUpright = sheets.tiling.orientation === "portrait";
  return (
    <>
      <p>{rich(words.sheets(printed, { count, isUpright }, (figure) => <b>{figure}</b>))}</p>
      {count > MANY_SHEETS && <p className={styles.warning}>{words.manySheets(printed)}</p>}
    </>
  );
}

/** How the sheets lie beside each other, with the outlines on them. */
export function SheetsPicture({ sheets: { tiling, outlines } }: { sheets: Sheets }) {
  const { area, tiles } = tiling;
  return (
    <svg className={styles.picture} viewBox={`-2 -2 ${area.width + 4} ${area.height + 4}`} aria-hidden="true">
      {tiles.map(({ row, column, x, y, width, height }) => (
        <rect key={`${row} ${column}`} className={styles.tile} x={x} y={y} width={width} height={height} />
      ))}
      {outlines.map(({ id, x, y, width, height, colour }) => (
        <rect key={id} className={styles.line} x={x} y={y} width={width} height={height} stroke={colour} />
      ))}
    </svg>
  );
}
