import { DrawerSwipe, type FingerAt, SWIPE_AREA } from "./drawer-swipe.ts";
import type { Slide } from "./slide.ts";

interface Drawer {
  isOpen(): boolean;
  /** A finger has opened it or shut it. */
  onChange(open: boolean): void;
}

/**
 * Lets one finger move a panel: from the window's edge while it is shut, from anywhere while it is open. Touch events
 * and not pointer events, since only these can keep the browser from scrolling once the direction is known.
 *
 * @returns what ends it
 */
export function followFinger(
  panel: HTMLDialogElement,
  slide: Slide,
  side: "left" | "right",
  drawer: Drawer,
): () => void {
  let swipe: DrawerSwipe | null = null;
  let moves = false;

  const onStart = (event: TouchEvent) => {
    abandon();
    const touch = event.touches[0];
    if (touch === undefined || event.touches.length > 1 || !startsSwipe(event.target, touch)) return;
    swipe = new DrawerSwipe({ side, wasOpen: drawer.isOpen(), start: fingerAt(touch, event) });
  };

  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (swipe === null || touch === undefined) return;
    swipe.moveTo(fingerAt(touch, event));
    if (swipe.direction === "along") swipe = null;
    if (swipe?.direction !== "across") return;
    if (event.cancelable) event.preventDefault();
    if (!moves) slide.place(drawer.isOpen() ? 1 : 0);
    moves = true;
    slide.place(swipe.openness(panel.offsetWidth));
  };

  const onEnd = (event: TouchEvent) => {
    if (swipe !== null && moves) {
      const ends = swipe.endsOpen(panel.offsetWidth, event.timeStamp);
      slide.settle(ends);
      if (ends !== drawer.isOpen()) drawer.onChange(ends);
    }
    swipe = null;
    moves = false;
  };

  /** A second finger, or a gesture of the system's own, takes over. */
  const abandon = () => {
    if (moves) slide.settle(drawer.isOpen());
    swipe = null;
    moves = false;
  };

  function startsSwipe(target: EventTarget | null, { clientX }: Touch): boolean {
    if (drawer.isOpen()) return target instanceof Node && panel.contains(target);
    if (document.querySelector("dialog:modal") !== null) return false;
    return side === "left" ? clientX < SWIPE_AREA : clientX >= document.documentElement.clientWidth - SWIPE_AREA;
  }

  // Told by an attribute: `:root:has(…)` in a stylesheet would be asked anew with each element that comes or goes.
  const { documentElement } = document;
  const mark = `data-swipe-${side}`;
  documentElement.toggleAttribute(mark, true);
  document.addEventListener("touchstart", onStart, { passive: true });
  document.addEventListener("touchmove", onMove, { passive: false });
  document.addEventListener("touchend", onEnd);
  document.addEventListener("touchcancel", abandon);
  return () => {
    documentElement.toggleAttribute(mark, false);
    document.removeEventListener("touchstart", onStart);
    document.removeEventListener("touchmove", onMove);
    document.removeEventListener("touchend", onEnd);
    document.removeEventListener("touchcancel", abandon);
  };
}

function fingerAt({ clientX, clientY }: Touch, { timeStamp }: TouchEvent): FingerAt {
  return { x: clientX, y: clientY, time: timeStamp };
}
