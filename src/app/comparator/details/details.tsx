import { useEffect, useEffectEvent, useState } from "react";
import type { LayoutKind } from "../../browser/media-query.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import type { DetailsView } from "./details-view.tsx";

interface DetailsProps {
  /** For the drawing's `aria-details`. */
  id: string;
  layout: LayoutKind;
  session: ComparisonSession;
  open: boolean;
  onClose(): void;
  /** The script cannot be loaded. Opening the details again tries again. */
  onFail(): void;
}

/** The details, whose script loads when they are first opened. */
export function Details({ id, layout, session, open, onClose, onFail }: DetailsProps) {
  const [View, setView] = useState<typeof DetailsView | null>(null);
  const reportFailure = useEffectEvent(onFail);

  useEffect(() => {
    if (!open || View !== null) return;
    let closed = false;
    import("./details-view.tsx").then(
      (module) => setView(() => module.DetailsView),
      () => {
        if (!closed) reportFailure();
      },
    );
    return () => {
      closed = true;
    };
  }, [open, View]);

  return open && View !== null ? <View id={id} layout={layout} session={session} onClose={onClose} /> : null;
}
