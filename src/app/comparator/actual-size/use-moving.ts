import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Point } from "#domain/geometry/point.ts";
import { SWIPE_AREA } from "#ui/drawer-swipe.ts";

/** A press that moves further is no click, in pixels. */
const DRAG_DISTANCE = 4;
/** By one press of an arrow key, in pixels. */
const KEY_STEP = 40;
/** By an arrow key with Shift, as a part of the area. */
const PAGE_PART = 0.9;
/** Of a wheel that counts lines, in pixels. */
const LINE_HEIGHT = 16;

interface Movement {
  readonly enabled: boolean;
  /** Moves the drawing by so many pixels. */
  onMove(by: Point): void;
  onCentre(): void;
}

/** Moves the drawing in an element: by dragging, by wheel, and by the arrow keys and Home while the drawing has the focus. */
export function useMoving(element: RefObject<HTMLElement | null>, { enabled, onMove, onCentre }: Movement): void {
  const move = useEffectEvent(onMove);
  const centre = useEffectEvent(onCentre);

  useEffect(() => {
    const area = element.current;
    if (area === null || !enabled) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    addDragging(area, signal, (by) => move(by));

    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return; // It zooms the page.
      event.preventDefault();
      const unit = [1, LINE_HEIGHT, area.clientHeight][event.deltaMode] ?? 1;
      const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      move({ x: -x * unit, y: -y * unit });
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.target instanceof SVGSVGElement) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== "Home") {
        const by = keyMovement(event, area);
        if (by === null) return;
        move(by);
      } else {
        centre();
      }
      event.preventDefault();
    };
    area.addEventListener("wheel", onWheel, { signal, passive: false });
    area.addEventListener("keydown", onKeyDown, { signal });
    return () => listeners.abort();
  }, [element, enabled]);
}

/** As in a text: the right arrow shows what is further to the right. */
function keyMovement({ key, shiftKey }: KeyboardEvent, area: HTMLElement): Point | null {
  const x = shiftKey ? area.clientWidth * PAGE_PART : KEY_STEP;
  const y = shiftKey ? area.clientHeight * PAGE_PART : KEY_STEP;
  const movements: Record<string, Point> = {
    ArrowLeft: { x, y: 0 },
    ArrowRight: { x: -x, y: 0 },
    ArrowUp: { x: 0, y },
    ArrowDown: { x: 0, y: -y },
  };
  return movements[key] ?? null;
}

function addDragging(area: HTMLElement, signal: AbortSignal, move: (by: Point) => void): void {
  /** The pointer that is down, and where it was last. */
  let pressed: { readonly id: number; readonly at: Point } | null = null;
  let isDragging = false;

  const onDown = (event: PointerEvent) => {
    isDragging = false;
    pressed = event.isPrimary && event.button === 0 && !opensDrawer(event) ? pressOf(event) : null;
  };
  const onMove = (event: PointerEvent) => {
    if (pressed?.id !== event.pointerId) return;
    const by = { x: event.clientX - pressed.at.x, y: event.clientY - pressed.at.y };
    if (!isDragging && Math.hypot(by.x, by.y) < DRAG_DISTANCE) return;
    if (!isDragging) area.setPointerCapture(event.pointerId);
    isDragging = true;
    pressed = pressOf(event);
    move(by);
  };
  const onEnd = () => {
    pressed = null;
  };
  // The end of a drag is no press on an outline.
  const onClick = (event: MouseEvent) => {
    if (isDragging) event.stopPropagation();
    isDragging = false;
  };
  area.addEventListener("pointerdown", onDown, { signal });
  area.addEventListener("pointermove", onMove, { signal });
  area.addEventListener("pointerup", onEnd, { signal });
  area.addEventListener("pointercancel", onEnd, { signal });
  area.addEventListener("click", onClick, { signal, capture: true });
}

function pressOf({ pointerId, clientX, clientY }: PointerEvent) {
  return { id: pointerId, at: { x: clientX, y: clientY } };
}

/** A finger at the window's edge pulls out a drawer (S9.5). */
function opensDrawer({ pointerType, clientX }: PointerEvent): boolean {
  return pointerType === "touch" && (clientX < SWIPE_AREA || clientX >= window.innerWidth - SWIPE_AREA);
}
