import { REDUCED_MOTION } from "#app/browser/media-query.ts";

const DURATION_MS = 150;

/**
 * Lets what stands in a list move to its new place when something above it comes, goes or changes its height.
 *
 * @returns ends it
 */
export function moveInPlace(list: HTMLElement): () => void {
  let tops = new Map<Element, number>();

  function follow() {
    const before = tops;
    tops = new Map();
    // A closed drawer has no places, nor has what the search hides in an open one.
    if (list.offsetParent === null) return;
    const isStill = window.matchMedia(REDUCED_MOTION).matches;
    for (const child of list.children) {
      if (!(child instanceof HTMLElement) || child.offsetParent === null) continue;
      const top = child.offsetTop;
      const by = (before.get(child) ?? top) - top;
      tops.set(child, top);
      if (by !== 0 && !isStill)
        child.animate({ translate: [`0 ${by}px`, "0 0"] }, { duration: DURATION_MS, easing: "ease-out" });
    }
  }

  const resizes = new ResizeObserver(follow);
  const observe = () => {
    resizes.disconnect();
    for (const child of list.children) resizes.observe(child);
  };
  const changes = new MutationObserver(() => {
    follow();
    observe();
  });
  changes.observe(list, { childList: true });
  observe();
  return () => {
    resizes.disconnect();
    changes.disconnect();
  };
}
