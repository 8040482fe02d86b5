import type { ComponentType } from "react";
import type { Box } from "../scene/box.ts";
import { HATCHING_STROKE_WIDTH } from "../scene/hatching.ts";
import type { MarkWriters, Scene } from "../scene/marks.ts";
import { OUTLINE_STROKE_WIDTH } from "../scene/outlines.ts";
import { SEAM_STROKE_WIDTH } from "../scene/seams.ts";
import styles from "./drawing.module.css";
import { LabelText } from "./label-text.tsx";
import { linePath } from "./line-path.ts";
import { dimensionPaths, hatchingPath, sharedEdgeDashes } from "./mark-paths.ts";
import { ObjectMarks } from "./object-marks.tsx";
import { OutlineRect } from "./outline-rect.tsx";
import { type PointerProps, pointerEvents } from "./pointer-events.ts";
import { seamPath } from "./seam-path.ts";

/** An outline's line can be hit within this width, in pixels. */
const HIT_WIDTH = 12;

export interface MarksProps extends PointerProps {
  scene: Scene;
  /** The React key of the screen with a number. */
  keyOf(number: number): number | undefined;
}

/** How React draws each kind of mark in a measured area. */
export const PAGE_MARKS: MarkWriters<ComponentType<MarksProps>> = {
  grid: GridLines,
  objects: ({ scene }) => <ObjectMarks objects={scene.objects} />,
  hatchings: Hatchings,
  outlines: Outlines,
  pictures: Pictures,
  seams: Seams,
  sharedEdges: SharedEdges,
  previews: Previews,
  dimensions: Dimensions,
  scaleBar: ScaleBarLine,
  squareSize: SquareSize,
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

function SquareSize({ scene: { squareSize } }: MarksProps) {
  if (squareSize === null) return null;
  const { x, y, fontSize, content } = squareSize;
  return (
    <text className={styles.squareSize} x={x} y={y} fontSize={fontSize}>
      {content}
    </text>
  );
}

function Hatchings({ scene }: MarksProps) {
  return (
    <g data-annotation="" className={styles.annotation} fill="none" strokeWidth={HATCHING_STROKE_WIDTH}>
      {scene.hatchings.map((hatching) => (
        <path
          key={`${hatching.number} ${hatching.x} ${hatching.y}`}
          d={hatchingPath(hatching)}
          stroke={hatching.colour}
          strokeOpacity={hatching.opacity}
        />
      ))}
    </g>
  );
}

function Outlines({ scene, keyOf, ...handlers }: MarksProps) {
  return (
    <>
      {scene.outlines.map((outline) => (
        <OutlineRect key={keyOf(outline.number)} outline={outline} style={boxStyle(outline)} {...handlers} />
      ))}
      {/* In front of all fills, so that every line can be hit. */}
      {scene.outlines.map((outline) => (
        <rect
          key={keyOf(outline.number)}
          fill="none"
          pointerEvents="stroke"
          strokeWidth={HIT_WIDTH}
          style={boxStyle(outline)}
          {...pointerEvents(outline.number, handlers)}
        />
      ))}
    </>
  );
}

function SharedEdges({ scene }: MarksProps) {
  return (
    <g data-annotation="" className={styles.annotation} fill="none" strokeWidth={OUTLINE_STROKE_WIDTH}>
      {scene.sharedEdges.flatMap(sharedEdgeDashes).map(({ colour, path, dashes, offset }) => (
        <path key={colour + path} d={path} stroke={colour} strokeDasharray={dashes} strokeDashoffset={offset} />
      ))}
    </g>
  );
}

function Previews({ scene }: MarksProps) {
  return scene.previews.map((preview) => (
    <rect
      key={preview.number}
      data-preview={preview.number}
      className={styles.preview}
      stroke={preview.colour}
      style={boxStyle(preview)}
    />
  ));
}

function Dimensions({ scene }: MarksProps) {
  return (
    <g data-annotation="" className={styles.annotation}>
      {scene.dimensions.map((dimension) => {
        const { number, colour, axis, from, to, figure: text, opacity } = dimension;
        const { line, extension, figure, angle } = dimensionPaths(dimension);
        return (
          <g key={`${number} ${axis} ${from} ${to}`} className={styles.dimension} opacity={opacity}>
            <path className={styles.extension} d={extension} />
            <path d={line} stroke={colour} />
            <text
              data-bold={text.bold || undefined}
              className={styles.halo}
              fontSize={text.fontSize}
              transform={`translate(${figure.x} ${figure.y}) rotate(${angle})`}
              dy="0.35em"
            >
              {text.content}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Labels({ scene, keyOf, ...handlers }: MarksProps) {
  return scene.labels.map((label) => (
    <LabelText
      key={keyOf(label.number)}
      label={label}
      transform={`translate(${label.x}px, ${label.y}px)`}
      {...handlers}
    />
  ));
}

function Pictures({ scene }: MarksProps) {
  return (
    <g data-annotation="" className={styles.annotation} fill="none" strokeWidth={SEAM_STROKE_WIDTH}>
      {scene.pictures.map((picture) => (
        <rect
          key={`${picture.number} ${picture.x}`}
          data-picture={picture.number}
          stroke={picture.colour}
          opacity={picture.opacity}
          style={boxStyle(picture)}
        />
      ))}
    </g>
  );
}

function Seams({ scene }: MarksProps) {
  return (
    <g data-annotation="" className={styles.annotation} fill="none" strokeWidth={SEAM_STROKE_WIDTH}>
      {scene.seams.map((seam) => (
        <path key={`${seam.number} ${seam.x}`} d={seamPath(seam)} stroke={seam.colour} opacity={seam.opacity} />
      ))}
    </g>
  );
}

function boxStyle({ x, y, width, height }: Box) {
  return { x: `${x}px`, y: `${y}px`, width: `${width}px`, height: `${height}px` };
}
