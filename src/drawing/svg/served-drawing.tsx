import { type ComponentType, type CSSProperties, Fragment } from "react";
import type { Arrangement } from "../../comparison/arrangement.ts";
import type { DescribedView } from "../../comparison/screen-text.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene, DRAWING_MARGIN } from "../scene/compose-scene.ts";
import { MARK_KINDS, type MarkWriters, type Scene } from "../scene/marks.ts";
import { pageOptions } from "../scene/page-options.ts";
import { viewOptions } from "../scene/view-options.ts";
import styles from "./drawing.module.css";
import { LabelText } from "./label-text.tsx";
import { OutlineRect } from "./outline-rect.tsx";
import {
  ServedDimensions,
  ServedHatchings,
  ServedPictures,
  ServedSeams,
  ServedSharedEdges,
} from "./served-annotations.tsx";
import { fromLeft, fromTop, inches, servedBox } from "./served-lengths.ts";
import { ServedObjects } from "./served-objects.tsx";

/** Typical drawing areas. They decide only what has a size in pixels: the labels' places and the grid's step. */
const DESKTOP_AREA: Size = { width: 832, height: 660 };
const PHONE_AREA: Size = { width: 390, height: 430 };

interface ServedDrawingProps {
  screens: readonly Screen[];
  arrangement: Arrangement;
  view?: DescribedView | undefined;
}

/**
 * The drawing as the server sends it, for an area of unknown size. The area is a CSS container and `--inch` is the scale
 * that `composeScene` computes for it, so that nothing shifts when the browser has measured the area (D16).
 */
export function ServedDrawing({ screens, arrangement, view }: ServedDrawingProps) {
  const drawn = viewOptions(view);
  const compose = (area: Size, narrow: boolean) =>
    composeScene(screens, area, {
      arrangement,
      ...drawn,
      ...pageOptions(area, narrow, screens.length),
    });
  const desktop = compose(DESKTOP_AREA, false);
  const phone = compose(PHONE_AREA, true);
  const { bounds, pixelsPerInch } = desktop;
  const variables = {
    "--bounds-width": bounds.width / pixelsPerInch,
    "--bounds-height": bounds.height / pixelsPerInch,
    "--margin": `${DRAWING_MARGIN}px`,
  } as CSSProperties;
  return (
    <g className={styles.served} style={variables}>
      {MARK_KINDS.map((kind) => {
        const Marks = SERVED_MARKS[kind];
        // Outlines follow the container, so one set fits every window.
        if (kind === "outlines") return <Marks key={kind} scene={desktop} />;
        return (
          <Fragment key={kind}>
            <g className={styles.onlyWide}>
              <Marks scene={desktop} />
            </g>
            <g className={styles.onlyNarrow}>
              <Marks scene={phone} />
            </g>
          </Fragment>
        );
      })}
    </g>
  );
}

type ServedMarks = ComponentType<{ scene: Scene }>;

const SERVED_MARKS: MarkWriters<ServedMarks> = {
  grid: ServedGrid,
  objects: ServedObjects,
  hatchings: ServedHatchings,
  outlines: ServedOutlines,
  pictures: ServedPictures,
  seams: ServedSeams,
  sharedEdges: ServedSharedEdges,
  // Nothing is typed yet.
  previews: () => null,
  dimensions: ServedDimensions,
  scaleBar: ServedScaleBar,
  squareSize: ServedSquareSize,
  labels: ServedLabels,
};

function ServedGrid({ scene }: { scene: Scene }) {
  const { grid } = scene;
  if (grid === null) return null;
  const variables = {
    "--pitch": inches(scene, grid.pitch),
    "--fine-pitch": inches(scene, grid.finePitch),
    "--left": fromLeft(scene, grid.origin.x),
    "--top": fromTop(scene, grid.origin.y),
  };
  return (
    <foreignObject width="100%" height="100%">
      <div className={styles.servedGrid} style={variables as CSSProperties} />
    </foreignObject>
  );
}

function ServedScaleBar({ scene }: { scene: Scene }) {
  const { scaleBar, area } = scene;
  if (scaleBar === null) return null;
  const { x, y, length, strokeWidth, text } = scaleBar;
  const transform = `translate(${x}px, calc(100cqh - ${area.height - y}px))`;
  // A path cannot have CSS lengths, so the bar is a rectangle without the two ticks.
  return (
    <g className={styles.scaleBar} fontSize={text.fontSize} style={{ transform }}>
      <rect
        className={styles.servedBar}
        y={-strokeWidth}
        height={strokeWidth}
        style={{ width: inches(scene, length) }}
      />
      <text y={text.y} style={{ transform: `translate(calc(${inches(scene, length)} + ${text.x - length}px))` }}>
        {text.content}
      </text>
    </g>
  );
}

function ServedSquareSize({ scene: { area, squareSize } }: { scene: Scene }) {
  if (squareSize === null) return null;
  const { x, y, fontSize, content } = squareSize;
  const transform = `translate(calc(100cqw - ${area.width - x}px), calc(100cqh - ${area.height - y}px))`;
  return (
    <text className={styles.squareSize} fontSize={fontSize} style={{ transform }}>
      {content}
    </text>
  );
}

function ServedOutlines({ scene }: { scene: Scene }) {
  return scene.outlines.map((outline) => (
    <OutlineRect key={outline.number} outline={outline} style={servedBox(scene, outline)} />
  ));
}

/** A label keeps its distance in pixels from the corner of its outline. */
function ServedLabels({ scene }: { scene: Scene }) {
  return scene.labels.map((label) => {
    const outline = scene.outlines.find(({ number }) => number === label.number);
    if (outline === undefined) return null;
    const x = fromLeft(scene, outline.x, label.x - outline.x);
    const y = fromTop(scene, outline.y, label.y - outline.y);
    return <LabelText key={label.number} label={label} transform={`translate(${x}, ${y})`} />;
  });
}
