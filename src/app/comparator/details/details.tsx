import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";
import type { LayoutKind } from "../../browser/media-query.ts";
import { useOverlay } from "../../navigation/overlay-history.ts";
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

const KEY = "details";

/** Whether the details are open. Desktop remembers it for its panel; on a phone, Back closes the sheet (D14). */
export function useDetails(layout: LayoutKind) {
  const [panelOpen, setPanelOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useOverlay(KEY);
  useEffect(() => {
    if (layout === "wide" && readLocal(KEY) === "open") setPanelOpen(true);
  }, [layout]);

  const button = useRef<HTMLButtonElement>(null);
  const open = layout === "narrow" ? sheetOpen : panelOpen;
  function show(next: boolean) {
    if (layout === "narrow") return setSheetOpen(next);
    setPanelOpen(next);
    writeLocal(KEY, next ? "open" : "closed");
  }
  return {
    open,
    toggle: () => show(!open),
    /** Closing the panel returns the focus to the button; a sheet is a dialog, which does so by itself. */
    close() {
      if (layout !== "narrow") button.current?.focus({ preventScroll: true });
      show(false);
    },
    /** The button that opens and closes them. */
    button,
  };
}
