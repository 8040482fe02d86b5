import type { DrawerMotion } from "./drawer-motion.ts";
import { DrawerSwipe, SWIPE_AREA, type TouchPoint } from "./drawer-swipe.ts";

interface DrawerState {
  isOpen(): boolean;
  /** Called when a finger has opened or closed the drawer. */
  onChange(open: boolean): void;
}

/**
 * Lets one finger move a drawer: from the window's edge while it is closed, from anywhere in it while it is open. It
 * uses touch events, because pointer events cannot stop the browser from scrolling once the direction is known.
 *
 * @returns a function that removes the listeners
 */
export function addDrawerGestures(
  panel: HTMLDialogElement,
  motion: DrawerMotion,
  side: "left" | "right",
  drawer: DrawerState,
): () => void {
  let swipe: DrawerSwipe | null = null;
  let isDragging = false;

  const onStart = (event: TouchEvent) => {
    cancel();
    const touch = event.touches[0];
    if (touch === undefined || event.touches.length > 1 || !canStart(event.target, touch)) return;
    swipe = new DrawerSwipe({ side, wasOpen: drawer.isOpen(), start: touchPoint(touch, event) });
  };

  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (swipe === null || touch === undefined) return;
    swipe.moveTo(touchPoint(touch, event));
    if (swipe.direction !== "horizontal") return;
    if (event.cancelable) event.preventDefault();
    if (!isDragging) motion.drag(drawer.isOpen() ? 1 : 0);
    isDragging = true;
    motion.drag(swipe.openness(panel.offsetWidth));
  };

  const onEnd = (event: TouchEvent) => {
    if (swipe !== null && isDragging) {
      const open = swipe.endsOpen(panel.offsetWidth, event.timeStamp);
      motion.finish(open);
      if (open !== drawer.isOpen()) drawer.onChange(open);
    }
    swipe = null;
    isDragging = false;
  };

  /** A second finger or a gesture of the system interrupts the swipe. */
  const cancel = () => {
    if (isDragging) motion.finish(drawer.isOpen());
    swipe = null;
    isDragging = false;
  };

  function canStart(target: EventTarget | null, { clientX }: Touch): boolean {
    if (drawer.isOpen()) return target instanceof Node && panel.contains(target);
    if (document.querySelector("dialog:modal") !== null) return false;
    return side === "left" ? clientX < SWIPE_AREA : clientX >= document.documentElement.clientWidth - SWIPE_AREA;
  }

  // For the stylesheet. `:root:has(…)` would be evaluated again with every element that is added or removed.
  const { documentElement } = document;
  const attribute = `data-swipe-${side}`;
  documentElement.toggleAttribute(attribute, true);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("touchstart", onStart, { signal, passive: true });
  document.addEventListener("touchmove", onMove, { signal, passive: false });
  document.addEventListener("touchend", onEnd, { signal });
  document.addEventListener("touchcancel", cancel, { signal });
  return () => {
    documentElement.toggleAttribute(attribute, false);
    listening.abort();
  };
}

function touchPoint({ clientX, clientY }: Touch, { timeStamp }: TouchEvent): TouchPoint {
  return { x: clientX, y: clientY, time: timeStamp };
}
