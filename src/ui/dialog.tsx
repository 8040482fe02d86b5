import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  /** The accessible name, and the heading that gets the focus. */
  title: string;
  /** Escape, Back on a phone and a press outside ask for it; whoever shows the dialog takes it away. */
  onClose(): void;
  className?: string | undefined;
  /** Beside the title, in view while the content scrolls. */
  headerEnd?: ReactNode;
  /** Below the content, in view while it scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog of the platform's own: focus stays in it and returns to where it was, nothing behind it can be
 * reached, read or scrolled. It can be served: the page then shows it open before any script runs.
 */
export function Dialog({ title, onClose, className, headerEnd, footer, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    // A script in the page has made a served one modal already, and it may be closed by now.
    if (shown.open && !shown.matches(":modal")) {
      shown.removeAttribute("open");
      if (heading.current) heading.current.autofocus = true;
      shown.showModal();
    }
    return () => {
      shown.close();
      // As React has drawn it: in development it takes everything away and puts it back once, to try it.
      shown.open = true;
      if (document.activeElement === document.body) focusPageStart();
    };
  }, []);

  const tellClosed = useEffectEvent(onClose);
  useEffect(() => {
    if (dialog.current?.open === false) tellClosed();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the platform turns into "cancel"
    <dialog
      ref={dialog}
      open
      suppressHydrationWarning
      aria-modal="true"
      aria-labelledby={id}
      className={[styles.dialog, className].filter(Boolean).join(" ")}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closes it without asking when Escape is pressed twice in a row.
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <header className={styles.header}>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog is where the focus belongs when it opens */}
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1} autoFocus>
          {title}
        </h2>
        {headerEnd}
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

/** Whether a press is on the shade around the dialog, which belongs to the dialog's element. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
}

/** Nothing opened the dialog but the page itself: the next Tab leads to the page's first control. */
function focusPageStart(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
}
