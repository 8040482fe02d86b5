import { useEffect, useRef } from "react";
import { placeBeside } from "./place-beside.ts";
import styles from "./tooltips.module.css";

/** How long the mouse must rest, or the finger must press, in milliseconds. */
const DELAY = 400;

/** How long the tooltip stays after a long press, in milliseconds. */
const LINGER = 1500;

/**
 * One tooltip for every element with `data-tooltip`, on hover, keyboard focus and a long press. The text repeats
 * the element's accessible name, so screen readers ignore it. Mount it once.
 */
export function Tooltips() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tooltip = ref.current;
    if (tooltip === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      if (tooltip.matches(":popover-open")) tooltip.hidePopover();
    };
    const show = (target: Element) => {
      if (!target.isConnected) return;
      tooltip.textContent = target.getAttribute("data-tooltip");
      tooltip.showPopover();
      placeBeside(tooltip, target, { side: "above", align: "middle", gap: 6 });
    };
    const targetOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest("[data-tooltip]") : null;
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
    const onClick = (event: MouseEvent) => {
      if (longPressed) {
        event.preventDefault();
        event.stopPropagation();
      }
      longPressed = false;
    };
    const onFocusIn = (event: FocusEvent) => {
      if (longPressed) return;
      hide();
      const target = targetOf(event);
      if (target?.matches(":focus-visible")) show(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerover", onPointerOver, { signal });
    document.addEventListener("focusin", onFocusIn, { signal });
    document.addEventListener("focusout", hide, { signal });
    document.addEventListener("pointerdown", onPointerDown, { capture: true, signal });
    document.addEventListener("pointerup", onPointerEnd, { signal });
    document.addEventListener("pointercancel", onPointerEnd, { signal });
    document.addEventListener("click", onClick, { capture: true, signal });
    document.addEventListener("scroll", hide, { capture: true, signal });
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => {
      hide();
      listening.abort();
    };
  }, []);

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />;
}
