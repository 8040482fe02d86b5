import { useEffect, useRef } from "react";
import { addTooltipEvents } from "./tooltip-events.ts";
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
