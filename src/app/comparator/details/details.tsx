import { useEffect, useRef, useState } from "react";
import { readLocal, writeLocal } from "#app/browser/local-storage.ts";
import { useLayoutKind } from "#app/browser/media-query.ts";
import { useOverlay } from "#app/navigation/overlay-history.ts";
import { openable, useOpenable } from "#app/openable/openable.tsx";
import type { Section } from "./sections.tsx";

const DETAILS_VIEW = openable(() => import("./details-view.tsx"));

/** The details, whose script loads when they are first opened. */
export function Details({ details: { open, close, section } }: { details: DetailsState }) {
  const [view, failure] = useOpenable(DETAILS_VIEW, open, close);
  if (!open) return null;
  return view === null ? failure : <view.DetailsView id={PANEL_ID} section={section} onClose={close} />;
}

const PANEL_ID = "details";

const KEY = "details";

/** Whether the details are open. Desktop remembers it for its panel; on a phone, Back closes the sheet (D14). */
export function useDetails() {
  const layout = useLayoutKind();
  const [panelOpen, setPanelOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useOverlay(KEY);
  useEffect(() => {
    if (layout === "wide" && readLocal(KEY) === "open") setPanelOpen(true);
  }, [layout]);

  const [section, setSection] = useState<{ readonly name: Section } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = layout === "narrow" ? sheetOpen : panelOpen;
  function show(next: boolean) {
    if (layout === "narrow") return setSheetOpen(next);
    setPanelOpen(next);
    writeLocal(KEY, next ? "open" : "closed");
  }
  return {
    open,
    /** The id of the open panel on desktop, for the drawing's `aria-details`. */
    panelId: open && layout === "wide" ? PANEL_ID : undefined,
    toggle() {
      setSection(null);
      show(!open);
    },
    /** Opens them at a section. */
    showSection(next: Section) {
      setSection({ name: next });
      show(true);
    },
    /** The section to show, another object each time it is asked for; null for the beginning. */
    section,
    /** Closing the panel returns the focus to the button; a sheet is a dialog, which does so by itself. */
    close() {
      if (layout !== "narrow") button.current?.focus({ preventScroll: true });
      show(false);
    },
    /** The button that opens and closes them. */
    button,
  };
}

export type DetailsState = ReturnType<typeof useDetails>;
