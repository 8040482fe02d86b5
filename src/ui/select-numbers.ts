/**
 * Focusing a field for a number (`NumberField`) selects its number, so that typing replaces it. A page contains this function as text and
 * runs it before its first paint, so it uses only the browser.
 */
export function selectNumbers(): void {
  const numberField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && target.matches("[data-number]") ? target : null;
  // The press that focuses the field would otherwise put the caret and drop the selection.
  addEventListener("mousedown", (event) => {
    const field = numberField(event.target);
    if (field === null || field === document.activeElement) return;
    event.preventDefault();
    field.focus();
  });
  addEventListener("focusin", ({ target, isTrusted }) => isTrusted && numberField(target)?.select());
}
