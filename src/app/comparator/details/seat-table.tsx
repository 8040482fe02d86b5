import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { Swatch } from "../answer/swatch.tsx";
import { Angle, BlendDistance, Figure, SeatDistances } from "./cells.tsx";
import type { DetailsRow } from "./details-rows.ts";
import styles from "./tables.module.css";

interface SeatTableProps {
  rows: readonly DetailsRow[];
  /** `60 cm`; null while no distance is typed. */
  distance: string | null;
}

/** Where to sit, from where pixels blend, and what each screen looks like from the typed distance. */
export function SeatTable({ rows, distance }: SeatTableProps) {
  const hasPixels = rows.some(({ pixels }) => pixels !== null);
  const hasFills = rows.some(({ seat }) => seat.fills !== null);
  const columns: Column<DetailsRow>[] = [
    {
      heading: "Screen",
      cell: ({ title, screen }) => (
        <span className={styles.screen}>
          <Swatch colour={screen.colour} />
          {title}
        </span>
      ),
    },
    { heading: "Where to sit", cell: ({ seat }) => <SeatDistances sit={seat.sit} /> },
  ];
  if (hasPixels) {
    columns.push({ heading: "Pixels invisible beyond", cell: ({ seat }) => <BlendDistance blend={seat.blend} /> });
  }
  if (hasFills) {
    columns.push({
      heading: `${distance === null ? "" : `At ${distance} `}it fills`,
      cell: ({ seat, screen }) => (
        <>
          {seat.fills === null ? "–" : <Angle fills={seat.fills} screen={screen} />}
          {seat.own !== null && ` from ${seat.own}`}
        </>
      ),
    });
  }
  if (hasFills && hasPixels) {
    columns.push({
      heading: distance === null ? "Pixels" : `Pixels at ${distance}`,
      cell: ({ seat }) =>
        seat.pixels === null ? "–" : <Figure first={seat.pixels.words} second={seat.pixels.density} />,
    });
  }
  return (
    <FigureTable
      className={styles.table}
      caption={distance === null ? "Where to sit" : `Where to sit, and the screens from ${distance}`}
      columns={columns}
      rows={rows}
    />
  );
}
