import type { Scene } from "../scene/marks.ts";
import styles from "./drawing.module.css";
import { servedBox } from "./served-lengths.ts";
import { OBJECT_STROKE_WIDTH, silhouetteOf } from "./silhouettes.ts";

/** Only a foreign object takes its place and size from CSS; a picture inside it scales with them. */
export function ServedObjects({ scene }: { scene: Scene }) {
  return scene.objects.map((mark) => {
    const { path, viewBox } = silhouetteOf(mark);
    return (
      <foreignObject key={mark.object} className={styles.object} style={servedBox(scene, mark)}>
        <svg aria-hidden="true" className={styles.servedObject} viewBox={viewBox}>
          <path data-object={mark.object} d={path} strokeWidth={OBJECT_STROKE_WIDTH} vectorEffect="non-scaling-stroke">
            <title>{mark.title}</title>
          </path>
        </svg>
      </foreignObject>
    );
  });
}
