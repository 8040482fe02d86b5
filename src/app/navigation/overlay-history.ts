import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

interface OverlayState {
  readonly overlay?: string;
}

/**
 * Whether an overlay, such as a drawer, is open. Back closes it before it leaves the page (D14): opening pushes a history
 * entry with the same address, and closing goes back.
 */
export function useOverlay(name: string): readonly [boolean, (open: boolean) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const open = (location.state as OverlayState | null)?.overlay === name;
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  const setOpen = useCallback(
    (next: boolean) => {
      if (next === isOpen.current) return;
      isOpen.current = next;
      if (next) navigate({ search: window.location.search }, { state: { overlay: name }, preventScrollReset: true });
      else navigate(-1);
    },
    [name, navigate],
  );
  return [open, setOpen];
}
