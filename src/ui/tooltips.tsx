import { useEffect, useRef } from "react";
import { placeBeside } from "./place-beside.ts";
import styles from "./tooltips.module.css";

/** How long the pointer must rest, in milliseconds. */
const DELAY = 400;

/**
 * One tooltip for every element with `data-tooltip`, on hover and on keyboard focus. The text repeats the element's
 * accessible name, so screen readers ignore it. Mount it once.
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
    const onFocusIn = (event: FocusEvent) => {
      hide();
      const target = targetOf(event);
      if (target?.matches(":focus-visible")) show(target);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", hide);
    document.addEventListener("pointerdown", hide, true);
    document.addEventListener("scroll", hide, true);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      hide();
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("pointerdown", hide, true);
      document.removeEventListener("scroll", hide, true);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />;
}
