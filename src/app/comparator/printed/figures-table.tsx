import { comparisonSearch } from "../../../comparison/address.ts";
import { detailsOf, type MeasureDetails } from "../../../comparison/details.ts";
import { isNumbered } from "../../../comparison/listed-screen.ts";
import { relativeText } from "../../../comparison/relative-difference.ts";
import { scalingText } from "../../../comparison/screen-names.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { roomText } from "../../../comparison/text-sentence.ts";
import { COMPARED_DIMENSIONS } from "../../../domain/display/figures.ts";
import { roomOf } from "../../../domain/display/scaling.ts";
import { type Column, FigureTable } from "../../../ui/figure-table.tsx";
import { useSite } from "../../page-meta.tsx";
import { Swatch } from "../answer/swatch.tsx";
import { DIMENSION_HEADINGS } from "../dimension-headings.ts";
import styles from "./printed-figures.module.css";

/** Every screen's figures in both units with the differences to the base, and where to find the comparison. */
export function FiguresTable({ comparison }: { comparison: Comparison }) {
  const { url } = useSite();
  const rows = detailsOf(comparison);
  const numbered = isNumbered(rows.length);
  const columns: Column<(typeof rows)[number]>[] = [
    {
      heading: "Screen",
      cell: ({ screen, number, title }) => (
        <>
          <Swatch colour={screen.colour} number={numbered ? number : undefined} /> {title}
        </>
      ),
    },
    ...COMPARED_DIMENSIONS.map((dimension) => ({
      heading: DIMENSION_HEADINGS[dimension],
      cell: ({ measures }: (typeof rows)[number]) => <Figures measure={measures[dimension]} />,
    })),
  ];
  if (rows.some(({ pixels }) => pixels !== null)) {
    columns.push({
      heading: "Pixels",
      cell: ({ pixels }) =>
        pixels && (
          <>
            <span>{pixels.resolution}</span> <span>{pixels.density}</span>
          </>
        ),
    });
  }
  if (comparison.scale === "pixels") {
    columns.push({
      heading: "In pixels",
      cell: ({ screen }) => {
        const room = roomOf(screen);
        return room === null ? "not drawn" : `${roomText(room)} at ${scalingText(screen)}`;
      },
    });
  }
  return (
    <>
      {rows.length > 0 && <FigureTable className={styles.table} caption="All figures" columns={columns} rows={rows} />}
      <p className={styles.address}>
        {url}/{comparisonSearch(comparison)}
      </p>
    </>
  );
}

function Figures({ measure: { first, second, difference } }: { measure: MeasureDetails }) {
  return (
    <>
      <b>{first}</b> <span>{second}</span>{" "}
      {difference !== null && <i className={styles.difference}>{relativeText(difference.relative)}</i>}
    </>
  );
}
