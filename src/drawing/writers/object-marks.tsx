import type { CSSProperties } from "react";
import type { Box } from "../scene/box.ts";
import type { ObjectMark } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { silhouetteOf } from "./silhouettes.ts";

/** Near an object's line its size shows, also in front of an outline; in pixels. */
const HIT_WIDTH = 10;

interface ObjectMarksProps {
  objects: readonly ObjectMark[];
  /** The place of an object's box, as CSS lengths or numbers. */
  placeOf(box: Box): CSSProperties;
}

/** Quiet line silhouettes behind the outlines (D31). */
export function ObjectMarks({ objects, placeOf }: ObjectMarksProps) {
  return objects.map((mark) => {
    const { path, viewBox, strokeWidth } = silhouetteOf(mark);
    return (
      <svg key={mark.object} aria-hidden="true" viewBox={viewBox} className={styles.object} style={placeOf(mark)}>
        <path data-object={mark.object} d={path} strokeWidth={strokeWidth}>
          <title>{mark.title}</title>
        </path>
      </svg>
    );
  });
}

/** Lies in front of all marks, because the outlines' fills cover the silhouettes. Shows nothing itself. */
export function ObjectTitles({ objects, placeOf }: ObjectMarksProps) {
  return objects.map((mark) => {
    const { path, viewBox, strokeWidth } = silhouetteOf(mark);
    return (
      <svg key={mark.object} aria-hidden="true" viewBox={viewBox} className={styles.object} style={placeOf(mark)}>
        <path d={path} stroke="none" strokeWidth={strokeWidth * HIT_WIDTH} pointerEvents="stroke">
          <title>{mark.title}</title>
        </path>
      </svg>
    );
  });
}
