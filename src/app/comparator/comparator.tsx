import { type ReactNode, Suspense, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { ScreenId } from "#comparison/listed-screen.ts";
import { hasWaiting } from "#comparison/waiting.ts";
import { Button } from "#ui/button.tsx";
import { opensDialog } from "#ui/dialog-commands.ts";
import { MenuProvider } from "#ui/menu.tsx";
import { Tooltips } from "#ui/tooltips.tsx";
import { comparator as words } from "#words/page/comparator.ts";
import { Logo } from "../brand/logo.tsx";
import { useLayoutKind } from "../browser/media-query.ts";
import { useOverlay } from "../navigation/overlay-history.ts";
import { ChangeAnnouncer } from "./change-announcer.tsx";
import styles from "./comparator.module.css";
import { EDITOR_DRAWER_ID, EditorDrawer } from "./editors/editor-drawer.tsx";
import { EditorList, type EditorListHandle } from "./editors/editor-list.tsx";
import { STARTERS_ID } from "./editors/starters.tsx";
import { HighlightContext, useHighlighting } from "./highlight.ts";
import { Session } from "./session.ts";
import { type ComparisonSession, useComparison } from "./use-comparison.ts";
import { WORKSPACE_ID, Workspace } from "./workspace.tsx";

interface ComparatorProps {
  /** The panel at the right on desktop. */
  aside?: ReactNode;
  /** At the right end of the phone's top bar. */
  barEnd?: ReactNode;
  footer?: ReactNode;
}

/**
 * The main screen: both layouts show one comparison (D9). The page is served with both. React hydrates the desktop's editors after the
 * rest (`<Suspense>`), so that a phone removes them before it has worked on them.
 */
export function Comparator({ aside, barEnd, footer }: ComparatorProps) {
  const session = useComparison();
  const { history, dispatch } = session;
  const { pathname } = useLocation();
  const layout = useLayoutKind();
  const editorList = useRef<EditorListHandle>(null);
  const highlighting = useHighlighting(history.drawn);
  const { highlight, onHighlight } = highlighting;
  const [drawerOpen, setDrawerOpen] = useOverlay("editors");
  // Help and the legal texts are dialogs over the comparison with paths of their own.
  useUndoKeys(dispatch, pathname === "/");

  const openEditor = useCallback(
    (id: ScreenId) => {
      if (editorList.current === null) setDrawerOpen(true);
      else editorList.current.focusEditor(id);
    },
    [setDrawerOpen],
  );

  return (
    <div className={styles.page}>
      <MenuProvider>
        <SkipLink to={STARTERS_ID} className="only-wide">
          {words.skipToStarters}
        </SkipLink>
        <SkipLink to={WORKSPACE_ID}>{words.skipToDrawing}</SkipLink>
        <header className={styles.bar}>
          <span className="only-narrow">
            <Button
              look="tool"
              icon="sliders"
              aria-label={words.editScreens}
              aria-haspopup="dialog"
              aria-expanded={drawerOpen}
              data-waiting={hasWaiting(history.present) || undefined}
              className={styles.edit}
              {...opensDialog(EDITOR_DRAWER_ID)}
              onClick={() => setDrawerOpen(true)}
            >
              {words.edit}
            </Button>
          </span>
          <h1 className={styles.brand}>
            <Logo />
          </h1>
          <p className={`${styles.tagline} only-wide screen-only muted`}>{words.tagline}</p>
          <span className="only-narrow">{barEnd}</span>
        </header>
        {layout !== "narrow" && (
          <Suspense>
            <section aria-label={words.screens} className={`${styles.editors} screen-only only-wide`}>
              <EditorList
                ref={editorList}
                state={history.present}
                dispatch={dispatch}
                committable
                startersId={STARTERS_ID}
                showsErrors
                highlighted={highlight?.id ?? null}
                onHighlight={onHighlight}
              />
            </section>
          </Suspense>
        )}
        <HighlightContext value={highlighting}>
          <Session value={session}>
            <Workspace behindDrawer={drawerOpen} onOpenEditor={openEditor} />
            {aside}
            {footer}
          </Session>
        </HighlightContext>
        {layout !== "wide" && (
          <EditorDrawer history={history} dispatch={dispatch} open={drawerOpen} onOpenChange={setDrawerOpen} />
        )}
        <ChangeAnnouncer history={history} />
        {layout !== "unknown" && <Tooltips />}
      </MenuProvider>
    </div>
  );
}

const TEXT_FIELDS = "textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=file])";

/**
 * Ctrl or ⌘ with Z undoes; with Shift too, or with Y, it redoes. A text field in which something was typed since it got the
 * focus keeps the browser's own undo, until Enter.
 */
function useUndoKeys(dispatch: ComparisonSession["dispatch"], enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    let typedIn: EventTarget | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("input", ({ target }) => (typedIn = target), { signal });
    document.addEventListener("focusin", () => (typedIn = null), { signal });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" || event.key === "Escape") typedIn = null;
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target === typedIn && event.target instanceof HTMLElement && event.target.matches(TEXT_FIELDS)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
    };
    document.addEventListener("keydown", onKeyDown, { signal });
    return () => listening.abort();
  }, [dispatch, enabled]);
}

interface SkipLinkProps {
  /** The id of what gets the focus. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** The first stops of the Tab key. Followed it leaves the address alone, which is the comparison's. */
function SkipLink({ to, className = "", children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={`${styles.skip} ${className} level-row screen-only`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
