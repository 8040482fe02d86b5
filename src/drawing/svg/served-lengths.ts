import type { CSSProperties } from "react";
import type { Box } from "../scene/box.ts";
import type { Scene } from "../scene/marks.ts";

/** A length that scales with the container. */
export function inches({ pixelsPerInch }: Scene, pixels: number): string {
  return `calc(${pixels / pixelsPerInch} * var(--inch))`;
}

/** A place that scales with the container, and so many pixels more; its distance counts from the container's middle. */
export function fromLeft({ area, pixelsPerInch }: Scene, x: number, more = 0): string {
  return `calc(50cqw + ${(x - area.width / 2) / pixelsPerInch} * var(--inch)${plus(more)})`;
}

export function fromTop({ area, pixelsPerInch }: Scene, y: number, more = 0): string {
  return `calc(50cqh + ${(y - area.height / 2) / pixelsPerInch} * var(--inch)${plus(more)})`;
}

export function servedBox(scene: Scene, { x, y, width, height }: Box): CSSProperties {
  return {
    x: fromLeft(scene, x),
    y: fromTop(scene, y),
    width: inches(scene, width),
    height: inches(scene, height),
  };
}

function plus(pixels: number): string {
  return pixels === 0 ? "" : ` + ${pixels}px`;
}
