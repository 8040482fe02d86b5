import { rich } from "#app/rich.ts";
import type { ScreenDetails } from "#comparison/details.ts";
import { type SeatDetails, seatDetails } from "#comparison/seat-details.ts";
import type { Unit } from "#domain/display/unit.ts";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { details } from "#words/page/details.ts";
import { Swatch } from "../answer/swatch.tsx";
import { Angle, BlendDistance, Figure, SeatDistances } from "./cells.tsx";
import styles from "./tables.module.css";

interface SeatTableProps {
  rows: readonly ScreenDetails[];
  /** From the eye to the screens without a distance of their own, in centimetres; null while none is typed. */
  common: number | null;
  /** Of distances. */
  unit: Unit;
}

/** Where to sit, from where pixels blend, and what each screen looks like from the typed distance. */
export function SeatTable({ rows: screens, common, unit }: SeatTableProps) {
  const { seat, sizes } = details;
  const rows = screens.map((row) => ({ ...row, ...seatDetails(row.screen, common) }));
  const hasPixels = rows.some(({ pixels }) => pixels !== null);
  const isSeen = rows.some(({ seen }) => seen !== null);
  const columns: Column<ScreenDetails & SeatDetails>[] = [
    {
      heading: sizes.screen,
      cell: ({ screen, units }) => (
        <span className={styles.screen}>
          <Swatch colour={screen.colour} />
          {sizes.label(screen, screens, units.first)}
        </span>
      ),
    },
    { heading: seat.whereToSit, cell: ({ ranges }) => <SeatDistances ranges={ranges} unit={unit} /> },
  ];
  if (hasPixels) {
    columns.push({
      heading: seat.invisibleBeyond,
      cell: ({ blend }) => (blend === null ? "–" : <BlendDistance blend={blend} unit={unit} />),
    });
  }
  if (isSeen) {
    columns.push({
      heading: seat.fills(common, unit),
      cell({ seen, screen }) {
        if (seen === null) return "–";
        const angle = <Angle degrees={seen.angle} screen={screen} />;
        return screen.distance === undefined ? angle : rich(seat.fromOwn(angle, screen.distance, unit));
      },
    });
  }
  if (isSeen && hasPixels) {
    columns.push({
      heading: seat.pixels(common, unit),
      cell({ seen }) {
        if (!seen?.pixels) return "–";
        const { areTold, perDegree } = seen.pixels;
        return <Figure first={seat.areTold(areTold)} second={seat.perDegree(perDegree)} />;
      },
    });
  }
  return <FigureTable className={styles.table} caption={seat.caption(common, unit)} columns={columns} rows={rows} />;
}
