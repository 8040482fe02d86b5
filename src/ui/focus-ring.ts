/**
 * Takes the ring from the control that has the focus. After a press, a closed dialog gives the focus back without one, but
 * WebKit shows it.
 */
export function hideFocusRing(): void {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || !control.matches(":is(a, button):focus-visible")) return;
  control.blur();
  control.focus({ preventScroll: true, focusVisible: false } as FocusOptions);
}
