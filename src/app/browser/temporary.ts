import { useCallback, useEffect, useRef, useState } from "react";

/** A value that goes back to null by itself after so many milliseconds, unless it is held on to. */
export function useTemporary<T>(
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

/** True once `on` has been true for so many milliseconds. */
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
