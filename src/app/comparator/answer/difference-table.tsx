import type { CSSProperties } from "react";
import type { AnswerRow } from "../../../comparison/answer-row.ts";
import type { Units } from "../../../comparison/units.ts";
import { colourHex } from "../../../domain/display/colour.ts";
import { COMPARED_DIMENSIONS } from "../../../domain/display/figures.ts";
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
    <table className={styles.differences} data-ready={hydrated}>
      <caption className="visually-hidden">Sizes and differences from the base</caption>
      <thead>
        <tr>
          <th scope="col">{largestFirst ? "Largest first" : "Compared with"}</th>
          <th scope="col" className={styles.onlyRoomy}>
            Width × height, area
          </th>
          {COMPARED_DIMENSIONS.map((dimension) => (
            <th key={dimension} scope="col">
              {DIMENSION_HEADINGS[dimension]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...rowEvents({ id: row.id, highlighted, onHighlight })}>
            <th scope="row">
              <BaseButton row={row} onBase={onBase} onHighlight={onHighlight}>
                <span className={styles.onlyTight}>
                  <Size row={row} units={answer.units} />
                </span>
              </BaseButton>
            </th>
            <td className={styles.onlyRoomy}>
              <Size row={row} units={answer.units} />
            </td>
            {row.differences === null ? (
              <td colSpan={COMPARED_DIMENSIONS.length} className={styles.base}>
                base
              </td>
            ) : (
              <DifferenceCells row={row} differences={row.differences} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Size({ row, units }: { row: AnswerRow; units: Units }) {
  return (
    <>
      <span className={styles.figure}>{row.size[units.first]}</span>{" "}
      <span className={styles.otherUnit}>{row.measures.area[units.first]}</span>
    </>
  );
}

interface DifferenceCellsProps {
  row: AnswerRow;
  differences: NonNullable<AnswerRow["differences"]>;
}

/** `33 % wider` with a bar where there is room, and `+33 %` where there is not. */
function DifferenceCells({ row, differences }: DifferenceCellsProps) {
  return COMPARED_DIMENSIONS.map((dimension) => {
    const { direction, factor, figure, words, signed } = differences[dimension];
    const style = {
      "--screen-colour": colourHex(row.screen.colour),
      "--share": Math.min(1, Math.abs(factor - 1)),
    } as CSSProperties;
    return (
      <td key={dimension}>
        <span className={styles.onlyRoomy}>
          <span aria-hidden="true" className={styles.bar} data-direction={direction} style={style} />
          {figure !== null && <b>{figure}</b>} <span className={styles.words}>{words}</span>
        </span>
        <span className={styles.onlyTight}>{signed}</span>
      </td>
    );
  });
}
