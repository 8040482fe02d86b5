/** Moves the focus to the page's content: the pressed button is about to disappear. */
export function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** The same for a button that acts by itself. */
export function vanishing(act: () => void): () => void {
  return () => {
    focusMain();
    act();
  };
}
