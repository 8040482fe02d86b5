import { useRef } from "react";
import { type To, useLocation, useNavigate } from "react-router";
import type { DialogState } from "./dialog-state.ts";

/** S2: closing a dialog "returns to /", with the comparison that the address names. D13: "Back closes them". */
export function useCloseDialog(): () => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    if ((state as DialogState | null)?.openedFromHome) navigate(-1);
    else navigate({ pathname: "/", search }, { replace: true });
  };
}

/** For a link from one dialog to another: it takes the other's place, so that closing still returns to `/`. */
export function useDialogLink(pathname: string): { to: To; replace: true; state: unknown } {
  const { search, state } = useLocation();
  return { to: { pathname, search }, replace: true, state };
}
