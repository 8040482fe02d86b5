import type { Answer } from "../../../comparison/answer.ts";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import type { Units } from "../../../comparison/units.ts";
import { FigureTable } from "../../../ui/figure-table.tsx";
import styles from "./answer.module.css";
import { BaseButton } from "./base-button.tsx";
import { useRowEvents } from "./use-row-events.ts";

export interface AnswerTableProps {
  answer: Answer;
}

/**
 * The sizes of two screens below their sentence. A button in each row chooses the base. Where there is room, width and
 * height have their own columns.
 */
export function SizeTable({ answer: { rows, units } }: AnswerTableProps) {
  const rowEvents = useRowEvents();
  return (
    <FigureTable
      className={styles.sizes}
      caption="Sizes"
      rows={rows}
      columns={[
        {
          heading: "Compared with",
          cell: (row) => <BaseButton row={row} numbered={false} />,
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
      rowProps={({ id }) => rowEvents(id)}
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
