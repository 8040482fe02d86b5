import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { QueryInputs } from "../navigation/query-inputs.tsx";
import { sitePath } from "../navigation/site-path.ts";
import { useWasServed } from "./hydration.ts";
import { InlineScript } from "./inline-script.tsx";

interface ServedDialogProps {
  /** The dialog. */
  children: ReactNode;
  /**
   * A JavaScript expression that an inline script evaluates. The dialog is served hidden and shows only if it is true.
   * Without a condition the dialog always shows, also without scripts.
   */
  condition?: string;
  /** Called if the condition was false. */
  onHidden?(): void;
}

/**
 * Contains a dialog that may be part of the served page. An inline script makes it modal before the first paint, and
 * React hydrates it as it is. docs/decisions/0008-dialogs-are-routes-served-open.md
 */
export function ServedDialog({ children, condition, onHidden }: ServedDialogProps) {
  const wasServed = useWasServed();
  const container = useRef<HTMLDivElement>(null);

  const reportHidden = useEffectEvent(() => onHidden?.());
  useEffect(() => {
    if (container.current?.hidden) reportHidden();
  }, []);

  return (
    <>
      <div ref={container} hidden={condition !== undefined} suppressHydrationWarning>
        {children}
      </div>
      {wasServed && <InlineScript text={import.meta.env.SSR ? scriptText(condition) : ""} />}
    </>
  );
}

function scriptText(condition = "true"): string {
  return `if (${condition}) (${showServedDialog})(document.currentScript.previousElementSibling)`;
}

/** Makes a served dialog modal. The page contains this function as text, so it uses only its argument and the browser. */
function showServedDialog(container: HTMLElement): void {
  const dialog = container.querySelector("dialog");
  if (dialog === null) return;
  container.hidden = false;
  dialog.removeAttribute("open");
  dialog.showModal();
  // Until hydration its button and a press outside close it without React.
  dialog.querySelector("form")?.setAttribute("method", "dialog");
  dialog.setAttribute("closedby", "any");
  // The page behind is served inert (routes/comparison.tsx). A modal dialog makes it inert by itself while it is open.
  for (const behind of document.querySelectorAll("[inert]")) behind.removeAttribute("inert");
}

interface CloseFormProps {
  onClose(): void;
  /** The submit button. */
  children: ReactNode;
}

/** Closes a served dialog. Before hydration, and without scripts, submitting the form loads the main screen. */
export function CloseForm({ onClose, children }: CloseFormProps) {
  return (
    <form
      action={sitePath("/")}
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <QueryInputs />
      {children}
    </form>
  );
}
