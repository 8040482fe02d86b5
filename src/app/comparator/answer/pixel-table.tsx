import { isNumbered } from "../../../comparison/listed-screen.ts";
import type { PixelRow } from "../../../comparison/pixel-answer.ts";
import type { RelativeDifference } from "../../../comparison/relative-difference.ts";
import { type Column, FigureTable } from "../../../ui/figure-table.tsx";
import { ChooseResolution } from "../choose-resolution.tsx";
import { ScalingStepper } from "../scaling-stepper.tsx";
import styles from "./answer.module.css";
import { BaseButton } from "./base-button.tsx";
import { type AnswerTableProps, BothUnits } from "./size-table.tsx";
import { useRowEvents } from "./use-row-events.ts";

interface PixelTableProps extends AnswerTableProps {
  pixels: readonly PixelRow[];
}

/**
 * What is drawn in pixels (D46). Up to two screens have their scaling here, where it moves the outlines, and their true sizes;
 * more say how they differ from the base.
 */
export function PixelTable({ answer, pixels }: PixelTableProps) {
  const { units } = answer;
  const rowEvents = useRowEvents();
  const numbered = isNumbered(pixels.length);
  const rows = numbered ? answer.largestFirst.flatMap(({ id }) => pixels.filter((row) => row.id === id)) : pixels;
  const few = pixels.length <= 2;
  const name: Column<PixelRow> = {
    heading: numbered ? "Largest first" : "Compared with",
    cell: (row) => (
      <BaseButton row={row} numbered={numbered}>
        <span className={styles.onlyTight}>
          <Room row={row} size={few ? row.size[units.first] : undefined} />
        </span>
      </BaseButton>
    ),
  };
  const columns: Column<PixelRow>[] = few
    ? [
        name,
        {
          heading: "Resolution",
          className: styles.onlyRoomy,
          cell: ({ pixels }) => pixels?.resolution ?? <span className="muted">none</span>,
        },
        {
          heading: "Scaling",
          cell: (row) =>
            row.pixels === null ? (
              <ChooseResolution id={row.id}>Choose a resolution</ChooseResolution>
            ) : (
              <ScalingStepper listed={row} />
            ),
        },
        {
          heading: "Shows",
          className: styles.onlyRoomy,
          cell: ({ pixels }) => (pixels === null ? <span className="muted">not drawn</span> : <b>{pixels.room}</b>),
        },
        {
          heading: units.first === "in" ? "In inches" : "In centimetres",
          className: styles.onlyRoomy,
          cell: ({ size }) => <BothUnits figures={size} units={units} />,
        },
      ]
    : [
        name,
        { heading: "In pixels", className: styles.onlyRoomy, cell: (row) => <Room row={row} /> },
        {
          heading: "Across",
          cell: (row) =>
            row.pixels === null ? (
              <ChooseResolution id={row.id}>Choose one</ChooseResolution>
            ) : (
              <Difference difference={row.differences?.width ?? null} />
            ),
        },
        {
          heading: "Down",
          cell: ({ pixels, differences }) =>
            pixels !== null && differences !== null && <Difference difference={differences.height} />,
        },
      ];
  return (
    <FigureTable
      className={few ? styles.sizes : styles.differences}
      // Where the rows leave a low window, these stay.
      data-answers={rows.some(({ pixels }) => pixels === null) || undefined}
      data-pixels=""
      caption={few ? "Pixels and scaling" : "Pixels and differences from the base"}
      rows={rows}
      columns={columns}
      rowProps={({ id }) => rowEvents(id)}
    />
  );
}

/** `3072×1728 125%`, or why the screen is not drawn. In place of the scaling the true size, where a stepper says the scaling. */
function Room({ row: { pixels }, size }: { row: PixelRow; size?: string | undefined }) {
  if (pixels === null) return <span className="muted">{size ?? "not drawn, no resolution"}</span>;
  return (
    <>
      <span>{pixels.room}</span> <span className={`${styles.otherUnit} muted`}>{size ?? `${pixels.scaling}%`}</span>
    </>
  );
}

/** `12% wider`, and `+12%` where there is little room. */
function Difference({ difference }: { difference: RelativeDifference | null }) {
  if (difference === null) return <span className={`${styles.base} fine`}>base</span>;
  const { figure, words, signed } = difference;
  return (
    <>
      <span className={styles.onlyRoomy}>
        {figure !== null && <b>{figure}</b>} <span className="muted">{words}</span>
      </span>
      <span className={styles.onlyTight}>{signed}</span>
    </>
  );
}
