import { type ReactNode, useDeferredValue, useEffect, useId, useLayoutEffect, useRef } from "react";
import { addDrawerGestures } from "./drawer-gestures.ts";
import { DrawerMotion } from "./drawer-motion.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./side-drawer.module.css";
import { useDialogEvents } from "./use-dialog-events.ts";

interface SideDrawerProps {
  side: "left" | "right";
  /** The heading and accessible name. */
  title: ReactNode;
  closeLabel: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Below the content; stays in view while it scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal drawer that a finger pulls in from the window's edge and pushes out again. It is a `<dialog>`: the page behind
 * is inert, and the focus returns afterwards.
 */
export function SideDrawer({ side, title, closeLabel, open, onOpenChange, footer, children }: SideDrawerProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { events, hideRingAfterPress } = useDialogEvents(() => {
    if (open) onOpenChange(false);
  });
  // The first render of the page leaves the content out: nobody has opened the drawer yet.
  const hasContent = useDeferredValue(true, false);
  const latest = useRef({ open, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { open, onOpenChange };
  });

  useLayoutEffect(() => {
    // The focus goes to the heading: an input would open the keyboard, which covers half of the drawer.
    if (heading.current) heading.current.autofocus = true;
    if (panel.current && shade.current) new DrawerMotion(panel.current, shade.current, side).finish(open);
  }, [open, side]);

  useEffect(() => {
    if (panel.current === null || shade.current === null) return;
    const motion = new DrawerMotion(panel.current, shade.current, side);
    return addDrawerGestures(panel.current, motion, side, {
      isOpen: () => latest.current.open,
      onChange: (next) => latest.current.onOpenChange(next),
    });
  }, [side]);

  return (
    <>
      <dialog
        ref={panel}
        aria-modal="true"
        aria-labelledby={id}
        className={styles.panel}
        data-side={side}
        {...events}
        onClose={(event) => {
          events.onClose(event);
          hideRingAfterPress();
        }}
      >
        <div className={styles.header}>
          <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
        </div>
        <div className={styles.body}>{hasContent && children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </dialog>
      {/* It is behind the panel, since an open dialog is in the top layer. */}
      <div ref={shade} className={styles.shade} />
    </>
  );
}
