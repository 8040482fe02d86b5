import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { site } from "#words/page/site.ts";

interface LoadFailureProps {
  onRetry(): void;
  /** Escape or a press elsewhere has closed it. */
  onClose(): void;
}

/** Stands in for a part of the page whose script cannot be loaded (D20). */
export function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  const message = useRef<HTMLDivElement>(null);
  const reportClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = message.current;
    if (element === null) return;
    const opener = document.activeElement;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!element.contains(target as Node)) reportClose();
      },
      options,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        // A drawer around it stays open.
        event.preventDefault();
        event.stopPropagation();
        reportClose();
      },
      options,
    );
    element.showPopover();
    return () => {
      listening.abort();
      if (element.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    // An automatic popover would close with the press during which the script fails. A press here must not take the focus
    // from a field that closes without it.
    <Notice ref={message} popover="manual" role="alert" onMouseDown={(event) => event.preventDefault()}>
      {site.unableToLoad}
      <Button look="link" onClick={onRetry}>
        {site.tryAgain}
      </Button>
    </Notice>
  );
}
