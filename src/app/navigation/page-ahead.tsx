import { PrefetchPageLinks } from "react-router";
import { useHydrated } from "../startup/hydrated.ts";

/** Fetches the scripts of a page that may come next, after those of the page that is there. */
export function PageAhead({ page }: { page: string }) {
  return useHydrated() ? <PrefetchPageLinks page={page} /> : null;
}
