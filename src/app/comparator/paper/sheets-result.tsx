import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { MOST_SHEETS } from "#drawing/scene/paper.ts";
import type { Sheets } from "#drawing/scene/sheets.ts";
import { labelText } from "#words/en/description.ts";
import styles from "./print-dialog.module.css";

/** From here on the dialog warns (F11.4). */
const MANY_SHEETS = 20;

interface SheetsResultProps {
  /** Null where there would be too many. */
  sheets: Sheets | null;
  chosen: readonly ListedScreen[];
  comparison: Comparison;
  /** `A4` */
  paper: string;
}

/** `65″ 16:9 on A4: 18 sheets, upright`, and what needs less paper where that is a lot. */
export function SheetsResult({ sheets, chosen, comparison, paper }: SheetsResultProps) {
  const { screens, space } = comparison;
  const [only] = chosen;
  const several = chosen.length > 1;
  const named =
    several || only === undefined
      ? `${chosen.length} screens`
      : labelText(only.screen, screens, unitsOf(comparison).first);
  const subject = `${named}${space === null ? "" : " and the space"} on ${paper}`;
  if (sheets === null) {
    const advice = space === null ? "Choose a smaller screen." : "A smaller screen or space needs less.";
    return (
      <p>
        {subject}: more than {MOST_SHEETS} sheets, which is too many.
        {screens.length > 1 || space !== null ? ` ${advice}` : ""}
      </p>
    );
  }
  const { length } = sheets.sheets;
  return (
    <>
      <p>
        {subject}:{" "}
        <b>
          {length} {length === 1 ? "sheet" : "sheets"}
        </b>
        , {sheets.tiling.orientation === "portrait" ? "upright" : "landscape"}
      </p>
      {length > MANY_SHEETS && (
        <p className={styles.warning}>
          That is a lot of paper.{" "}
          {several && space === null ? "One screen alone may need less, and a PDF needs none." : "A PDF needs none."}
        </p>
      )}
    </>
  );
}
