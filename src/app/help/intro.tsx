import { useState } from "react";
import { useLocation } from "react-router";
import { hasComparison } from "#comparison/address.ts";
import { WIDE } from "../browser/media-query.ts";
import { navigationState } from "../navigation/router-internals.ts";
import { useWasServed } from "../startup/hydration.ts";
import { ServedDialog } from "../startup/served-dialog.tsx";
import { shouldShowIntro } from "../startup/should-show-intro.ts";
import { HelpDialog } from "./help-dialog.tsx";
import { SKIP_INTRO_COOKIES } from "./skip-intro-cookie.ts";

/**
 * The help dialog that opens by itself. It is part of `/`, hidden and the same for everyone, and an inline script shows
 * it before the first paint (D12). A link to a comparison, such as `/?screens=…` or `/?align=bottom`, has no intro.
 */
export function Intro() {
  const wasServed = useWasServed();
  const { search } = useLocation();
  const [isBare] = useState(() => !hasComparison(new URLSearchParams(search)));
  return wasServed && isBare ? <ServedIntro /> : null;
}

function ServedIntro() {
  const [open, setOpen] = useState(true);
  const close = () => {
    // No control of the page opened it. The keyboard goes on where a visitor begins; after a press a focus would highlight a screen.
    const byKey = document.activeElement?.matches(":focus-visible") ?? false;
    setOpen(false);
    if (byKey && matchMedia(WIDE).matches) focusFirstDiagonal();
  };
  if (!open) return null;
  return (
    <ServedDialog condition={import.meta.env.SSR ? CONDITION : ""} onHidden={() => setOpen(false)}>
      <HelpDialog onClose={close} introduces />
    </ServedDialog>
  );
}

/** On a phone the editors are in a drawer. */
function focusFirstDiagonal(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[role=group] input")?.focus());
}

const SKIP_COOKIES = [SKIP_INTRO_COOKIES.wide, SKIP_INTRO_COOKIES.narrow];
const CONDITION = `(${shouldShowIntro})(${JSON.stringify(WIDE)}, ${JSON.stringify(SKIP_COOKIES)}, ${navigationState})`;
