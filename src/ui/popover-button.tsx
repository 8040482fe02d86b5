import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from "react";
import { placeBeside } from "./place-beside.ts";
import styles from "./popover-button.module.css";

interface PopoverButtonProps {
  /** The content of the button. */
  label: ReactNode;
  className?: string | undefined;
  /** The content of the popover. */
  children: ReactNode;
}

/** A button with a popover. Escape, a press elsewhere and scrolling close it. */
export function PopoverButton({ label, className, children }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === "open";
    if (isOpen && button.current) placeBeside(event.currentTarget, button.current, PLACEMENT);
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

const PLACEMENT = { side: "below", align: "start", gap: 8 } as const;
