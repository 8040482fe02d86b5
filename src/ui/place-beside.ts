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

/** A card's tooltips lie beside it, in the top layer, so that its list does not clip them. */
export const CARD = "[data-card]";

/** How far a tooltip above or below reaches over the card's edge, in pixels. */
const SEAM = 10;

/** Right of the anchor's card and level with the anchor; without room for that above or below the card. */
export function placeAtCard(element: HTMLElement, anchor: Element, side: "above" | "below"): void {
  const card = anchor.closest(CARD)?.getBoundingClientRect();
  const list = anchor.closest(CARD)?.parentElement?.parentElement?.getBoundingClientRect();
  if (card === undefined || list === undefined) return;
  const box = anchor.getBoundingClientRect();
  const field = (anchor.querySelector("input") ?? anchor).getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const isBeside = card.right + 9 + width <= window.innerWidth;
  const middle = box.top + box.height / 2;
  element.dataset.side = isBeside ? "beside" : side;
  element.style.left = `${isBeside ? card.right + 9 : field.left}px`;
  element.style.top = `${isBeside ? middle - 14 : side === "above" ? card.top - height + SEAM : card.bottom - SEAM}px`;
  // The card may have scrolled out of its list.
  element.style.visibility = middle < list.top || middle > list.bottom ? "hidden" : "visible";
}

/** If there is not enough room, the start stays in view. */
function clamp(start: number, length: number, available: number, gap: number): number {
  return Math.max(gap, Math.min(start, available - length - gap));
}
