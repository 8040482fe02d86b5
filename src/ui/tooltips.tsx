import { useEffect, useRef } from "react";
import { loadPopovers } from "./load-popovers.ts";
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
    // The events since the first one on an element with a tooltip, until the script has loaded.
    const waiting: Event[] = [];
    let handle = (event: Event) => {
      const isFirst = waiting.length === 0;
      if (isFirst && !(event.target instanceof Element && event.target.closest("[data-tooltip]"))) return;
      waiting.push(event);
      if (!isFirst) return;
      loadPopovers().then(
        ({ tooltipEvents }) => {
          handle = tooltipEvents(tooltip, signal);
          waiting.forEach(handle);
        },
        // Without a connection there is no tooltip, and the next one tries again.
        () => waiting.splice(0),
      );
    };
    for (const type of EVENTS) document.addEventListener(type, (event) => handle(event), { capture: true, signal });
    return () => listening.abort();
  }, []);

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />;
}
