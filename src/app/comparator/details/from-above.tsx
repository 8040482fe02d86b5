import { use, useRef } from "react";
import { useElementSize } from "#app/browser/element-size.ts";
import { type ScreenFromAbove, screensFromAbove } from "#comparison/from-above.ts";
import type { Comparison } from "#comparison/state.ts";
import { type Units, unitsOf } from "#comparison/units.ts";
import type { Unit } from "#domain/display/unit.ts";
import { AboveDrawing } from "#drawing/svg/above-drawing.tsx";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { fromAbove } from "#words/page/from-above.ts";
import { HighlightContext } from "../highlight.ts";
import { Swatch } from "../screen-colour.tsx";
import { Figure } from "./cells.tsx";
import styles from "./from-above.module.css";

/** The least width in which straight widths and depths have room, and the heights of both views, in pixels. */
const WIDE = 600;
const HEIGHTS = { wide: 392, narrow: 272 };

/** Screens from above, where one is curved, and what the curve makes of them (D61). */
export function FromAbove({ comparison }: { comparison: Comparison }) {
  const { highlight } = use(HighlightContext);
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const units = unitsOf(comparison);
  const columns: Column<ScreenFromAbove>[] = [
    {
      heading: fromAbove.screen,
      cell: ({ screen }) => (
        <span className={styles.screen}>
          <Swatch colour={screen.colour} />
          {fromAbove.title(screen, comparison.screens)}
        </span>
      ),
    },
    { heading: fromAbove.straight, cell: ({ straight }) => <Lengths of={straight} units={units} /> },
    {
      heading: fromAbove.depth,
      cell: ({ depth }) => (depth === null ? fromAbove.flat : <Lengths of={depth} units={units} />),
    },
    { heading: fromAbove.toEdges, cell: ({ toEdges }) => <Lengths of={toEdges} units={units} /> },
  ];
  const isWide = size !== null && size.width >= WIDE;
  return (
    <>
      <h4 className={`${styles.heading} muted`}>{fromAbove.heading}</h4>
      <div ref={box} className={styles.view} style={{ blockSize: HEIGHTS[isWide ? "wide" : "narrow"] }}>
        {size !== null && size.width > 0 && (
          <AboveDrawing
            comparison={comparison}
            description={fromAbove.description(comparison)}
            texts={fromAbove.texts}
            area={{ width: size.width, height: HEIGHTS[isWide ? "wide" : "narrow"] }}
            highlighted={highlight?.id ?? null}
          />
        )}
      </div>
      <FigureTable
        className={styles.table}
        caption={fromAbove.caption}
        columns={columns}
        rows={screensFromAbove(comparison)}
      />
      <p className={`${styles.note} fine`}>{fromAbove.note}</p>
    </>
  );
}

function Lengths({ of, units: { first, second } }: { of: Readonly<Record<Unit, number>>; units: Units }) {
  return <Figure first={fromAbove.length(of[first], first)} second={fromAbove.length(of[second], second)} />;
}
