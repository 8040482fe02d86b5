/**
 * The attributes of a button that opens or closes a `<dialog>` without a script. React has no names for them yet.
 *
 * @param id of the dialog
 */
export const opensDialog = (id: string) => ({ command: "show-modal", commandfor: id });
export const closesDialog = (id: string) => ({ command: "close", commandfor: id });

/**
 * Does the same in browsers that do not know these attributes. A page contains this function as text and runs it before its first
 * paint, so it uses only the browser.
 */
export function followDialogCommands(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target, defaultPrevented }) => {
    const button = target instanceof Element && !defaultPrevented ? target.closest("button[commandfor]") : null;
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
