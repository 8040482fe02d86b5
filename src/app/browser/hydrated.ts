import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while the served page is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the server drew what this component is part of: it stands there already, and nothing waits for more. */
export function useWasServed(): boolean {
  const hydrated = useHydrated();
  return useState(!hydrated)[0];
}
