import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "../../domain/geometry/size.ts";

/** An element's size in CSS pixels, unrounded; null until it has been measured. Follows it within the same frame. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);

  useLayoutEffect(() => {
    const observed = element.current;
    if (observed === null) return;
    const measure = () => {
      const { width, height } = observed.getBoundingClientRect();
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);

  return size;
}
