import { type RefObject, startTransition, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "../../domain/geometry/size.ts";
import { useWasServed } from "../startup/hydrated.ts";

/** An element's size in CSS pixels, unrounded; null until it has been measured. Follows it within the same frame. */
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
    // What the server drew for a usual size stands until there is something for this one; else there is nothing yet.
    if (wasServed) startTransition(measure);
    else measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element, wasServed]);

  return size;
}
