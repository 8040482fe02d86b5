import type { Answer } from "../../../comparison/answer.ts";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { Units } from "../../../comparison/units.ts";
import type { HighlightHandler } from "../highlight.ts";
import styles from "./answer.module.css";
import { BaseButton } from "./base-button.tsx";
import { rowEvents } from "./row-events.ts";

export interface AnswerTableProps {
  answer: Answer;
  highlighted: ScreenId | null;
  onHighlight: HighlightHandler;
  /** Compares the others with this screen. */
  onBase(id: ScreenId): void;
}

/**
 * The sizes of two screens below their sentence. A button in each row chooses the base. Where there is room, width and
 * height have their own columns.
 */
export function SizeTable({ answer: { rows, units }, highlighted, onHighlight, onBase }: AnswerTableProps) {
  return (
    <table className={styles.sizes}>
      <caption className="visually-hidden">Sizes</caption>
      <thead>
        <tr>
          <th scope="col">Compared with</th>
          <th scope="col" className={styles.onlyRoomy}>
            Width
          </th>
          <th scope="col" className={styles.onlyRoomy}>
            Height
          </th>
          <th scope="col" className={styles.onlyTight}>
            Width × height
          </th>
          <th scope="col">Area</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...rowEvents({ id: row.id, highlighted, onHighlight })}>
            <th scope="row">
              <BaseButton row={row} onBase={onBase} onHighlight={onHighlight} />
            </th>
            <td className={styles.onlyRoomy}>
              <BothUnits figures={row.measures.width} units={units} />
            </td>
            <td className={styles.onlyRoomy}>
              <BothUnits figures={row.measures.height} units={units} />
            </td>
            <td className={styles.onlyTight}>
              <BothUnits figures={row.size} units={units} />
            </td>
            <td>
              <BothUnits figures={row.measures.area} units={units} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function BothUnits({ figures, units }: { figures: AnswerRow["size"]; units: Units }) {
  return (
    <>
      <span className={styles.figure}>{figures[units.first]}</span>{" "}
      <span className={styles.otherUnit}>{figures[units.second]}</span>
    </>
  );
}
