import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import { type Box, grown } from "../scene/box.ts";
import { composeScene } from "../scene/compose-scene.ts";
import { MARK_KINDS, type MarkKind, type Scene } from "../scene/marks.ts";
import { reservedBoxes } from "../scene/page-options.ts";
import { INSET } from "../scene/scale-bar.ts";
import type { SceneTexts } from "../scene/scene-texts.ts";
import { viewOptions } from "../scene/view-options.ts";
import styles from "./drawing.module.css";
import type { SvgElement } from "./element.ts";
import { groundElements } from "./ground-elements.ts";
import { MARK_ELEMENTS } from "./mark-elements.ts";
import { writeReact } from "./write-react.ts";

interface UsualArea extends Size {
  /** The class that shows its marks in windows whose area is most like it. */
  readonly className: "large" | "medium" | "small";
  readonly narrow: boolean;
}

/** The first one's pixels are the drawing's units. */
const USUAL_AREAS: readonly UsualArea[] = [
  { className: "medium", width: 832, height: 668, narrow: false },
  { className: "large", width: 1312, height: 848, narrow: false },
  { className: "small", width: 390, height: 484, narrow: true },
];

/** The grid reaches beyond a usual area by so many pixels: to the edges of a window of 5120 px, and of a phone on its side. */
const GRID_REACH = 1000;

interface ServedDrawingProps {
  comparison: Comparison;
  /** Its one text alternative (D11). */
  description: string;
  texts: SceneTexts;
}

/**
 * The drawing before a browser has measured its area. Its box is the outlines' box and lies within the margin of the area, so
 * that the browser fits the outlines as `composeScene` does, and they stay where they are when scripts start (D16). What depends
 * on pixels, such as labels and the grid's step, is composed for three usual areas and grows with the outlines.
 */
export function ServedDrawing({ comparison, description, texts }: ServedDrawingProps) {
  const usual = USUAL_AREAS.map(({ className, narrow, ...area }) => {
    const options = { ...viewOptions(comparison), reserved: reservedBoxes(area, narrow, comparison.scale) };
    const scene = composeScene(comparison.screens, area, { texts, ...options });
    return { className, scene, bounds: boundsBox(scene) };
  });
  const [first] = usual;
  if (first === undefined || first.scene.pixelsPerInch === 0) {
    return <svg role="img" aria-label={description} className={styles.served} />;
  }
  const { x, y, width, height } = first.bounds;
  return (
    <>
      <svg role="img" aria-label={description} className={styles.served} viewBox={`${x} ${y} ${width} ${height}`}>
        {MARK_KINDS.filter((kind) => !CORNER_KINDS.includes(kind)).map((kind) =>
          // One set of outlines fits every window.
          kind === "outlines" ? (
            <g key={kind}>{write(MARK_ELEMENTS.outlines(first.scene))}</g>
          ) : (
            usual.map(({ className, scene, bounds }) => {
              const scale = width / bounds.width;
              const transform =
                scene === first.scene
                  ? undefined
                  : `translate(${x - scale * bounds.x} ${y - scale * bounds.y}) scale(${scale})`;
              return (
                <g key={`${kind} ${className}`} className={styles[className]} transform={transform}>
                  {write(servedElements(kind, scene))}
                </g>
              );
            })
          ),
        )}
      </svg>
      {CORNER_KINDS.flatMap((kind) =>
        usual.map((area) => <Corner key={`${kind} ${area.className}`} kind={kind} {...area} />),
      )}
    </>
  );
}

/** The kinds that have their place in a corner of the area. */
const CORNER_KINDS: readonly MarkKind[] = ["scaleBar", "squareSize"];

/** A mark that scales with the outlines and stays in the area's lower left or right corner. */
function Corner({
  kind,
  className,
  scene,
  bounds,
}: {
  kind: MarkKind;
  className: UsualArea["className"];
  scene: Scene;
  bounds: Box;
}) {
  const elements = MARK_ELEMENTS[kind](scene);
  if (elements.length === 0) return null;
  const isLeft = kind === "scaleBar";
  const { width, height } = bounds;
  const x = isLeft ? INSET : scene.area.width - INSET - width;
  return (
    <svg
      aria-hidden="true"
      className={[styles.served, isLeft ? styles.left : styles.right, styles[className]].join(" ")}
      viewBox={`${x} ${scene.area.height - INSET - height} ${width} ${height}`}
      preserveAspectRatio={isLeft ? "xMinYMax" : "xMaxYMax"}
    >
      {write(elements)}
    </svg>
  );
}

/** The box of all outlines and of what stands beside them, in the middle of the area. */
function boundsBox({ area, bounds }: Scene): Box {
  return { x: (area.width - bounds.width) / 2, y: (area.height - bounds.height) / 2, ...bounds };
}

function servedElements(kind: MarkKind, scene: Scene): readonly SvgElement[] {
  if (kind !== "grid") return MARK_ELEMENTS[kind](scene);
  return groundElements(scene, grown({ x: 0, y: 0, ...scene.area }, GRID_REACH));
}

function write(elements: readonly SvgElement[]) {
  return writeReact(elements, { classNames: styles });
}
