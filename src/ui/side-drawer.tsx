import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { closesDialog } from "./dialog-commands.ts";
import { addDrawerGestures } from "./drawer-gestures.ts";
import { DrawerMotion } from "./drawer-motion.ts";
import styles from "./side-drawer.module.css";
import { useDialogEvents } from "./use-dialog-events.ts";

interface SideDrawerProps {
  /** For the buttons that open it (`opensDialog`). */
  id: string;
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
 * is inert, and the focus returns afterwards. A served page has it with its content, and may open it before any script runs.
 */
export function SideDrawer({ id, side, title, closeLabel, open, onOpenChange, footer, children }: SideDrawerProps) {
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { events, hideRingAfterPress } = useDialogEvents(() => {
    if (open || panel.current?.open) onOpenChange(false);
  });
  const latest = useRef({ open, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { open, onOpenChange };
  });

  useEffect(() => {
    if (panel.current?.open && !latest.current.open) latest.current.onOpenChange(true);
  }, []);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // The focus goes to the heading: an input would open the keyboard, which covers half of the drawer.
    if (heading.current) heading.current.autofocus = true;
    const moves = open || wasOpen.current;
    wasOpen.current = open;
    if (moves && panel.current && shade.current) new DrawerMotion(panel.current, shade.current, side).finish(open);
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
        id={id}
        suppressHydrationWarning
        aria-modal="true"
        aria-labelledby={titleId}
        className={styles.panel}
        data-side={side}
        {...events}
        onClose={(event) => {
          events.onClose(event);
          hideRingAfterPress();
        }}
      >
        <div className={`${styles.header} level-row`}>
          {/* biome-ignore lint/a11y/noAutofocus: a modal dialog must receive the focus */}
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton
            icon="close"
            label={closeLabel}
            {...closesDialog(id)}
            onClick={(event) => {
              // It moves out before it closes.
              event.preventDefault();
              onOpenChange(false);
            }}
          />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </dialog>
      {/* It is behind the panel, since an open dialog is in the top layer. */}
      <div ref={shade} className={styles.shade} />
    </>
  );
}
