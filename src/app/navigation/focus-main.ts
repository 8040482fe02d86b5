/** Moves the focus to the page's content: the pressed button is about to disappear. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
