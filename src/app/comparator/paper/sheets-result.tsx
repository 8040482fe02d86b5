import { rich } from "#app/rich.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { MOST_SHEETS, type PaperName } from "#drawing/scene/paper.ts";
import type { Sheets } from "#drawing/scene/sheets.ts";
import { paper as words } from "#words/page/paper.ts";
import styles from "./print-dialog.module.css";

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
