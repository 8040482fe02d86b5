import type { ReactNode } from "react";
import { isNumbered } from "#comparison/listed-screen.ts";
import type { DrawnUnits } from "#comparison/units.ts";
import { FigureTable } from "#ui/figure-table.tsx";
import { answerView } from "#words/page/answer-view.ts";
import { comparator } from "#words/page/comparator.ts";
import type { SpaceAnswer, SpaceRow } from "#words/shared/space.ts";
import { useRowEvents } from "../highlight.ts";
import { Swatch } from "../screen-colour.tsx";
import styles from "./answer.module.css";
import { BothUnits } from "./answer-table.tsx";
import { FitMark, Parts, Sentence } from "./sentence.tsx";

const { dimensions } = comparator;

/** Whether each screen fits into the space, and the largest that does (D38). From three screens on the table says it. */
export function SpaceSentences({ space: { rows, largest, summary, published } }: { space: SpaceAnswer }): ReactNode {
  const note = published !== null && <p className={`${styles.note} aside`}>{published}</p>;
  if (rows.length === 0 || rows.length > 2) {
    return (
      <>
        <Sentence parts={summary} />
        {note}
      </>
    );
  }
  return (
    <>
      {rows.map(({ id, fit, sentence }) => (
        <Sentence key={id} parts={sentence} fits={fit.fits} />
      ))}
      <p className={styles.largest}>
        <Parts parts={largest} />
      </p>
      {note}
    </>
  );
}

/** The space itself, or a screen in it. */
type TableRow = SpaceRow | { readonly id: "space" };

function isScreen(row: TableRow): row is SpaceRow {
  return row.id !== "space";
}

/** The space and the screens with their frames. */
export function SpaceTable({ space, units }: { space: SpaceAnswer; units: DrawnUnits }) {
  const { rows, height, size, spareHeadings } = space;
  const sides = height === null ? (["width"] as const) : (["width", "height"] as const);
  const rowEvents = useRowEvents();
  const answers = rows.length > 2;
  const both = (figures: SpaceAnswer["height"]) =>
    figures !== null && <BothUnits figures={{ ...figures, px: null }} units={units} />;
  const spare = (figures: SpaceAnswer["height"] | undefined) => figures != null && both(figures);
  return (
    <FigureTable<TableRow>
      className={styles.sizes}
      caption={answerView.space.caption}
      rows={[{ id: "space" }, ...rows]}
      columns={[
        {
          heading: answerView.space.withFrame,
          cell: (row) => <RowName row={row} marked={answers} numbered={isNumbered(rows.length)} />,
        },
        ...sides.map((side) => ({
          heading: dimensions[side],
          className: styles.onlyRoomy,
          cell: (row: TableRow) => both(isScreen(row) ? row.outer[side] : space[side]),
        })),
        ...sides.map((side) => ({
          heading: spareHeadings[side],
          className: styles.onlyRoomy,
          cell: (row: TableRow) => isScreen(row) && spare(row.spare[side]),
        })),
        {
          id: "size",
          heading: height === null ? dimensions.width : answerView.space.size,
          className: styles.onlyTight,
          cell: (row) => both(isScreen(row) ? row.outer.size : size),
        },
      ]}
      rowProps={(row) => (isScreen(row) ? rowEvents(row.id) : {})}
    />
  );
}

function RowName({ row, marked, numbered }: { row: TableRow; marked: boolean; numbered: boolean }) {
  if (!isScreen(row)) {
    return (
      <span className={styles.rowName}>
        <span aria-hidden="true" className={`${styles.swatch} ${styles.space}`} />
        {answerView.space.space}
      </span>
    );
  }
  return (
    <span className={styles.rowName}>
      {marked && <FitMark fits={row.fit.fits} />}
      <Swatch colour={row.screen.colour} number={numbered ? row.number : undefined} />
      {row.title}
    </span>
  );
}
