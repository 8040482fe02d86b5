import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { SCREENS_PARAMETER } from "../../comparison/address.ts";
import { useWasServed } from "../browser/hydrated.ts";
import { WIDE } from "../browser/media-query.ts";
import { showIntro } from "../browser/show-intro.ts";
import { SKIPS_INTRO } from "../browser/skip-intro-cookie.ts";
import { InlineScript } from "../document/inline-script.tsx";

const HelpDialog = lazy<ComponentType<{ onClose(): void }>>(() =>
  import("./help-dialog.tsx").then(
    ({ HelpDialog }) => ({ default: HelpDialog }),
    // If it cannot be loaded, it stays as it was served, which can be read and closed.
    () => new Promise<never>(() => {}),
  ),
);

/**
 * The help dialog as it opens by itself. It comes with `/`, hidden and the same for everyone, and is shown before the
 * first paint by a script of its own (D12: "It is decided in the browser"). A link to somebody's comparison,
 * `/?screens=…`, shows that comparison and no intro before it.
 */
export function Intro() {
  const wasServed = useWasServed();
  const { search } = useLocation();
  const [isBare] = useState(() => !new URLSearchParams(search).has(SCREENS_PARAMETER));
  return wasServed && isBare ? <ServedIntro /> : null;
}

/** It is drawn anew for its own reasons only: React gives up what was served when that changes before it has taken it over. */
const ServedIntro = memo(function ServedIntro() {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);

  // It was not this visitor's time for it.
  useEffect(() => {
    if (place.current?.hidden) setOpen(false);
  }, []);

  if (!open) return null;
  return (
    <>
      <div ref={place} hidden suppressHydrationWarning>
        <Suspense>
          <HelpDialog onClose={() => setOpen(false)} />
        </Suspense>
      </div>
      <InlineScript text={import.meta.env.SSR ? SHOW_INTRO : ""} />
    </>
  );
});

const SHOW_INTRO = `(${showIntro})(document.currentScript.previousElementSibling, ${JSON.stringify(WIDE)}, ${JSON.stringify([SKIPS_INTRO.wide, SKIPS_INTRO.narrow])})`;
