import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

interface OverlayState {
  readonly overlay?: string;
}

/**
 * Whether an overlay, such as a drawer, is open. Back closes it before it leaves the page (D14): opening pushes a history
 * entry with the same address, and closing goes back. One over another, which it closes before, has its name behind the other's:
 * `editors/search`.
 */
export function useOverlay(name: string): readonly [boolean, (open: boolean) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const open = `${(location.state as OverlayState | null)?.overlay}/`.startsWith(`${name}/`);
  const isOpen = useRef(open);
  /** What was asked for last, until the router shows it. */
  const asked = useRef<boolean | null>(null);
  const goBack = useEffectEvent(() => navigate(-1));
  useEffect(() => {
    isOpen.current = open;
    // Closed before its entry was there, so that going back would have left the page.
    if (open && asked.current === false) goBack();
    asked.current = null;
  }, [open]);

  const setOpen = useCallback(
    (next: boolean) => {
      if (next === (asked.current ?? isOpen.current)) return;
      const isComing = !isOpen.current && asked.current !== null;
      asked.current = next;
      if (next && !isComing) {
        // What a button has opened without us (`opensDialog`) is painted first, since the router renders the whole page.
        setTimeout(() =>
          navigate({ search: window.location.search }, { state: { overlay: name }, preventScrollReset: true }),
        );
      } else if (!next && isOpen.current) navigate(-1);
    },
    [name, navigate],
  );
  return [open, setOpen];
}
