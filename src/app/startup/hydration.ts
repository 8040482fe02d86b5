import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Whether the server rendered this component, so that its markup is in the page already. Never changes. */
export function useWasServed(): boolean {
  const [mount] = useState({ wasServed: false });
  // React reads the server snapshot only while it hydrates. The value must stay the same afterwards: a different one
  // would make React re-render the page at once.
  return useSyncExternalStore(
    subscribe,
    () => mount.wasServed,
    () => {
      mount.wasServed = true;
      return true;
    },
  );
}

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  const wasServed = useWasServed();
  const [hydrated, setHydrated] = useState(!wasServed);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
