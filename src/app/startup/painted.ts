import { useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * A value that, while it may come late, lets the next frame be painted without it and follows then. One that changed with
 * every frame would not follow before it rested.
 */
export function usePainted<T extends object>(value: T, late: boolean): T {
  const [painted, setPainted] = useState(value);
  if (!late && painted !== value) setPainted(value);
  useEffect(() => {
    if (painted !== value) return afterPaint(() => setPainted(value));
  }, [painted, value]);
  return late ? painted : value;
}
