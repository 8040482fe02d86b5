import { type ReactNode, Suspense, use, useEffect } from "react";
import { Spinner } from "../../ui/spinner.tsx";
import { prime, type Showing } from "./kept.ts";
import type { Loaded, Wanted } from "./load.ts";
import styles from "./loaded-view.module.css";

interface LoadedViewProps<T> {
  wanted: Wanted<T>;
  showing: Showing<T>;
  /** Stands beside the spinner. */
  pending?: ReactNode;
  children(loaded: Loaded<T>): ReactNode;
}

/** What `focusLoaded` looks for. */
const REGION = "data-loaded";

/** Shows what was loaded, and a spinner until it is there (D16). */
export function LoadedView<T>({ wanted: { key }, showing: { loaded, shown }, pending, children }: LoadedViewProps<T>) {
  useEffect(() => {
    if (!(loaded instanceof Promise)) prime(key, loaded);
  }, [key, loaded]);
  const spinner = (
    <>
      {pending}
      <Spinner label="Loading" />
    </>
  );
  return (
    <div {...{ [REGION]: "" }} tabIndex={-1} className={styles.region}>
      <Suspense key={shown} fallback={spinner}>
        {loaded instanceof Promise ? <Awaited promise={loaded}>{children}</Awaited> : children(loaded)}
      </Suspense>
    </div>
  );
}

/** Puts the focus where the answer will be, when what holds it makes room for a spinner. */
export function focusLoaded(within: Element): void {
  within.closest<HTMLElement>(`[${REGION}]`)?.focus({ preventScroll: true });
}

function Awaited<T>({ promise, children }: { promise: Promise<Loaded<T>>; children(loaded: Loaded<T>): ReactNode }) {
  return children(use(promise));
}
