import { useCallback, useEffect, useRef, useState } from "react";

/** How long a short message such as `Link copied` shows. */
export const MESSAGE_DURATION_MS = 3000;

/** A value that goes back to null after `duration` milliseconds, unless `hold` stops the clock. */
export function useExpiringValue<T>(
  duration: number,
): readonly [value: T | null, show: (value: T | null) => void, hold: () => void] {
  const [value, setValue] = useState<T | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (next: T | null) => {
      clearTimeout(timer.current);
      setValue(next);
      if (next !== null) timer.current = setTimeout(() => setValue(null), duration);
    },
    [duration],
  );
  const hold = useCallback(() => clearTimeout(timer.current), []);
  return [value, show, hold];
}

/** True once `on` has been true for `delay` milliseconds. */
export function useDelayed(on: boolean, delay: number): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setReached(true), delay);
    return () => {
      clearTimeout(timer);
      setReached(false);
    };
  }, [on, delay]);
  return on && reached;
}
