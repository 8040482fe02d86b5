import type { SVGProps } from "react";
import type { ObjectMark } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { silhouetteOf } from "./silhouettes.ts";

/** Near an object's line its size shows, also in front of an outline; in pixels. */
const HIT_WIDTH = 10;

interface ObjectMarksProps {
  objects: readonly ObjectMark[];
}

/** Quiet line silhouettes behind the outlines (D31). */
export function ObjectMarks({ objects }: ObjectMarksProps) {
  return objects.map((mark) => <Silhouette key={mark.object} mark={mark} lineWidth={1} data-object={mark.object} />);
}

/** Lies in front of all marks, because the outlines' fills cover the silhouettes. Shows nothing itself. */
export function ObjectTitles({ objects }: ObjectMarksProps) {
  return objects.map((mark) => (
    <Silhouette key={mark.object} mark={mark} lineWidth={HIT_WIDTH} stroke="none" pointerEvents="stroke" />
  ));
}

interface SilhouetteProps extends SVGProps<SVGPathElement> {
  mark: ObjectMark;
  /** In lines' widths. */
  lineWidth: number;
}

function Silhouette({ mark, lineWidth, ...rest }: SilhouetteProps) {
  const { x, y, width, height, title } = mark;
  const { path, viewBox, strokeWidth } = silhouetteOf(mark);
  return (
    <svg
      aria-hidden="true"
      className={styles.object}
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={viewBox}
      preserveAspectRatio="none"
    >
      <path d={path} strokeWidth={strokeWidth * lineWidth} {...rest}>
        <title>{title}</title>
      </path>
    </svg>
  );
}
