interface Placement {
  /** The preferred side; the other one is used if there is no room. */
  readonly side: "above" | "below";
  /** The horizontal alignment with the anchor. */
  readonly align: "start" | "middle" | "end";
  /** The distance to the anchor, and the least distance to the window's edges, in pixels. */
  readonly gap: number;
}

/** What belongs to one screen. */
export const CARD = "[data-card]";

/** In pixels: a menu that has too little room on both sides scrolls, and is at least this high. */
const LEAST_HEIGHT = 240;

/** Places an element with `position: fixed` beside an anchor, within the window; in a card its start or end is the card's. */
export function placeBeside(element: HTMLElement, anchor: Element, { side, align, gap }: Placement): void {
  const box = anchor.getBoundingClientRect();
  const edges = (anchor.closest(CARD) ?? anchor).getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const left = {
    start: edges.left,
    middle: box.left + (box.width - width) / 2,
    end: edges.right - width,
  }[align];
  const room = { above: box.top - 2 * gap, below: window.innerHeight - box.bottom - 2 * gap };
  const other = side === "above" ? "below" : "above";
  const isBeyond = height > room[side] && (height <= room[other] || room[other] > room[side]);
  const chosen = isBeyond ? other : side;
  const shown = Math.min(height, Math.max(room[chosen], LEAST_HEIGHT));
  if (shown < height) element.style.maxBlockSize = `${shown}px`;
  const top = chosen === "above" ? box.top - shown - gap : box.bottom + gap;
  element.style.left = `${clamp(left, width, window.innerWidth, gap)}px`;
  element.style.top = `${clamp(top, shown, window.innerHeight, gap)}px`;
}

/** How far a tooltip above or below reaches over the card's edge, in pixels. */
const SEAM = 10;

/**
 * Right of the anchor's card and level with the anchor; without room for that above or below the card. In the top layer, so that
 * the cards' list does not clip it.
 */
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
