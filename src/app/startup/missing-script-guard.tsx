import { InlineScript } from "./inline-script.tsx";
import { leaveWithDialog } from "./leave-with-dialog.ts";

const LEAVE_ON_ERROR = `addEventListener("error", ({ target }) => {
if (target instanceof HTMLScriptElement) (${leaveWithDialog})();
}, true);`;

/**
 * Stands before the page's scripts, which may be gone after a new release. The page then stays as the server sent it,
 * and closing its dialog loads `/`.
 */
export function MissingScriptGuard() {
  return <InlineScript text={LEAVE_ON_ERROR} />;
}
