import { createPortal } from "react-dom";
import type { PaperName } from "#drawing/scene/paper.ts";
import type { Sheets } from "#drawing/scene/sheets.ts";
import { sheetElement } from "#drawing/svg/sheet-elements.ts";
import { writeReact } from "#drawing/svg/write-react.ts";
import styles from "./printed-sheets.module.css";

/** The sheets, rendered for a print and then all that is printed. */
export function PrintedSheets({ sheets, paper }: { sheets: Sheets; paper: PaperName }) {
  // On each sheet: Firefox inherits the page of a parent for two pages only.
  const page = `${paper}-${sheets.tiling.orientation}`;
  return createPortal(
    <div className={styles.sheets}>
      {sheets.sheets.map((sheet) => (
        <div key={sheet.number} className={styles.sheet} style={{ page, blockSize: `${sheet.size.height - 0.5}mm` }}>
          {writeReact([sheetElement(sheet)])}
        </div>
      ))}
    </div>,
    document.body,
  );
}
