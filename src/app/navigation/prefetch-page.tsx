import { PrefetchPageLinks } from "react-router";
import { useHydrated } from "../startup/hydration.ts";
import { sitePath } from "./site-path.ts";

/** Prefetches the scripts of a page that the visitor may open next, after hydration. */
export function PrefetchPage({ page }: { page: string }) {
  return useHydrated() ? <PrefetchPageLinks page={sitePath(page)} /> : null;
}
