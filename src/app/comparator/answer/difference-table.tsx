import type { CSSProperties } from "react";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import { isNumbered } from "../../../comparison/listed-screen.ts";
import type { Units } from "../../../comparison/units.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import { COMPARED_DIMENSIONS } from "../../../domain/display/figures.ts";
import { FigureTable } from "../../../ui/figure-table.tsx";
import { useHydrated } from "../../startup/hydration.ts";
import { DIMENSION_HEADINGS } from "../dimension-headings.ts";
import styles from "./answer.module.css";
import { BaseButton } from "./base-button.tsx";
import type { AnswerTableProps } from "./size-table.tsx";
import { useRowEvents } from "./use-row-events.ts";

/**
 * Three and more screens: their sizes and how they differ from the base, which a button in each row chooses. Rows with
 * numbers are in the order in which the outlines lie, from the outside in.
 */
export function DifferenceTable({ answer }: AnswerTableProps) {
  const rowEvents = useRowEvents();
  // Its script loads after the page's, so it responds later.
  const hydrated = useHydrated();
  const numbered = isNumbered(answer.rows.length);
  const rows = numbered ? answer.largestFirst : answer.rows;
  return (
    <FigureTable
      className={styles.differences}
      data-ready={hydrated}
      caption="Sizes and differences from the base"
      rows={rows}
      columns={[
        {
          heading: numbered ? "Largest first" : "Compared with",
          cell: (row) => (
            <BaseButton row={row} numbered={numbered}>
              <span className={styles.onlyTight}>
                <Size row={row} units={answer.units} />
              </span>
            </BaseButton>
          ),
        },
        {
          heading: "Width × height, area",
          className: `${styles.onlyRoomy} ${styles.mayWrap}`,
          cell: (row) => <Size row={row} units={answer.units} />,
        },
        ...COMPARED_DIMENSIONS.map((dimension, index, { length }) => {
          const largest = Math.max(
            ...rows.map(({ differences }) => (differences ? growth(differences[dimension]) : 0)),
          );
          return {
            heading: DIMENSION_HEADINGS[dimension],
            cell: (row: AnswerRow) =>
              row.differences === null ? (
                <Base roomy={index === 0} tight={index === length - 1} />
              ) : (
                <Difference row={row} difference={row.differences[dimension]} largest={largest} />
              ),
          };
        }),
      ]}
      rowProps={({ id }) => rowEvents(id)}
    />
  );
}

/** In the first column of differences where there is room, and in the last one where the columns are narrow. */
function Base({ roomy, tight }: { roomy: boolean; tight: boolean }) {
  return (
    <>
      {roomy && <span className={`${styles.onlyRoomy} ${styles.base} fine`}>base</span>}
      {tight && <span className={`${styles.onlyTight} ${styles.base} fine`}>base</span>}
    </>
  );
}

function Size({ row, units }: { row: AnswerRow; units: Units }) {
  return (
    <>
      <span className="unbroken">{row.size[units.first]}</span>{" "}
      <span className={`${styles.otherUnit} unbroken muted`}>{row.measures.area[units.first]}</span>
    </>
  );
}

type RowDifference = NonNullable<AnswerRow["differences"]>["width"];

/** How long a bar is: it grows with the ratio, 2.0× being twice as long as 50% more. */
function growth({ factor }: RowDifference): number {
  return Math.abs(factor - 1);
}

interface DifferenceProps {
  row: AnswerRow;
  difference: RowDifference;
  /** The growth of the longest bar in the column. */
  largest: number;
}

/** `33% wider` with a bar where there is room, and `+33%` where there is not. */
function Difference({ row, difference, largest }: DifferenceProps) {
  const { direction, figure, words, signed } = difference;
  const style = {
    "--screen-colour": colourHex(row.screen.colour),
    "--share": largest === 0 ? 0 : growth(difference) / largest,
  } as CSSProperties;
  return (
    <>
      <span className={styles.onlyRoomy}>
        {figure !== null && (
          <>
            <span aria-hidden="true" className={styles.bar} data-direction={direction} style={style} />
            <b>{figure}</b>{" "}
          </>
        )}
        <span className={`muted ${figure === null ? styles.mayWrap : ""}`}>{words}</span>
      </span>
      <span className={styles.onlyTight}>{signed}</span>
    </>
  );
}
