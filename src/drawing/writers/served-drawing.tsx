import { type ComponentType, type CSSProperties, Fragment } from "react";
import type { Arrangement } from "../../comparison/arrangement.ts";
import type { Screen } from "../../domain/display/screen.ts";
import type { Size } from "../../domain/geometry/size.ts";
import { composeScene, DRAWING_MARGIN } from "../scene/compose-scene.ts";
import { MARK_KINDS, type MarkWriters, type Scene } from "../scene/marks.ts";
import { reservedBoxes } from "../scene/reserved-boxes.ts";
import styles from "./drawing.module.css";
import { LabelChip } from "./label-chip.tsx";
import { OutlineRect } from "./outline-rect.tsx";

/** Typical drawing areas. They decide only what has a size in pixels: the labels' places and the grid's step. */
const DESKTOP_AREA: Size = { width: 840, height: 860 };
const PHONE_AREA: Size = { width: 390, height: 780 };

interface ServedDrawingProps {
  screens: readonly Screen[];
  arrangement: Arrangement;
}

/**
 * The drawing as the server sends it, for an area of unknown size. The area is a CSS container and `--inch` is the scale
 * that `composeScene` computes for it, so that nothing shifts when the browser has measured the area (D16).
 */
export function ServedDrawing({ screens, arrangement }: ServedDrawingProps) {
  const compose = (area: Size, narrow: boolean) =>
    composeScene(screens, area, { arrangement, reserved: reservedBoxes(area, narrow) });
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
  scaleBar: ServedScaleBar,
  outlines: ServedOutlines,
  labels: ServedLabels,
};

function ServedGrid({ scene }: { scene: Scene }) {
  const { grid } = scene;
  if (grid === null) return null;
  const pitches = { "--pitch": inches(scene, grid.pitch), "--fine-pitch": inches(scene, grid.finePitch) };
  return (
    <foreignObject width="100%" height="100%">
      <div className={styles.servedGrid} style={pitches as CSSProperties} />
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
      <text x={text.x} y={text.y}>
        {text.content}
      </text>
    </g>
  );
}

function ServedOutlines({ scene }: { scene: Scene }) {
  return scene.outlines.map((outline) => {
    const style = {
      x: fromLeft(scene, outline.x),
      y: fromTop(scene, outline.y),
      width: inches(scene, outline.width),
      height: inches(scene, outline.height),
    };
    return <OutlineRect key={outline.number} outline={outline} style={style} />;
  });
}

/** A label keeps its distance in pixels from the corner of its outline. */
function ServedLabels({ scene }: { scene: Scene }) {
  return scene.labels.map((label) => {
    const outline = scene.outlines.find(({ number }) => number === label.number);
    if (outline === undefined) return null;
    const x = `${fromLeft(scene, outline.x)} + ${label.x - outline.x}px`;
    const y = `${fromTop(scene, outline.y)} + ${label.y - outline.y}px`;
    return <LabelChip key={label.number} label={label} transform={`translate(calc(${x}), calc(${y}))`} />;
  });
}

/** A length that scales with the container. */
function inches({ pixelsPerInch }: Scene, pixels: number): string {
  return `calc(${pixels / pixelsPerInch} * var(--inch))`;
}

/** A place that scales with the container; its distance counts from the container's middle. */
function fromLeft({ area, pixelsPerInch }: Scene, x: number): string {
  return `calc(50cqw + ${(x - area.width / 2) / pixelsPerInch} * var(--inch))`;
}

function fromTop({ area, pixelsPerInch }: Scene, y: number): string {
  return `calc(50cqh + ${(y - area.height / 2) / pixelsPerInch} * var(--inch))`;
}
