import type { CSSProperties } from "react";
import { FIGURE_GAP, TICK } from "../scene/dimension-place.ts";
import { HATCHING_STROKE_WIDTH } from "../scene/hatching.ts";
import type { Dimension, Scene } from "../scene/marks.ts";
import { OUTLINE_STROKE_WIDTH } from "../scene/outlines.ts";
import { SEAM_STROKE_WIDTH } from "../scene/seams.ts";
import { TURN } from "../scene/shared-edges.ts";
import styles from "./drawing.module.css";
import { fromLeft, fromTop, inches, servedBox } from "./served-lengths.ts";

interface ServedProps {
  scene: Scene;
}

export function ServedHatchings({ scene }: ServedProps) {
  return scene.hatchings.map(({ number, colour, spacing, opacity, ...box }) => {
    const id = `hatching-${number}-${spacing}-${box.x}-${box.y}`;
    return (
      <g key={id} className={styles.annotation}>
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
          x={-spacing / 2}
          width={spacing}
          height={spacing}
        >
          <path
            d={`M${spacing / 2} 0V${spacing}`}
            stroke={colour}
            strokeWidth={HATCHING_STROKE_WIDTH}
            strokeOpacity={opacity}
          />
        </pattern>
        <rect fill={`url(#${id})`} style={servedBox(scene, box)} />
      </g>
    );
  });
}

export function ServedPictures({ scene }: ServedProps) {
  return scene.pictures.map(({ number, colour, ...box }) => (
    <rect
      key={`${number} ${box.x}`}
      className={styles.annotation}
      fill="none"
      stroke={colour}
      strokeWidth={SEAM_STROKE_WIDTH}
      style={servedBox(scene, box)}
    />
  ));
}

/** A path cannot have CSS lengths, so each line is a narrow rectangle. */
export function ServedSeams({ scene }: ServedProps) {
  return scene.seams.flatMap(({ number, colour, x, y, width, height }) =>
    [x, ...(width === 0 ? [] : [x + width])].map((at) => (
      <rect
        key={`${number} ${at}`}
        className={styles.annotation}
        fill={colour}
        style={{
          ...servedBox(scene, { x: at, y, width, height }),
          x: fromLeft(scene, at, -SEAM_STROKE_WIDTH / 2),
          width: `${SEAM_STROKE_WIDTH}px`,
        }}
      />
    )),
  );
}

/** A path cannot have CSS lengths, so the turns of the colours are a background. */
export function ServedSharedEdges({ scene }: ServedProps) {
  return scene.sharedEdges.map(({ axis, from, to, across, colours }) => {
    const half = OUTLINE_STROKE_WIDTH / 2;
    const long = inches(scene, to - from);
    const thick = `${OUTLINE_STROKE_WIDTH}px`;
    const style =
      axis === "x"
        ? { x: fromLeft(scene, from), y: fromTop(scene, across, -half), width: long, height: thick }
        : { x: fromLeft(scene, across, -half), y: fromTop(scene, from), width: thick, height: long };
    const turns = colours.map((colour, index) => `${colour} ${index * TURN}px ${(index + 1) * TURN}px`);
    const direction = axis === "x" ? "to right" : "to bottom";
    return (
      <foreignObject key={`${axis} ${from} ${across}`} className={styles.annotation} style={style as CSSProperties}>
        <div
          className={styles.servedSharedEdge}
          style={{ backgroundImage: `repeating-linear-gradient(${direction}, ${turns.join(", ")})` }}
        />
      </foreignObject>
    );
  });
}

export function ServedDimensions({ scene }: ServedProps) {
  return scene.dimensions.map((dimension) => {
    const { number, axis, from, to } = dimension;
    return <ServedDimension key={`${number} ${axis} ${from} ${to}`} scene={scene} {...dimension} />;
  });
}

/** The line has the length of what it measures, and its distance from the outline in pixels. */
function ServedDimension({ scene, axis, from, to, edge, gap, distance, colour, figure }: Dimension & ServedProps) {
  const place = (along: number, alongPixels: number, acrossPixels: number) =>
    axis === "x"
      ? { x: fromLeft(scene, along, alongPixels), y: fromTop(scene, edge, acrossPixels) }
      : { x: fromLeft(scene, edge, acrossPixels), y: fromTop(scene, along, alongPixels) };
  const move = ({ x, y }: { x: string; y: string }) => `translate(${x}, ${y})`;
  const path = (start: number, end: number) => (axis === "x" ? `M0 ${start}V${end}` : `M${start} 0H${end}`);
  const middle = (from + to) / 2;
  const hole = figure.offset === 0 ? figure.width / 2 + FIGURE_GAP : 0;
  const half = `calc(${inches(scene, middle - from)} - ${hole}px)`;
  const size = axis === "x" ? { width: half } : { height: half };
  const side = Math.sign(distance);
  return (
    <g className={styles.dimension}>
      {[from, to].map((end) => (
        <g key={end} style={{ transform: move(place(end, 0, 0)) }}>
          <path className={styles.extension} d={path(side * gap, distance + side * TICK)} />
          <path stroke={colour} d={path(distance - TICK, distance + TICK)} />
        </g>
      ))}
      {[place(from, 0, distance), place(middle, hole, distance)].map((start) => (
        <rect
          key={start.x + start.y}
          className={axis === "x" ? styles.servedLevel : styles.servedUpright}
          fill={colour}
          style={{ ...start, ...size } as CSSProperties}
        />
      ))}
      <text
        data-bold={figure.bold || undefined}
        className={styles.halo}
        fontSize={figure.fontSize}
        dy="0.35em"
        style={{
          transform: `${move(place(middle, 0, distance + figure.offset))}${axis === "y" ? " rotate(-90deg)" : ""}`,
        }}
      >
        {figure.content}
      </text>
    </g>
  );
}
