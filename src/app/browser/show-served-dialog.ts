/**
 * Makes a dialog modal that came with the page. It runs in the page, as text, before the page is painted: it can use
 * nothing but its argument.
 * @param place the element around the dialog
 */
export function showServedDialog(place: HTMLElement): void {
  const dialog = place.querySelector("dialog");
  if (dialog === null) return;
  place.hidden = false;
  dialog.removeAttribute("open");
  dialog.showModal();
  // Its button and a press outside close it, though the scripts that will see to it have not come yet.
  dialog.querySelector("form")?.setAttribute("method", "dialog");
  dialog.setAttribute("closedby", "any");
  // The dialog itself keeps the page out of reach now, for as long as it is open.
  document.querySelector("body > [inert]")?.removeAttribute("inert");
}
