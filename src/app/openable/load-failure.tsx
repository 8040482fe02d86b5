import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

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
    const listening = new AbortController();
    element.addEventListener("toggle", ({ newState }) => newState === "closed" && reportClose(), listening);
    element.showPopover();
    return () => {
      listening.abort();
      // Gives the focus back, which removing it does not.
      element.hidePopover();
    };
  }, []);

  return (
    // A press must not take the focus from a field that closes without it.
    <Notice ref={message} popover="auto" role="alert" onMouseDown={(event) => event.preventDefault()}>
      Unable to load
      <Button look="link" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
