import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "./box.ts";
import type { SceneTexts } from "./scene-texts.ts";

/** What a drawing is composed on, and what lies there already. */
export interface Canvas {
  readonly area: Size;
  readonly texts: SceneTexts;
  /** How many times the usual size texts have. */
  readonly textScale: number;
  /** What is composed next keeps clear of these boxes. */
  readonly taken: readonly Box[];
}

/** The same with more boxes taken. */
export function taking<Kind extends Canvas>(canvas: Kind, boxes: readonly Box[]): Kind {
  return { ...canvas, taken: [...canvas.taken, ...boxes] };
}

/** From this width up an area has room for larger text and for the size of a square. */
const WIDE = 600;

export function isWide(area: Size): boolean {
  return area.width >= WIDE;
}

/** Of labels and figures, in pixels. */
export function textSize({ area, textScale = 1 }: { readonly area: Size; readonly textScale?: number }): number {
  return (isWide(area) ? 13 : 12) * textScale;
}
