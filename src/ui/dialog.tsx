import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { useDialogEvents } from "./use-dialog-events.ts";

interface DialogProps {
  /** The accessible name, and the heading that receives the focus. */
  title: string;
  /** What the heading says where it is not the name. */
  heading?: string | undefined;
  /** Called on Escape, Back on a phone and a press outside. The parent then removes the dialog. */
  onClose(): void;
  className?: string | undefined;
  /** Where the window is narrow, it is a sheet at the bottom. */
  sheet?: boolean;
  /** Beside the title; stays in view while the content scrolls. */
  headerEnd?: ReactNode;
  /** Below the content; stays in view while it scrolls. */
  footer?: ReactNode;
  /** The id of the element that screen readers read after the title. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A modal `<dialog>`. The focus stays in it and returns afterwards; the page behind is inert and does not scroll. A served
 * page shows it open before any script runs.
 */
export function Dialog(props: DialogProps) {
  const { title, heading, onClose, className, sheet, headerEnd, footer, describedBy, children } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const titled = useRef<HTMLHeadingElement>(null);
  const { events, hideRingAfterPress } = useDialogEvents(onClose);
  const reportClosed = useEffectEvent(onClose);
  const onRemoved = useEffectEvent(hideRingAfterPress);

  useLayoutEffect(() => {
    const element = dialog.current;
    // One that is served for others stays hidden, and its parent removes it.
    if (element === null || element.closest("[hidden]") !== null) return;
    // An inline script has made a served dialog modal already, and the visitor may have closed it.
    if (element.open && !element.matches(":modal")) {
      element.removeAttribute("open");
      if (titled.current) titled.current.autofocus = true;
      element.showModal();
    }
    return () => {
      element.close();
      // As rendered: in development, React runs each effect twice.
      element.open = true;
      if (document.activeElement === document.body) focusPageStart();
      onRemoved();
    };
  }, []);

  useEffect(() => {
    if (dialog.current?.open === false) reportClosed();
  }, []);

  return (
    <dialog
      ref={dialog}
      open
      suppressHydrationWarning
      aria-modal="true"
      aria-describedby={describedBy}
      {...(heading === undefined ? { "aria-labelledby": id } : { "aria-label": title })}
      className={[styles.dialog, sheet && styles.sheet, className].filter(Boolean).join(" ")}
      {...events}
    >
      <header className={`${styles.header} level-row`}>
        {/* biome-ignore lint/a11y/noAutofocus: a modal dialog must receive the focus */}
        <h2 ref={titled} id={id} className={styles.title} tabIndex={-1} autoFocus>
          {heading ?? title}
        </h2>
        {headerEnd}
      </header>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={`${styles.footer} wrapping screen-only`}>{footer}</div>}
    </dialog>
  );
}

/** For a dialog that no element has opened: the next Tab leads to the page's first control. */
function focusPageStart(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
}
