/** Closes a touch screen's keyboard, which covers half of the results, by removing the focus. */
export function hideOnScreenKeyboard(input: HTMLElement): void {
  if (window.matchMedia("(pointer: coarse)").matches) input.blur();
}
