import { useEffect, useState } from "react";

/**
 * What a script of its own brings once it is wanted; null until it is there.
 *
 * @param load the same function at every call, else what it brings is loaded anew
 * @param onFail where it cannot be loaded; wanting it again tries again
 */
export function useLater<T>(wanted: boolean, load: () => Promise<T>, onFail: () => void): T | null {
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly value: T } | null>(null);
  const isThere = loaded?.by === load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is told of a failure is no reason to load again
  useEffect(() => {
    if (!wanted || isThere) return;
    let isWanted = true;
    load().then(
      (value) => isWanted && setLoaded({ by: load, value }),
      () => isWanted && onFail(),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, isThere, load]);

  return isThere ? loaded.value : null;
}
