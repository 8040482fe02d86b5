import type { CSSProperties } from "react";
import type { Arrangement } from "../comparison/arrangement.ts";
import { type Screen, sizeInInches } from "../domain/display/screen.ts";
import styles from "./drawing.module.css";
import { LabelChip } from "./label-chip.tsx";
import { OutlineRect } from "./outline-rect.tsx";
import { composeScene, type Scene } from "./scene.ts";
import { arrange } from "./scene-alignment.ts";
import { reservedBoxes } from "./scene-reserved.ts";

/**
 * Areas of a usual desktop window and a usual phone. Outlines need neither: only what keeps its size in pixels, the
 * labels' places and the graph paper's step, is chosen for them until the page has been measured.
 */
const USUAL_AREAS = [
  { area: { width: 840, height: 860 }, narrow: false, className: styles.onlyWide },
  { area: { width: 390, height: 780 }, narrow: true, className: styles.onlyNarrow },
] as const;

/**
 * The scene in an area nobody has measured, as the server sends it. The browser works out the scale by itself: the
 * drawing's box is a CSS container, so that a pixel length is a number of inches times `--inch`, the very scale that
 * `composeScene` computes once the box is known. Nothing shifts when it takes over.
 */
export function ServedScene({ screens, alignment }: { screens: readonly Screen[]; alignment: Arrangement }) {
  const sizes = screens.map(sizeInInches);
  const { bounds, corners } = arrange(sizes, alignment);
  const scenes = USUAL_AREAS.map(({ area, narrow, className }) => ({
    scene: composeScene(screens, area, alignment, reservedBoxes(area, narrow)),
    className,
  }));
  const painted = scenes[0]?.scene.outlines ?? [];
  return (
    <g
      className={styles.served}
      style={{ "--bounds-width": bounds.width, "--bounds-height": bounds.height } as CSSProperties}
    >
      {scenes.map(({ scene, className }) => (
        <ServedGrid key={className} scene={scene} className={className} />
      ))}
      {painted.map(({ number, colour }) => {
        const size = sizes[number - 1];
        const corner = corners[number - 1];
        if (size === undefined || corner === undefined) return null;
        const style = {
          x: fromMiddle("cqw", corner.x),
          y: fromMiddle("cqh", corner.y),
          width: inches(size.width),
          height: inches(size.height),
        };
        return <OutlineRect key={number} number={number} colour={colour} lifted={false} style={style} />;
      })}
      {scenes.map(({ scene, className }) => (
        <g key={className} className={className}>
          {scene.labels.map((label) => {
            const outline = scene.outlines.find(({ number }) => number === label.number);
            const corner = corners[label.number - 1];
            if (outline === undefined || corner === undefined) return null;
            const x = `${fromMiddle("cqw", corner.x)} + ${label.x - outline.x}px`;
            const y = `${fromMiddle("cqh", corner.y)} + ${label.y - outline.y}px`;
            return (
              <LabelChip
                key={label.number}
                label={label}
                lifted={false}
                transform={`translate(calc(${x}), calc(${y}))`}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

function inches(length: number): string {
  return `calc(${length} * var(--inch))`;
}

/** So many inches from the middle of the container, along its width (`cqw`) or height (`cqh`). */
function fromMiddle(axis: "cqw" | "cqh", length: number): string {
  return `calc(50${axis} + ${length} * var(--inch))`;
}

function ServedGrid({ scene, className }: { scene: Scene; className: string | undefined }) {
  const { grid, scaleBar, pixelsPerInch } = scene;
  if (grid === null || scaleBar === null) return null;
  const pitch = inches(grid.pitch / pixelsPerInch);
  const bar = inches(scaleBar.length / pixelsPerInch);
  return (
    <g className={className}>
      <foreignObject width="100%" height="100%">
        <div
          className={styles.servedGrid}
          style={{ "--pitch": pitch, "--fine-pitch": inches(grid.finePitch / pixelsPerInch) } as CSSProperties}
        />
      </foreignObject>
      <g className={styles.scaleBar} style={{ transform: `translate(${scaleBar.x}px, calc(100cqh - 16px))` }}>
        <rect className={styles.servedBar} style={{ width: bar }} />
        <text x={6} y={-6}>
          {scaleBar.text}
        </text>
      </g>
    </g>
  );
}
