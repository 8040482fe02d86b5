import { type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from "react";
import type { Entry } from "../../comparison/state.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tooltips } from "../../ui/tooltips.tsx";
import { Logo } from "../brand/logo.tsx";
import { useLayoutKind } from "../browser/media-query.ts";
import { useOverlay } from "../navigation/overlay-history.ts";
import { ChangeAnnouncer } from "./change-announcer.tsx";
import styles from "./comparator.module.css";
import { EditorDrawer } from "./editors/editor-drawer.tsx";
import { EditorList } from "./editors/editor-list.tsx";
import { useComparison } from "./use-comparison.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { Workspace } from "./workspace.tsx";

interface ComparatorProps {
  /** The panel at the right on desktop. */
  aside?: ReactNode;
  /** At the right end of the phone's top bar. */
  barEnd?: ReactNode;
  footer?: ReactNode;
}

/** The main screen: editors, drawing, and what stands beside them, in both layouts over one state (D9). */
export function Comparator({ aside, barEnd, footer }: ComparatorProps) {
  const comparison = useComparison();
  const { history, dispatch } = comparison;
  const layout = useLayoutKind();
  const page = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<number | null>(null);
  const [drawerOpen, setDrawerOpen] = useOverlay("editors");
  useUndoKeys(page, dispatch);
  const onEnter = useCallback((entry: Entry) => dispatch({ type: "commit", id: entry.id }), [dispatch]);

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.bar}>
        <IconButton
          icon="sliders"
          label="Edit screens"
          className={styles.onlyNarrow}
          aria-haspopup="dialog"
          aria-expanded={drawerOpen}
          onClick={() => setDrawerOpen(true)}
        />
        <h1 className={styles.brand}>
          <Logo />
        </h1>
        <span className={styles.onlyNarrow}>{barEnd}</span>
      </header>
      {layout !== "narrow" && (
        <section
          aria-label="Screens"
          className={styles.editors}
          onPointerOver={liftEditor}
          onFocus={liftEditor}
          onPointerLeave={() => setLifted(null)}
          onBlur={() => setLifted(null)}
        >
          <EditorList
            state={history.present}
            dispatch={dispatch}
            committable
            showsErrors
            lifted={lifted}
            onEnter={onEnter}
          />
        </section>
      )}
      <Workspace
        comparison={comparison}
        behind={drawerOpen}
        layout={layout}
        lifted={lifted}
        onLift={setLifted}
        onOpenDrawer={setDrawerOpen}
      />
      {aside}
      {footer}
      {layout === "narrow" && (
        <EditorDrawer state={history.present} dispatch={dispatch} open={drawerOpen} onOpenChange={setDrawerOpen} />
      )}
      <ChangeAnnouncer state={history.present} />
      {layout !== "unknown" && <Tooltips />}
    </div>
  );

  function liftEditor(event: SyntheticEvent) {
    const editor = event.target instanceof Element ? event.target.closest("[data-editor]") : null;
    const number = editor?.getAttribute("data-editor");
    setLifted(number ? Number(number) : null);
  }
}
