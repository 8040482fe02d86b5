import { usePrinting } from "#app/browser/media-query.ts";
import { sitePath } from "#app/navigation/site-path.ts";
import { useSite } from "#app/page-meta.tsx";
import { useWasServed } from "#app/startup/hydration.ts";
import { comparisonSearch } from "#comparison/address.ts";
import { type ComparedScreen, comparedScreens } from "#comparison/compared-screens.ts";
import { isNumbered } from "#comparison/listed-screen.ts";
import { type Comparison, isRow } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { COMPARED_DIMENSIONS, type ComparedDimension } from "#domain/display/dimension.ts";
import { drawnMeasures } from "#domain/display/measures.ts";
import { pixelsPerInch } from "#domain/display/pixel-density.ts";
import type { DrawnUnit } from "#domain/display/unit.ts";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { comparator } from "#words/page/comparator.ts";
import { language } from "#words/page/language.ts";
import { printed as words } from "#words/page/printed.ts";
import { Swatch } from "../screen-colour.tsx";
import { useSession } from "../session.ts";
import styles from "./printed-figures.module.css";

/**
 * All figures and the address, on paper only (F11.1). They are part of the served page, so that printing needs no script.
 * After the first change, which makes the served ones outdated, they are rendered for a print only.
 */
export function PrintedFigures() {
  const { comparison, touched } = useSession();
  const printing = usePrinting();
  const isServed = useWasServed() && !touched;
  if (!isServed && !printing) return null;
  return (
    <section className={styles.figures}>
      <FiguresTable comparison={comparison} />
    </section>
  );
}

/** Every screen's figures in both units with the differences to the base, and where to find the comparison. */
function FiguresTable({ comparison }: { comparison: Comparison }) {
  const { url } = useSite();
  const rows = comparedScreens(comparison);
  const inPixels = comparison.scale === "pixels";
  const numbered = isNumbered(rows.length);
  const columns: Column<ComparedScreen>[] = [
    {
      heading: words.screens(isRow(comparison)),
      cell: ({ screen, number }) => (
        <>
          <Swatch colour={screen.colour} number={numbered ? number : undefined} />{" "}
          {words.label(screen, rows, unitsOf(comparison).first)}
        </>
      ),
    },
    ...COMPARED_DIMENSIONS.map((dimension) => ({
      heading: comparator.dimensions[dimension],
      cell: (row: ComparedScreen) => <Figures comparison={comparison} row={row} dimension={dimension} />,
    })),
  ];
  if (rows.some(({ screen }) => screen.resolution !== undefined)) {
    columns.push({
      heading: words.pixels,
      cell({ screen }) {
        const { resolution } = screen;
        const density = pixelsPerInch(screen);
        if (resolution === undefined || density === null) return null;
        return (
          <>
            <span>{words.resolution(screen, resolution)}</span> <span>{words.density(density)}</span>{" "}
            {inPixels && <span>{words.scaling(screen)}</span>}
          </>
        );
      },
    });
  }
  return (
    <>
      {rows.length > 0 && (
        <FigureTable className={styles.table} caption={words.caption} columns={columns} rows={rows} />
      )}
      <p className={`${styles.address} muted`}>
        {isRow(comparison) && (
          <>
            {words.row(comparison)}
            <br />
          </>
        )}
        {url}
        {sitePath(`/${comparisonSearch(comparison, language.lengths)}`)}
      </p>
    </>
  );
}

interface FiguresProps {
  comparison: Comparison;
  row: ComparedScreen;
  dimension: ComparedDimension;
}

/** A measure in both units, in pixels first where the drawing shows pixels, and how a drawn screen differs from the base. */
function Figures({ comparison, row: { screen, isDrawn, differences }, dimension }: FiguresProps) {
  const lengths = unitsOf(comparison);
  const { first, second } =
    comparison.scale === "pixels" && isDrawn ? ({ first: "px", second: lengths.first } as const) : lengths;
  const figure = (unit: DrawnUnit) => {
    const measures = drawnMeasures(screen, unit);
    return measures && words.measure(measures[dimension], dimension, unit);
  };
  return (
    <>
      <b>{figure(first)}</b> <span>{figure(second)}</span>{" "}
      {differences && <i className={`${styles.difference} muted`}>{words.difference(differences[dimension])}</i>}
    </>
  );
}
