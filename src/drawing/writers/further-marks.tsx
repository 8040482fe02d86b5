import type { ComponentType } from "react";
import type { MarkWriters } from "../scene/marks.ts";
import { SEAM_STROKE_WIDTH } from "../scene/seams.ts";
import styles from "./drawing.module.css";
import { boxStyle, type FurtherKind, type MarksProps } from "./drawing-marks.tsx";
import { ObjectMarks } from "./object-marks.tsx";
import { seamPath } from "./seam-path.ts";

/** How React draws what only a set, a film or an object has. */
export const FURTHER_MARKS: Pick<MarkWriters<ComponentType<MarksProps>>, FurtherKind> = {
  objects: ({ scene }) => <ObjectMarks objects={scene.objects} />,
  pictures: Pictures,
  seams: Seams,
};

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
