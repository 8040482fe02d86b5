import type { Sheets } from "#drawing/scene/sheets.ts";
import styles from "./print-dialog.module.css";

/** How the sheets lie beside each other, with the outlines on them. */
export function SheetsPicture({ sheets: { tiling, outlines } }: { sheets: Sheets }) {
  const { area, tiles } = tiling;
  return (
    <svg className={styles.picture} viewBox={`-2 -2 ${area.width + 4} ${area.height + 4}`} aria-hidden="true">
      {tiles.map(({ row, column, x, y, width, height }) => (
        <rect key={`${row} ${column}`} className={styles.tile} x={x} y={y} width={width} height={height} />
      ))}
      {outlines.map(({ id, x, y, width, height, colour }) => (
        <rect key={id} className={styles.line} x={x} y={y} width={width} height={height} stroke={colour} />
      ))}
    </svg>
  );
}
