import { InlineScript } from "./inline-script.tsx";

/**
 * Stands before the page's scripts, which may be gone after a new release. The page then stays as served, and closing
 * its dialog loads `/`.
 */
export function MissingScriptGuard() {
  return <InlineScript text={import.meta.env.SSR ? GUARD : ""} />;
}

const GUARD = `addEventListener("error", ({ target }) => {
if (target instanceof HTMLScriptElement) (${loadHomeOnClose})();
}, true);`;

/** S2: closing a dialog returns to `/`. The page contains this function as text, so it uses only the browser. */
function loadHomeOnClose(): void {
  const form = document.querySelector<HTMLFormElement>("dialog form[action]");
  const dialog = form?.closest("dialog");
  if (!form || !dialog) return;
  form.method = "get";
  const loadHome = () => form.submit();
  if (dialog.open) dialog.addEventListener("close", loadHome);
  else loadHome();
}
