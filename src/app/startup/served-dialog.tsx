import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { useWasServed } from "./hydrated.ts";
import { InlineScript } from "./inline-script.tsx";
import { showServedDialog } from "./show-served-dialog.ts";

interface ServedDialogProps {
  /** The dialog. */
  children: ReactNode;
  /**
   * A condition, as text, that a script in the page decides on: until it does so, and where it does not hold, the dialog
   * is hidden. Without a condition it is for everyone, who has no scripts too.
   */
  when?: string;
  /** The condition did not hold. */
  onHidden?(): void;
}

/**
 * The place of a dialog that may come with the page. A script beside it makes it modal before the first paint; React
 * takes it over as it stands. docs/decisions/0008-dialogs-are-routes-served-open.md
 */
export function ServedDialog({ children, when, onHidden }: ServedDialogProps) {
  const wasServed = useWasServed();
  const place = useRef<HTMLDivElement>(null);

  const tellHidden = useEffectEvent(() => onHidden?.());
  useEffect(() => {
    if (place.current?.hidden) tellHidden();
  }, []);

  return (
    <>
      <div ref={place} hidden={when !== undefined} suppressHydrationWarning>
        {children}
      </div>
      {wasServed && <InlineScript text={import.meta.env.SSR ? scriptText(when) : ""} />}
    </>
  );
}

function scriptText(when = "true"): string {
  return `if (${when}) (${showServedDialog})(document.currentScript.previousElementSibling)`;
}
