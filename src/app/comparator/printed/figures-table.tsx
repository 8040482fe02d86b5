import { comparisonSearch } from "../../../comparison/address.ts";
import { detailsOf, type MeasureDetails } from "../../../comparison/details.ts";
import { relativeText } from "../../../comparison/relative-difference.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { COMPARED_DIMENSIONS } from "../../../domain/display/figures.ts";
import { useSite } from "../../page-meta.tsx";
import { Swatch } from "../answer/swatch.tsx";
import { DIMENSION_HEADINGS } from "../dimension-headings.ts";
import styles from "./figures-table.module.css";

/** Every screen's figures in both units with the differences to the base, and where to find the comparison. */
export function FiguresTable({ comparison }: { comparison: Comparison }) {
  const { url } = useSite();
  const rows = detailsOf(comparison);
  const hasPixels = rows.some(({ pixels }) => pixels !== null);
  return (
    <>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              {COMPARED_DIMENSIONS.map((dimension) => (
                <th key={dimension} scope="col">
                  {DIMENSION_HEADINGS[dimension]}
                </th>
              ))}
              {hasPixels && <th scope="col">Pixels</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, screen, title, measures, pixels }) => (
              <tr key={id}>
                <th scope="row">
                  <Swatch colour={screen.colour} /> {title}
                </th>
                {COMPARED_DIMENSIONS.map((dimension) => (
                  <td key={dimension}>
                    <Figures measure={measures[dimension]} />
                  </td>
                ))}
                {hasPixels && (
                  <td>
                    {pixels !== null && (
                      <>
                        <span>{pixels.resolution}</span> <span>{pixels.density}</span>
                      </>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
