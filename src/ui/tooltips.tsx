import { useEffect, useRef } from "react";
import { tooltipEvents } from "./tooltip-events.ts";
import styles from "./tooltips.module.css";

const EVENTS = [
  "pointerover",
  "pointerdown",
  "pointerup",
  "pointercancel",
  "click",
  "focusin",
  "focusout",
  "scroll",
  "keydown",
] as const;

/**
 * One tooltip for every element with `data-tooltip`, on hover, keyboard focus and a long press. The text repeats
 * the element's accessible name, so screen readers ignore it. Mount it once.
 */
export function Tooltips() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tooltip = ref.current;
    if (tooltip === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const handle = tooltipEvents(tooltip, signal);
    for (const type of EVENTS) document.addEventListener(type, handle, { capture: true, signal });
    return () => listening.abort();
  }, []);

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />;
}
