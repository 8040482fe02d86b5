import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from "react";

/**
 * How a visitor closes a modal `<dialog>`: by Escape, by Back on a phone and by a press on the page behind. A press that begins
 * inside and ends outside, as when text is selected, closes nothing.
 */
export function useDialogEvents(onClose: () => void) {
  const pressedOutside = useRef(false);
  /** Whether the last input in the dialog was a press, not a key. */
  const pressed = useRef(false);
  return {
    events: {
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        // The browser closes it without a "cancel" event if Escape is pressed twice in a row.
        if (!event.currentTarget.open) onClose();
      },
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        pressedOutside.current = isOutside(event);
        pressed.current = true;
      },
      onKeyDown() {
        pressed.current = false;
      },
      onClick(event: MouseEvent<HTMLDialogElement>) {
        if (pressedOutside.current && isOutside(event)) onClose();
      },
    },
    /** Call it when the focus has returned to the page. */
    hideRingAfterPress() {
      if (pressed.current) hideFocusRing();
    },
  };
}

/** Whether a press is on the page behind, whose events have the dialog as target. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/**
 * Takes the ring from the control that has the focus. After a press, a closed dialog gives the focus back without one, but
 * WebKit shows it.
 */
function hideFocusRing(): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || !control.matches(":is(a, button):focus-visible")) return;
  control.blur();
  control.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
}
