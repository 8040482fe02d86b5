import type { CSSProperties } from "react";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import type { Units } from "../../../comparison/units.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import { COMPARED_DIMENSIONS } from "../../../domain/display/figures.ts";
import { FigureTable } from "../../../ui/figure-table.tsx";
import { useHydrated } from "../../startup/hydration.ts";
import { DIMENSION_HEADINGS } from "../dimension-headings.ts";
import styles from "./answer.module.css";
import { BaseButton } from "./base-button.tsx";
import { rowEvents } from "./row-events.ts";
import type { AnswerTableProps } from "./size-table.tsx";

/** From here on the rows are in the order of the outlines, since a phone's drawing has no labels then. */
const LARGEST_FIRST_FROM = 6;

/** Three and more screens: their sizes and how they differ from the base, which a button in each row chooses. */
export function DifferenceTable({ answer, highlighted, onHighlight, onBase }: AnswerTableProps) {
  // Its script loads after the page's, so it responds later.
  const hydrated = useHydrated();
  const largestFirst = answer.rows.length >= LARGEST_FIRST_FROM;
  const rows = largestFirst ? answer.largestFirst : answer.rows;
  return (
    <FigureTable
      className={styles.differences}
      data-ready={hydrated}
      caption="Sizes and differences from the base"
      rows={rows}
      columns={[
        {
          heading: largestFirst ? "Largest first" : "Compared with",
          cell: (row) => (
            <BaseButton row={row} onBase={onBase} onHighlight={onHighlight}>
              <span className={styles.onlyTight}>
                <Size row={row} units={answer.units} />
              </span>
            </BaseButton>
          ),
        },
        {
          heading: "Width × height, area",
          className: styles.onlyRoomy,
          cell: (row) => <Size row={row} units={answer.units} />,
        },
        ...COMPARED_DIMENSIONS.map((dimension, index, { length }) => ({
          heading: DIMENSION_HEADINGS[dimension],
          cell: (row: AnswerRow) =>
            row.differences === null ? (
              <Base roomy={index === 0} tight={index === length - 1} />
            ) : (
              <Difference row={row} difference={row.differences[dimension]} />
            ),
        })),
      ]}
      rowProps={({ id }) => rowEvents({ id, highlighted, onHighlight })}
    />
  );
}

/** In the first column of differences where there is room, and in the last one where the columns are narrow. */
function Base({ roomy, tight }: { roomy: boolean; tight: boolean }) {
  return (
    <>
      {roomy && <span className={`${styles.onlyRoomy} ${styles.base}`}>base</span>}
      {tight && <span className={`${styles.onlyTight} ${styles.base}`}>base</span>}
    </>
  );
}

function Size({ row, units }: { row: AnswerRow; units: Units }) {
  return (
    <>
      <span>{row.size[units.first]}</span> <span className={styles.otherUnit}>{row.measures.area[units.first]}</span>
    </>
  );
}

interface DifferenceProps {
  row: AnswerRow;
  difference: NonNullable<AnswerRow["differences"]>["width"];
}

/** `33 % wider` with a bar where there is room, and `+33 %` where there is not. */
function Difference({ row, difference: { direction, factor, figure, words, signed } }: DifferenceProps) {
  const style = {
    "--screen-colour": colourHex(row.screen.colour),
    "--share": Math.min(1, Math.abs(factor - 1)),
  } as CSSProperties;
  return (
    <>
      <span className={styles.onlyRoomy}>
        <span aria-hidden="true" className={styles.bar} data-direction={direction} style={style} />
        {figure !== null && <b>{figure}</b>} <span className={styles.words}>{words}</span>
      </span>
      <span className={styles.onlyTight}>{signed}</span>
    </>
  );
}
