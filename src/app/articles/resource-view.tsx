import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Spinner } from "#ui/spinner.tsx";
import { site } from "#words/page/site.ts";
import { savedScrollPosition } from "../navigation/router-internals.ts";
import { cacheServed, type ResourceData } from "./article-cache.ts";
import type { LoadResult, Resource } from "./resource.ts";

interface ResourceViewProps<T> {
  resource: Resource<T>;
  data: ResourceData<T>;
  /** Shows above the spinner. */
  pending?: ReactNode;
  children(result: LoadResult<T>): ReactNode;
}

const REGION = "data-resource-view";

/** Shows what was loaded, or a spinner while it loads (D16). */
export function ResourceView<T>({
  resource: { key },
  data: { result, suspenseKey },
  pending,
  children,
}: ResourceViewProps<T>) {
  useEffect(() => {
    if (!(result instanceof Promise)) cacheServed(key, result);
  }, [key, result]);
  const { loading } = site;
  const spinner = (
    <>
      {pending}
      <Spinner label={loading} />
    </>
  );
  return (
    <div {...{ [REGION]: "" }} tabIndex={-1} className="no-ring">
      <Suspense key={suspenseKey} fallback={spinner}>
        {result instanceof Promise ? <Awaited promise={result}>{children}</Awaited> : children(result)}
      </Suspense>
    </div>
  );
}

/** Moves the focus from an element that a spinner is about to replace to the view around it. */
export function focusResourceView(element: Element): void {
  element.closest<HTMLElement>(`[${REGION}]`)?.focus({ preventScroll: true });
}

interface AwaitedProps<T> {
  promise: Promise<LoadResult<T>>;
  children(result: LoadResult<T>): ReactNode;
}

function Awaited<T>({ promise, children }: AwaitedProps<T>) {
  const result = use(promise);
  useLateScrollRestoration();
  return children(result);
}

/** React Router restores the scroll position, or scrolls to the part that a link names, too early for a page that is still loading. */
function useLateScrollRestoration(): void {
  const location = useLocation();
  const isStep = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the content appears
  useLayoutEffect(() => {
    const position = isStep ? savedScrollPosition(location) : null;
    if (position !== null) window.scrollTo(0, position);
    else if (!isStep) document.getElementById(decodeURI(location.hash.slice(1)))?.scrollIntoView();
  }, []);
}
