import { useEffect, useRef, useState } from "react";
import { readLocal, writeLocal } from "../../browser/local-storage.ts";
import type { LayoutKind } from "../../browser/media-query.ts";
import { useOverlay } from "../../navigation/overlay-history.ts";
import { openable, useOpenable } from "../../openable/openable.tsx";
import type { ComparisonSession } from "../use-comparison.ts";

const DETAILS_VIEW = openable(() => import("./details-view.tsx"));

interface DetailsProps {
  /** For the drawing's `aria-details`. */
  id: string;
  layout: LayoutKind;
  session: ComparisonSession;
  open: boolean;
  onClose(): void;
}

/** The details, whose script loads when they are first opened. */
export function Details({ open, ...props }: DetailsProps) {
  const [view, failure] = useOpenable(DETAILS_VIEW, open, props.onClose);
  if (!open) return null;
  return view === null ? failure : <view.DetailsView {...props} />;
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
