import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the server drew what this component is part of: it stands there already, and nothing waits for more. */
export function useWasServed(): boolean {
  const [here] = useState({ served: false });
  // The one hook that is told; what it gives never changes, since it would have React draw everything anew at once.
  return useSyncExternalStore(
    never,
    () => here.served,
    () => {
      here.served = true;
      return true;
    },
  );
}

/** False on the server and while the served page is taken over, true soon after that. */
export function useHydrated(): boolean {
  const wasServed = useWasServed();
  const [hydrated, setHydrated] = useState(!wasServed);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
