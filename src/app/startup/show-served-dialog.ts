/**
 * Makes a dialog modal that came with the page. It runs in the page, as text, before the page is painted, so that it can
 * use nothing from outside.
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
  // Pages are served inert behind a dialog (routes/comparison.tsx); now it keeps them out of reach itself, while it is open.
  for (const behind of document.querySelectorAll("[inert]")) behind.removeAttribute("inert");
}
