import { useEffect, useRef } from "react";
import { CARD, placeAtCard, placeBeside } from "./place-beside.ts";
import { followRestingPointer } from "./resting-pointer.ts";
import styles from "./tooltips.module.css";

/**
 * One tooltip for every element with `data-tooltip`, on hover, keyboard focus and a long press. The text repeats
 * the element's accessible name, so screen readers ignore it. Mount it once.
 */
export function Tooltips() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (ref.current === null) return;
    const listening = new AbortController();
    addTooltipEvents(ref.current, listening.signal);
    return () => listening.abort();
  }, []);

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />;
}

/** Where there is room beside a card. */
const WIDE = "(width >= 900px)";

/** How long the mouse must rest, or the finger must press, in milliseconds. */
const DELAY = 400;

/** How long the tooltip stays after a long press, in milliseconds. */
const LINGER = 1500;

/** Shows and hides the tooltip until the signal aborts. */
function addTooltipEvents(tooltip: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A long press asks for the name of a button and does not press it.
  let longPressed = false;

  function hide() {
    clearTimeout(timer);
    if (tooltip.matches(":popover-open")) tooltip.hidePopover();
  }
  function show(target: Element) {
    if (!target.isConnected || !tooltip.isConnected) return;
    tooltip.textContent = target.getAttribute("data-tooltip");
    tooltip.showPopover();
    delete tooltip.dataset.side;
    if (target.closest(CARD) !== null && window.matchMedia(WIDE).matches) placeAtCard(tooltip, target, "above");
    else placeBeside(tooltip, target, { side: "above", align: "middle", gap: 6 });
  }
  function endPress() {
    clearTimeout(timer);
    if (!longPressed) return;
    timer = setTimeout(() => {
      longPressed = false;
      hide();
    }, LINGER);
  }

  signal.addEventListener("abort", hide);
  const on = <K extends keyof DocumentEventMap>(type: K, handle: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, handle, { capture: true, signal });
  const isResting = followRestingPointer(signal);
  on("pointerover", (event) => {
    hide();
    const target = targetOf(event);
    if (target !== null && event.pointerType === "mouse" && !isResting()) timer = setTimeout(show, DELAY, target);
  });
  on("pointerdown", (event) => {
    hide();
    longPressed = false;
    const target = targetOf(event);
    if (target === null || event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      longPressed = true;
      show(target);
    }, DELAY);
  });
  on("pointerup", endPress);
  on("pointercancel", endPress);
  on("click", (event) => {
    if (longPressed) {
      event.preventDefault();
      event.stopPropagation();
    }
    longPressed = false;
  });
  on("focusin", (event) => {
    if (longPressed) return;
    hide();
    const target = targetOf(event);
    if (target?.matches(":focus-visible")) show(target);
  });
  on("focusout", hide);
  on("scroll", hide);
  on("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
}

function targetOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest("[data-tooltip]") : null;
}
