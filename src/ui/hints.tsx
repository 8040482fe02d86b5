import { useEffect, useRef } from "react";
import styles from "./hints.module.css";
import { placeAt } from "./place-at.ts";

/** Before a hint appears under a resting pointer, in milliseconds. */
const DELAY = 400;

/**
 * One tooltip for every element with `data-hint`: it shows the hint on hover and on keyboard focus. The text repeats
 * the element's accessible name for the eye, so it is hidden from screen readers. Mount it once.
 */
export function Hints() {
  const hint = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const bubble = hint.current;
    if (bubble === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      if (bubble.matches(":popover-open")) bubble.hidePopover();
    };
    const show = (target: Element) => {
      if (!target.isConnected) return;
      bubble.textContent = target.getAttribute("data-hint");
      bubble.showPopover();
      placeAt(bubble, target, { side: "above", align: "middle", gap: 6 });
    };
    const hinted = (event: Event) => (event.target instanceof Element ? event.target.closest("[data-hint]") : null);
    const onPointerOver = (event: PointerEvent) => {
      hide();
      const target = hinted(event);
      if (target !== null && event.pointerType === "mouse") timer = setTimeout(show, DELAY, target);
    };
    const onFocusIn = (event: FocusEvent) => {
      hide();
      const target = hinted(event);
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

  return <div ref={hint} popover="manual" aria-hidden="true" className={styles.hint} />;
}
