import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { placeAt } from "./place-at.ts";
import styles from "./popover-button.module.css";

interface PopoverButtonProps {
  /** What stands on the button. */
  label: ReactNode;
  className?: string | undefined;
  /** What the button shows beside itself. */
  children: ReactNode;
}

/** A button that says more when it is pressed. Escape, a press elsewhere and scrolling take it away again. */
export function PopoverButton({ label, className, children }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === "open";
    if (isOpen && button.current) placeAt(event.currentTarget, button.current, PLACING);
    setOpen(isOpen);
  }

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (event.target !== popover.current) popover.current?.hidePopover();
    };
    document.addEventListener("scroll", close, true);
    window.addEventListener("resize", close);
    return () => {
      document.removeEventListener("scroll", close, true);
      window.removeEventListener("resize", close);
    };
  }, [open]);

  return (
    <>
      <button ref={button} type="button" className={className} popoverTarget={id}>
        {label}
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.popover} onToggle={onToggle}>
        {children}
      </div>
    </>
  );
}

const PLACING = { side: "below", align: "start", gap: 8 } as const;
