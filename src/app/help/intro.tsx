import { type ComponentType, startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SCREENS_PARAMETER } from "../../comparison/address.ts";
import { useWasServed } from "../browser/hydrated.ts";
import { useLayoutKind } from "../browser/media-query.ts";
import { useIsOverlaid } from "../browser/overlay-history.ts";
import { skipsIntro } from "../browser/skip-intro-cookie.ts";
import { pageBeganVisit } from "../browser/visit.ts";

/**
 * The help dialog as it opens by itself. D12: "only when the first page loaded in this visit is `/`", decided in the
 * browser. A link to somebody's comparison, `/?screens=…`, shows that comparison and no intro before it.
 */
export function Intro() {
  const wasServed = useWasServed();
  const layout = useLayoutKind();
  const { search } = useLocation();
  const isOverlaid = useIsOverlaid();
  const [state, setState] = useState<"undecided" | "wanted" | "done">(wasServed ? "undecided" : "done");
  const [Help, setHelp] = useState<ComponentType<{ onClose(): void }> | null>(null);

  useEffect(() => {
    if (state !== "undecided" || layout === "unknown") return;
    const isShared = new URLSearchParams(search).has(SCREENS_PARAMETER);
    setState(!isShared && pageBeganVisit() && !skipsIntro(layout) ? "wanted" : "done");
  }, [state, layout, search]);

  useEffect(() => {
    if (state !== "wanted") return;
    import("./help-dialog.tsx").then(
      ({ HelpDialog }) => startTransition(() => setHelp(() => HelpDialog)),
      // Nobody has asked for it: if it cannot be loaded, the page goes on without it.
      () => setState("done"),
    );
  }, [state]);

  // Who has opened a drawer meanwhile needs no introduction any more.
  useEffect(() => {
    if (isOverlaid) setState("done");
  }, [isOverlaid]);

  return state === "wanted" && Help !== null ? <Help onClose={() => setState("done")} /> : null;
}
