import { useId } from "react";
import { rich } from "#app/rich.ts";
import type { Content } from "#comparison/content.ts";
import type { ScreenDetails } from "#comparison/details.ts";
import { isNumbered } from "#comparison/listed-screen.ts";
import { type SeatDetails, seatDetails } from "#comparison/seat-details.ts";
import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import type { Unit } from "#domain/display/unit.ts";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { comparator } from "#words/page/comparator.ts";
import { details } from "#words/page/details.ts";
import { Swatch } from "../screen-colour.tsx";
import { useSession } from "../session.ts";
import { Angle, BlendDistance, DifferenceWords, Figure, SeatDistances, Size } from "./cells.tsx";
import styles from "./tables.module.css";

const { seat, sizes } = details;

/** The sizes of every screen in both units, with their differences from the base. */
export function DetailsTable({ rows, content }: { rows: readonly ScreenDetails[]; content: Content }) {
  const base = rows.find(({ isBase }) => isBase);
  const group = useId();
  const columns: Column<ScreenDetails>[] = [
    {
      heading: rows.length > 1 ? sizes.comparedWith : sizes.screen,
      cell: (row) => (
        <>
          <BaseChoice row={row} rows={rows} group={group} />{" "}
          <span className={`${styles.otherDiagonal} aside`}>
            {sizes.diagonal(row.screen, row.otherDiagonal.length, row.otherDiagonal.unit)}
          </span>
        </>
      ),
    },
    ...COMPARED_DIMENSIONS.map((dimension) => ({
      heading: comparator.dimensions[dimension],
      cell: (row: ScreenDetails) => <Measure row={row} dimension={dimension} />,
    })),
    { heading: sizes.ratio, cell: ({ ratio }) => sizes.ratioFigure(ratio) },
  ];
  if (rows.some(({ pixels }) => pixels !== null)) {
    columns.push({
      heading: sizes.pixels,
      cell: ({ pixels, screen }) =>
        pixels === null ? (
          "–"
        ) : (
          <Figure first={sizes.resolution(screen, pixels.resolution)} second={sizes.density(pixels.density)} />
        ),
    });
  }
  if (base?.picture) columns.push({ heading: sizes.film(content), cell: (row) => <Picture row={row} /> });
  return (
    <FigureTable
      className={styles.table}
      caption={sizes.caption(base === undefined ? "" : sizes.label(base.screen, rows, base.units.first))}
      columns={columns}
      rows={rows}
    />
  );
}

interface BaseChoiceProps {
  row: ScreenDetails;
  rows: readonly ScreenDetails[];
  /** What the radio buttons of one table have in common. */
  group: string;
}

function BaseChoice({ row: { id, number, screen, isBase, units }, rows, group }: BaseChoiceProps) {
  const { dispatch } = useSession();
  const label = sizes.label(screen, rows, units.first);
  const name = (
    <>
      <Swatch colour={screen.colour} number={isNumbered(rows.length) ? number : undefined} />
      <span>{rich(sizes.numbered(number, label, (words) => <span className="visually-hidden">{words}</span>))}</span>
    </>
  );
  // A single screen is compared with nothing.
  if (rows.length === 1) return <span className={styles.screen}>{name}</span>;
  return (
    <RadioRow
      className={styles.base}
      name={group}
      label={sizes.compareWith(label)}
      checked={isBase}
      onChange={() => dispatch({ type: "set-base", id })}
    >
      {name}
    </RadioRow>
  );
}

function Picture({ row: { picture, units } }: { row: ScreenDetails }) {
  if (picture === null) return null;
  return (
    <>
      <Size measure={picture.diagonal} dimension="width" units={units} />
      <span className={`${styles.difference} aside`}>
        <Size measure={picture.area} dimension="area" units={units} />
      </span>
    </>
  );
}

function Measure({ row: { measures, units }, dimension }: { row: ScreenDetails; dimension: ComparedDimension }) {
  const { difference, ...measure } = measures[dimension];
  const { first } = units;
  return (
    <>
      <Size measure={measure} dimension={dimension} units={units} />
      {difference !== null && (
        <span className={`${styles.difference} aside`}>
          <DifferenceWords difference={difference} />{" "}
          <span>{difference.base && sizes.more(measure[first], difference.base[first], dimension, first)}</span>
        </span>
      )}
    </>
  );
}

interface SeatTableProps {
  rows: readonly ScreenDetails[];
  /** From the eye to the screens without a distance of their own, in centimetres; null while none is typed. */
  common: number | null;
  /** Of distances. */
  unit: Unit;
}

/** Where to sit, from where pixels blend, and what each screen looks like from the typed distance. */
export function SeatTable({ rows: screens, common, unit }: SeatTableProps) {
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
