import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { followVisiblePart } from "#app/browser/visible-part.ts";
import { IconButton } from "#ui/button.tsx";
import { results } from "#words/page/results.ts";
import { useOverlay } from "../../navigation/overlay-history.ts";
import styles from "./whole-search.module.css";

/** Whether a search takes the whole drawer, where nothing else can be pressed that would close it. */
export function fillsDrawer(field: Element): boolean {
  return field.closest("dialog") !== null && field.querySelector(`:scope > .${styles.mark}`) !== null;
}

/**
 * While it is open, the search around it takes the drawer in which it stands, down to the on-screen keyboard. Escape, Back and whatever
 * else would close the drawer close the search first. Elsewhere it does nothing.
 */
export function WholeSearch({ open, onClose }: { open: boolean; onClose(): void }) {
  const [isOver, setIsOver] = useOverlay("editors/search");
  const wasOver = useRef(isOver);
  const mark = useRef<HTMLSpanElement>(null);
  const place = useRef<{ readonly dialog: HTMLDialogElement; readonly field: Element } | null>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = mark.current?.closest("dialog");
    if (!open || !dialog || !mark.current?.parentElement) return;
    place.current = { dialog, field: mark.current.parentElement };
    const listening = new AbortController();
    const { signal } = listening;
    followVisiblePart(dialog, signal);
    // A finger must not push the drawer out.
    dialog.addEventListener("touchstart", (event) => event.stopPropagation(), { signal, passive: true });
    for (const type of ["cancel", "mousedown", "click"] as const) {
      const closeFirst = (event: Event) => {
        if (event.target !== dialog) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        // That of the mouse would take the focus.
        if (type !== "mousedown") close();
      };
      dialog.addEventListener(type, closeFirst, { signal, capture: true });
    }
    return () => listening.abort();
  }, [open]);

  useLayoutEffect(() => {
    if (place.current === null) return;
    if (open) setIsOver(true);
    else if (place.current.dialog.open) {
      setIsOver(false);
      place.current.field.scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  }, [open, setIsOver]);

  useEffect(() => {
    if (wasOver.current && !isOver) close();
    wasOver.current = isOver;
  }, [isOver]);

  if (!open) return null;
  return (
    <span ref={mark} className={styles.mark}>
      {/* The press must not take the focus from the field. */}
      <IconButton
        icon="arrowLeft"
        label={results.back}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onClose}
      />
    </span>
  );
}
