import { useSite } from "#app/page-meta.tsx";
import { comparisonSearch } from "#comparison/address.ts";
import type { RelativeDifference } from "#comparison/differences.ts";
import { isNumbered } from "#comparison/listed-screen.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { COMPARED_DIMENSIONS } from "#domain/display/dimension.ts";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { detailsOf } from "#words/en/details.ts";
import { relativeText } from "#words/en/difference.ts";
import { rowConditions } from "#words/en/row.ts";
import { answerRows } from "#words/en/rows.ts";
import { scalingText } from "#words/en/screens.ts";
import { COMPARATOR } from "#words/parts/comparator.ts";
import { useWords } from "../../use-words.ts";
import { Swatch } from "../answer/swatch.tsx";
import styles from "./printed-figures.module.css";

/** Every screen's figures in both units with the differences to the base, and where to find the comparison. */
export function FiguresTable({ comparison }: { comparison: Comparison }) {
  const { dimensions } = useWords(COMPARATOR);
  const { url } = useSite();
  const rows = detailsOf(comparison);
  const inPixels = comparison.scale === "pixels";
  const drawn = inPixels ? answerRows(comparison) : [];
  const numbered = isNumbered(rows.length);
  const columns: Column<(typeof rows)[number]>[] = [
    {
      heading: isRow(comparison) ? "Left to right" : "Screen",
      cell: ({ screen, number, title }) => (
        <>
          <Swatch colour={screen.colour} number={numbered ? number : undefined} /> {title}
        </>
      ),
    },
    ...COMPARED_DIMENSIONS.map((dimension) => ({
      heading: dimensions[dimension],
      cell({ id, measures }: (typeof rows)[number]) {
        const measure = measures[dimension];
        const row = drawn.find((other) => other.id === id);
        if (!row?.isDrawn) return <Figures {...measure} difference={inPixels ? null : measure.difference?.relative} />;
        return (
          <Figures
            first={row.measures[dimension].px}
            second={measure.first}
            difference={row.differences?.[dimension]}
          />
        );
      },
    })),
  ];
  if (rows.some(({ pixels }) => pixels !== null)) {
    columns.push({
      heading: "Pixels",
      cell: ({ pixels, screen }) =>
        pixels && (
          <>
            <span>{pixels.resolution}</span> <span>{pixels.density}</span>{" "}
            {inPixels && <span>{scalingText(screen)}</span>}
          </>
        ),
    });
  }
  return (
    <>
      {rows.length > 0 && <FigureTable className={styles.table} caption="All figures" columns={columns} rows={rows} />}
      <p className={styles.address}>
        {isRow(comparison) && (
          <>
            {rowConditions(comparison)}
            <br />
          </>
        )}
        {url}/{comparisonSearch(comparison)}
      </p>
    </>
  );
}

interface FiguresProps {
  first: string | null;
  second: string;
  difference: RelativeDifference | null | undefined;
}

function Figures({ first, second, difference }: FiguresProps) {
  return (
    <>
      <b>{first}</b> <span>{second}</span>{" "}
      {difference && <i className={styles.difference}>{relativeText(difference)}</i>}
    </>
  );
}
