interface Placing {
  /** Where it stands if there is room; else on the other side. */
  readonly side: "above" | "below";
  /** Which of its edges, or its middle, is in line with the anchor's. */
  readonly align: "start" | "middle" | "end";
  /** Between the two, and at least between it and the window's edges; in pixels. */
  readonly gap: number;
}

/** Puts something of the top layer (`position: fixed`) at an element, within the window. */
export function placeAt(shown: HTMLElement, anchor: Element, { side, align, gap }: Placing): void {
  const around = anchor.getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const left = {
    start: around.left,
    middle: around.left + (around.width - width) / 2,
    end: around.right - width,
  }[align];
  const above = around.top - height - gap;
  const below = around.bottom + gap;
  const hasRoom = side === "above" ? above >= gap : below + height + gap <= window.innerHeight;
  const top = (side === "above") === hasRoom ? above : below;
  shown.style.left = `${within(left, width, window.innerWidth, gap)}px`;
  shown.style.top = `${within(top, height, window.innerHeight, gap)}px`;
}

/** Where there is no room at all the beginning stays in view. */
function within(wished: number, length: number, room: number, gap: number): number {
  return Math.max(gap, Math.min(wished, room - length - gap));
}
