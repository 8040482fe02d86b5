import { type RefObject, startTransition, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "#domain/geometry/size.ts";
import { useWasServed } from "../startup/hydration.ts";

/** An element's size in CSS pixels, unrounded; null before the first measurement. Updates within the same frame. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  const wasServed = useWasServed();

  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return;
    let measured: Size | null = null;
    const measure = () => {
      const { width, height } = observed.getBoundingClientRect();
      if (measured?.width === width && measured.height === height) return;
      measured = { width, height };
      setSize(measured);
    };
    // A served drawing stays on screen until the one for this size is ready. Without one, measure before the paint.
    if (wasServed) startTransition(measure);
    else measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, wasServed]);

  return size;
}
