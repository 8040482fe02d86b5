import type { ComponentType } from "react";
import type { MarkWriters, Scene } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { LabelChip } from "./label-chip.tsx";
import { linePath } from "./line-path.ts";
import { OutlineRect } from "./outline-rect.tsx";

interface MarksProps {
  scene: Scene;
  /** The React key of the screen with a number. */
  keyOf(number: number): number | undefined;
  /** The number of the highlighted screen. */
  highlighted: number | null;
  onHighlight(number: number | null): void;
}

/** How React draws each kind of mark in a measured area. */
export const DRAWING_MARKS: MarkWriters<ComponentType<MarksProps>> = {
  grid: GridLines,
  scaleBar: ScaleBarLine,
  outlines: Outlines,
  labels: Labels,
};

function GridLines({ scene: { grid } }: MarksProps) {
  if (grid === null) return null;
  return (
    <>
      <defs>
        <GridPattern id="grid-fine" pitch={grid.finePitch} origin={grid.origin} className={styles.fineLine} />
        <GridPattern id="grid" pitch={grid.pitch} origin={grid.origin} className={styles.line} />
      </defs>
      <rect width="100%" height="100%" fill="url(#grid-fine)" />
      <rect width="100%" height="100%" fill="url(#grid)" />
    </>
  );
}

interface GridPatternProps {
  id: string;
  pitch: number;
  origin: { readonly x: number; readonly y: number };
  className: string | undefined;
}

function GridPattern({ id, pitch, origin, className }: GridPatternProps) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" x={origin.x} y={origin.y} width={pitch} height={pitch}>
      <path d={`M${pitch} 0H0V${pitch}`} className={className} />
    </pattern>
  );
}

function ScaleBarLine({ scene: { scaleBar } }: MarksProps) {
  if (scaleBar === null) return null;
  const { x, y, line, strokeWidth, text } = scaleBar;
  return (
    <g className={styles.scaleBar} fontSize={text.fontSize} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d={linePath(line)} strokeWidth={strokeWidth} />
      <text x={text.x} y={text.y}>
        {text.content}
      </text>
    </g>
  );
}

function Outlines({ scene, keyOf, highlighted, onHighlight }: MarksProps) {
  return scene.outlines.map((outline) => {
    const { number, x, y, width, height } = outline;
    return (
      <OutlineRect
        key={keyOf(number)}
        outline={outline}
        style={{ x: `${x}px`, y: `${y}px`, width: `${width}px`, height: `${height}px` }}
        highlighted={number === highlighted}
        onHighlight={onHighlight}
      />
    );
  });
}

function Labels({ scene, keyOf, highlighted, onHighlight }: MarksProps) {
  return scene.labels.map((label) => (
    <LabelChip
      key={keyOf(label.number)}
      label={label}
      transform={`translate(${label.x}px, ${label.y}px)`}
      highlighted={label.number === highlighted}
      onHighlight={onHighlight}
    />
  ));
}
