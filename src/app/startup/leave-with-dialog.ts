/**
 * Sees to it that whoever closes a page's dialog comes to `/` (S2) where the scripts that would are gone: by loading it.
 * It runs in the page, as text, so that it can use nothing from outside.
 */
export function leaveWithDialog(): void {
  const form = document.querySelector<HTMLFormElement>("dialog form[action]");
  const dialog = form?.closest("dialog");
  if (!form || !dialog) return;
  form.method = "get";
  const leave = () => form.submit();
  if (dialog.open) dialog.addEventListener("close", leave);
  else leave();
}
