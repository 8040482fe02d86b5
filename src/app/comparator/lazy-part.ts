import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A component whose script loads when it is first rendered. Without a connection the `fallback` shows, by default nothing. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: fallback }),
    ),
  );
}
