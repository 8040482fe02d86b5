import { type ComponentType, lazy, memo, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { hasComparison } from "../../comparison/address.ts";
import { WIDE } from "../browser/media-query.ts";
import { SKIPS_INTRO } from "../browser/skip-intro-cookie.ts";
import { useWasServed } from "../startup/hydrated.ts";
import { isIntroTime } from "../startup/intro-time.ts";
import { ServedDialog } from "../startup/served-dialog.tsx";

const HelpDialog = lazy<ComponentType<{ onClose(): void }>>(() =>
  import("./help-dialog.tsx").then(
    ({ HelpDialog }) => ({ default: HelpDialog }),
    // If it cannot be loaded, it stays as it was served, which can be read and closed.
    () => new Promise<never>(() => {}),
  ),
);

/**
 * The help dialog as it opens by itself. It comes with `/`, hidden and the same for everyone, and is shown before the
 * first paint by a script of its own (D12: "It is decided in the browser"). A link to a comparison, such as
 * `/?screens=…` or `/?align=bottom`, shows that comparison without the intro.
 */
export function Intro() {
  const wasServed = useWasServed();
  const { search } = useLocation();
  const [isBare] = useState(() => !hasComparison(new URLSearchParams(search)));
  return wasServed && isBare ? <ServedIntro /> : null;
}

/** It is drawn anew for its own reasons only: React gives up what was served when that changes before it has taken it over. */
const ServedIntro = memo(function ServedIntro() {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  if (!open) return null;
  return (
    <ServedDialog when={import.meta.env.SSR ? INTRO_TIME : ""} onHidden={close}>
      <Suspense>
        <HelpDialog onClose={close} />
      </Suspense>
    </ServedDialog>
  );
});

const INTRO_TIME = `(${isIntroTime})(${JSON.stringify(WIDE)}, ${JSON.stringify([SKIPS_INTRO.wide, SKIPS_INTRO.narrow])})`;
