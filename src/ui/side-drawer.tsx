import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useId, useLayoutEffect, useRef } from "react";
import { followFinger } from "./follow-finger.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./side-drawer.module.css";
import { Slide } from "./slide.ts";

interface SideDrawerProps {
  side: "left" | "right";
  /** Names the drawer. */
  title: ReactNode;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Stays in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal drawer that a finger pulls in from the window's edge and pushes out again. It is a dialog of the platform's
 * own: nothing behind it can be reached, and the focus returns to where it was.
 */
export function SideDrawer({ side, title, open, onOpenChange, footer, children }: SideDrawerProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // In pieces, right after the page that it belongs to: nobody has opened it yet.
  const filled = useDeferredValue(true, false);
  const latest = useRef({ open, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { open, onOpenChange };
  });

  useLayoutEffect(() => {
    // Neither an input, whose keyboard would cover half of the drawer, nor a button that nobody asked for.
    if (heading.current) heading.current.autofocus = true;
    if (panel.current && shade.current) new Slide(panel.current, shade.current, side).settle(open);
  }, [open, side]);

  useEffect(() => {
    if (panel.current === null || shade.current === null) return;
    const slide = new Slide(panel.current, shade.current, side);
    return followFinger(panel.current, slide, side, {
      isOpen: () => latest.current.open,
      onChange: (next) => latest.current.onOpenChange(next),
    });
  }, [side]);

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the platform turns into "cancel" */}
      <dialog
        ref={panel}
        aria-modal="true"
        aria-labelledby={id}
        className={styles.panel}
        data-side={side}
        onCancel={(event) => {
          event.preventDefault();
          onOpenChange(false);
        }}
        onClose={(event) => {
          // The browser closes it without asking when Escape is pressed twice in a row.
          if (open && !event.currentTarget.open) onOpenChange(false);
        }}
        onClick={(event) => {
          if (isOutside(event)) onOpenChange(false);
        }}
      >
        <div className={styles.header}>
          <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label="Close" onClick={() => onOpenChange(false)} />
        </div>
        <div className={styles.body}>{filled && children}</div>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </dialog>
      {/* Behind it, since a dialog that is open lies above the page. */}
      <div ref={shade} className={styles.shade} />
    </>
  );
}

/** Whether a press is on the page behind the drawer, which belongs to the drawer's element. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right;
}
