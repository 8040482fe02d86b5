/** On a touch screen the keyboard covers half of what a visitor has just asked for; it goes with the focus. */
export function putKeyboardAway(input: HTMLElement): void {
  if (window.matchMedia("(pointer: coarse)").matches) input.blur();
}
