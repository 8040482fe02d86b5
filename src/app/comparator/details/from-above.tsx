import { use, useRef } from "react";
import { useElementSize } from "#app/browser/element-size.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { AboveDrawing } from "#drawing/svg/above-drawing.tsx";
import { type Column, FigureTable } from "#ui/figure-table.tsx";
import { ABOVE_TEXTS, describeAbove } from "#words/en/details-view.ts";
import { Swatch } from "../answer/swatch.tsx";
import { HighlightContext } from "../highlight.ts";
import { type AboveRow, aboveRows } from "./above-rows.ts";
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
  const { first, second } = unitsOf(comparison);
  const columns: Column<AboveRow>[] = [
    {
      heading: "Screen",
      cell: ({ title, colour }) => (
        <span className={styles.screen}>
          <Swatch colour={colour} />
          {title}
        </span>
      ),
    },
    { heading: "Straight width", cell: ({ straight }) => <Figure first={straight[first]} second={straight[second]} /> },
    {
      heading: "Depth",
      cell: ({ depth }) => (depth === null ? "flat" : <Figure first={depth[first]} second={depth[second]} />),
    },
    { heading: "To its edges", cell: ({ toEdges }) => <Figure first={toEdges[first]} second={toEdges[second]} /> },
  ];
  const isWide = size !== null && size.width >= WIDE;
  return (
    <>
      <h4 className={`${styles.heading} muted`}>From above</h4>
      <div ref={box} className={styles.view} style={{ blockSize: HEIGHTS[isWide ? "wide" : "narrow"] }}>
        {size !== null && size.width > 0 && (
          <AboveDrawing
            comparison={comparison}
            description={describeAbove(comparison)}
            texts={ABOVE_TEXTS}
            area={{ width: size.width, height: HEIGHTS[isWide ? "wide" : "narrow"] }}
            highlighted={highlight?.id ?? null}
          />
        )}
      </div>
      <FigureTable
        className={styles.table}
        caption="Straight widths, depths, and how far the edges are away"
        columns={columns}
        rows={aboveRows(comparison)}
      />
      <p className={`${styles.note} fine`}>Panels only: stands and cases are not included.</p>
    </>
  );
}
