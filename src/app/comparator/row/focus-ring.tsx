import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import type { Comparison } from "#comparison/state.ts";
import type { Size } from "#domain/geometry/size.ts";
import { MAX_RAISE } from "#domain/space/screen-row.ts";
import { type Box, grown } from "#drawing/scene/box.ts";
import { boxOf } from "./drag.ts";
import styles from "./row-dragging.module.css";

interface FocusRingProps {
  drawing: RefObject<HTMLElement | null>;
  /** Of the drawing. */
  area: Size;
  comparison: Comparison;
  /** The screen whose outline has the keyboard's focus. */
  number: number;
}

/** From the frame, or from the outline where none is drawn. */
const BESIDE_FRAME = 4;
const BESIDE_OUTLINE = 6;
/** An arrow that points down. */
const ARROW = "M-4 -2L0 2.2L4 -2";

/** Around the outline with the keyboard's focus, with an arrow for each key that does something (D56). */
export function FocusRing({ drawing, area, comparison, number }: FocusRingProps): ReactNode {
  const [ring, setRing] = useState<Box | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them moves the outline
  useLayoutEffect(() => {
    const svg = drawing.current?.querySelector<SVGSVGElement>("svg[role=img]") ?? null;
    const outline = svg && boxOf(svg, "outline", number);
    const frame = svg && boxOf(svg, "frame", number);
    setRing(frame ? grown(frame, BESIDE_FRAME) : outline && grown(outline, BESIDE_OUTLINE));
  }, [drawing, area, comparison, number]);
  if (ring === null) return null;
  const { screens } = comparison;
  const raised = screens[number - 1]?.screen.raised ?? 0;
  const [middle, right, bottom] = [ring.y + ring.height / 2, ring.x + ring.width, ring.y + ring.height];
  // Beside the label.
  const beside = ring.x + ring.width * 0.82;
  const arrows = [
    { shown: number > 1, x: ring.x, y: middle, turn: 90 },
    { shown: number < screens.length, x: right, y: middle, turn: -90 },
    { shown: raised < MAX_RAISE, x: beside, y: ring.y, turn: 180 },
    { shown: raised > -MAX_RAISE, x: beside, y: bottom, turn: 0 },
  ];
  return (
    <svg className={styles.over} aria-hidden="true">
      <rect {...ring} rx={4} className={styles.ring} />
      {arrows.map(
        ({ shown, x, y, turn }) =>
          shown && (
            <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`} className={styles.ring}>
              <circle r={9.5} className={styles.knob} />
              <path d={ARROW} />
            </g>
          ),
      )}
    </svg>
  );
}
