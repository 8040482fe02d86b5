import { useRef } from "react";
import { type To, useLocation, useNavigate } from "react-router";

interface DialogState {
  readonly openedFromHome?: boolean;
}

/** The history state for links from the main screen to a dialog. Closing that dialog then goes back one entry. */
export const OPENED_FROM_HOME: DialogState = { openedFromHome: true };

/** Closing a dialog leads to `/` (S2.9, S2.10), with the comparison in the address. Back closes it too (D13). */
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

/** A link from one dialog to another. It replaces the history entry, so that closing still returns to `/`. */
export function useDialogLink(pathname: string): { to: To; replace: true; state: unknown } {
  const { search, state } = useLocation();
  return { to: { pathname, search }, replace: true, state };
}
