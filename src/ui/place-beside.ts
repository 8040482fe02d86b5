interface Placement {
  /** The preferred side; the other one is used if there is no room. */
  readonly side: "above" | "below";
  /** The horizontal alignment with the anchor. */
  readonly align: "start" | "middle" | "end";
  /** The distance to the anchor, and the least distance to the window's edges, in pixels. */
  readonly gap: number;
}

/** Places an element with `position: fixed` beside an anchor, within the window. */
export function placeBeside(element: HTMLElement, anchor: Element, { side, align, gap }: Placement): void {
  const box = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = {
    start: box.left,
    middle: box.left + (box.width - width) / 2,
    end: box.right - width,
  }[align];
  const above = box.top - height - gap;
  const below = box.bottom + gap;
  const hasRoom = side === "above" ? above >= gap : below + height + gap <= window.innerHeight;
  const top = (side === "above") === hasRoom ? above : below;
  element.style.left = `${clamp(left, width, window.innerWidth, gap)}px`;
  element.style.top = `${clamp(top, height, window.innerHeight, gap)}px`;
}

/** If there is not enough room, the start stays in view. */
function clamp(start: number, length: number, available: number, gap: number): number {
  return Math.max(gap, Math.min(start, available - length - gap));
}
