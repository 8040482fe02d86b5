/**
 * Tells the styles of an element how much of it an on-screen keyboard covers, in `--covered-start` and `--covered-end`. A keyboard
 * changes neither the window's height nor that of what fills it.
 */
export function followVisiblePart(element: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  if (visualViewport === null) return;
  const follow = () => {
    const { offsetTop, height, scale } = visualViewport;
    const { top, bottom } = element.getBoundingClientRect();
    // Who has magnified the page sees a part of it by choice.
    const covered = (length: number) => `${scale > 1 ? 0 : Math.max(length, 0)}px`;
    element.style.setProperty("--covered-start", covered(offsetTop - top));
    element.style.setProperty("--covered-end", covered(bottom - offsetTop - height));
  };
  follow();
  visualViewport.addEventListener("resize", follow, { signal });
  visualViewport.addEventListener("scroll", follow, { signal });
}
