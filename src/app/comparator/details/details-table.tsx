import { useId } from "react";
import { isNumbered } from "#comparison/listed-screen.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { COMPARATOR } from "#words/parts/comparator.ts";
import { useWords } from "../../use-words.ts";
import { Swatch } from "../answer/swatch.tsx";
import { useSession } from "../session.ts";
import { DifferenceWords, Figure, Size } from "./cells.tsx";
import type { DetailsRow } from "./details-rows.ts";
import styles from "./tables.module.css";

interface DetailsTableProps {
  rows: readonly DetailsRow[];
  /** The ratio of the film that the screens show: `16:9`. */
  content: string;
}

/** The sizes of every screen in both units, with their differences from the base. */
export function DetailsTable({ rows, content }: DetailsTableProps) {
  const { dimensions } = useWords(COMPARATOR);
  const base = rows.find(({ isBase }) => isBase);
  const group = useId();
  const columns: Column<DetailsRow>[] = [
    {
      heading: rows.length > 1 ? "Compared with" : "Screen",
      cell: (row) => (
        <>
          <BaseChoice row={row} numbered={isNumbered(rows.length)} group={group} />{" "}
          <span className={`${styles.otherDiagonal} aside`}>{row.otherDiagonal}</span>
        </>
      ),
    },
    ...COMPARED_DIMENSIONS.map((dimension) => ({
      heading: dimensions[dimension],
      cell: ({ measures }: DetailsRow) => <Measure measure={measures[dimension]} />,
    })),
    { heading: "Ratio", cell: ({ ratio }) => ratio },
  ];
  if (rows.some(({ pixels }) => pixels !== null)) {
    columns.push({
      heading: "Pixels",
      cell: ({ pixels }) => (pixels === null ? "–" : <Figure first={pixels.resolution} second={pixels.density} />),
    });
  }
  if (base?.picture) {
    columns.push({ heading: `${content} film`, cell: ({ picture }) => picture && <Picture picture={picture} /> });
  }
  return (
    <FigureTable
      className={styles.table}
      caption={`Sizes of the screens, and how they differ from ${base?.title}`}
      columns={columns}
      rows={rows}
    />
  );
}

interface BaseChoiceProps {
  row: DetailsRow;
  /** Whether the drawing has numbers for labels. */
  numbered: boolean;
  /** What the radio buttons of one table have in common. */
  group: string;
}

function BaseChoice({ row, numbered, group }: BaseChoiceProps) {
  const { dispatch } = useSession();
  return (
    <RadioRow
      className={styles.base}
      name={group}
      label={`Compare with ${row.title}`}
      checked={row.isBase}
      onChange={() => dispatch({ type: "set-base", id: row.id })}
    >
      <Swatch colour={row.screen.colour} number={numbered ? row.number : undefined} />
      <span>
        <span className="visually-hidden">{`Screen ${row.number}: `}</span>
        {row.title}
      </span>
    </RadioRow>
  );
}

function Picture({ picture: { diagonal, area } }: { picture: NonNullable<DetailsRow["picture"]> }) {
  return (
    <>
      <Figure {...diagonal} />
      <span className={`${styles.difference} aside`}>
        <Figure {...area} />
      </span>
    </>
  );
}

function Measure({ measure }: { measure: DetailsRow["measures"]["width"] }) {
  const { difference } = measure;
  return (
    <>
      <Size measure={measure} />
      {difference !== null && (
        <span className={`${styles.difference} aside`}>
          <DifferenceWords difference={difference} /> <span>{difference.by}</span>
        </span>
      )}
    </>
  );
}
