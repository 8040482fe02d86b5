import { placeBeside } from "./place-beside.ts";

/** How long the mouse must rest, or the finger must press, in milliseconds. */
const DELAY = 400;

/** How long the tooltip stays after a long press, in milliseconds. */
const LINGER = 1500;

/** Shows and hides the tooltip by the document's events, in their order. Once the signal aborts, it is hidden. */
export function tooltipEvents(tooltip: HTMLElement, signal: AbortSignal): (event: Event) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    if (tooltip.matches(":popover-open")) tooltip.hidePopover();
  };
  const show = (target: Element) => {
    if (!target.isConnected || !tooltip.isConnected) return;
    tooltip.textContent = target.getAttribute("data-tooltip");
    tooltip.showPopover();
    placeBeside(tooltip, target, { side: "above", align: "middle", gap: 6 });
  };
  const targetOf = (event: Event) => (event.target instanceof Element ? event.target.closest("[data-tooltip]") : null);
  const onPointerOver = (event: PointerEvent) => {
    hide();
    const target = targetOf(event);
    if (target !== null && event.pointerType === "mouse") timer = setTimeout(show, DELAY, target);
  };
  // A long press asks for the name of a button and does not press it.
  let longPressed = false;
  const onPointerDown = (event: PointerEvent) => {
    hide();
    longPressed = false;
    const target = targetOf(event);
    if (target === null || event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      longPressed = true;
      show(target);
    }, DELAY);
  };
  const onPointerEnd = () => {
    clearTimeout(timer);
    if (!longPressed) return;
    timer = setTimeout(() => {
      longPressed = false;
      hide();
    }, LINGER);
  };
  const onClick = (event: Event) => {
    if (longPressed) {
      event.preventDefault();
      event.stopPropagation();
    }
    longPressed = false;
  };
  const onFocusIn = (event: Event) => {
    if (longPressed) return;
    hide();
    const target = targetOf(event);
    if (target?.matches(":focus-visible")) show(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") hide();
  };
  signal.addEventListener("abort", hide);

  return (event) => {
    switch (event.type) {
      case "pointerover":
        return onPointerOver(event as PointerEvent);
      case "pointerdown":
        return onPointerDown(event as PointerEvent);
      case "pointerup":
      case "pointercancel":
        return onPointerEnd();
      case "click":
        return onClick(event);
      case "focusin":
        return onFocusIn(event);
      case "focusout":
      case "scroll":
        return hide();
      case "keydown":
        return onKeyDown(event as KeyboardEvent);
    }
  };
}
