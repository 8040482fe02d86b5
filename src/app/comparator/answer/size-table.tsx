import type { Answer } from "../../../comparison/answer.ts";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import type { ScreenId } from "../../../comparison/listed-screen.ts";
import type { Units } from "../../../comparison/units.ts";
import { FigureTable } from "../../../ui/figure-table.tsx";
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
    <FigureTable
      className={styles.sizes}
      caption="Sizes"
      rows={rows}
      columns={[
        {
          heading: "Compared with",
          cell: (row) => <BaseButton row={row} numbered={false} onBase={onBase} onHighlight={onHighlight} />,
        },
        {
          heading: "Width",
          className: styles.onlyRoomy,
          cell: ({ measures }) => <BothUnits figures={measures.width} units={units} />,
        },
        {
          heading: "Height",
          className: styles.onlyRoomy,
          cell: ({ measures }) => <BothUnits figures={measures.height} units={units} />,
        },
        {
          heading: "Width × height",
          className: styles.onlyTight,
          cell: ({ size }) => <BothUnits figures={size} units={units} />,
        },
        { heading: "Area", cell: ({ measures }) => <BothUnits figures={measures.area} units={units} /> },
      ]}
      rowProps={({ id }) => rowEvents({ id, highlighted, onHighlight })}
    />
  );
}

export function BothUnits({ figures, units }: { figures: AnswerRow["size"]; units: Units }) {
  return (
    <>
      <span>{figures[units.first]}</span> <span className={`${styles.otherUnit} muted`}>{figures[units.second]}</span>
    </>
  );
}
