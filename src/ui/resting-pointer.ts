/**
 * Tells whether the pointer has not moved since it pressed: what comes under it then is not pointed at.
 * It follows the pointer until the signal aborts.
 */
export function followRestingPointer(signal: AbortSignal): () => boolean {
  let pressed: PointerEvent | null = null;
  let isResting = false;
  const options = { capture: true, signal };
  document.addEventListener(
    "pointerdown",
    (event) => {
      pressed = event;
      isResting = true;
    },
    options,
  );
  // React tells an entered element already when the pointer leaves the former one.
  for (const type of ["pointerout", "pointerover", "pointermove"] as const) {
    document.addEventListener(
      type,
      ({ clientX, clientY }) => {
        if (clientX !== pressed?.clientX || clientY !== pressed.clientY) isResting = false;
      },
      options,
    );
  }
  return () => isResting;
}
