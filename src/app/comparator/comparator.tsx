import { type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from "react";
import type { Entry } from "../../comparison/state.ts";
import { Drawing } from "../../drawing/drawing.tsx";
import { Hints } from "../../ui/hints.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Logo } from "../brand/logo.tsx";
import { useElementSize } from "../browser/element-size.ts";
import { useLayoutKind, useMotionWelcome } from "../browser/media-query.ts";
import { useOverlay } from "../browser/overlay-history.ts";
import { useTemporary } from "../browser/temporary.ts";
import { ChangeAnnouncer } from "./change-announcer.tsx";
import styles from "./comparator.module.css";
import { Details } from "./details.tsx";
import { EditorDrawer } from "./editor-drawer.tsx";
import { EditorList } from "./editor-list.tsx";
import { Notices } from "./notices.tsx";
import { OutlineList } from "./outline-list.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useComparison } from "./use-comparison.ts";
import { useDetails } from "./use-details.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** The panel of the details, to which the drawing refers. */
const DETAILS_ID = "details";

/** How long it is told what came of something that cannot be seen, in milliseconds. */
const TOLD_FOR = 3000;

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
  const { history, dispatch, screens, alignment } = comparison;
  const layout = useLayoutKind();
  const moves = useMotionWelcome();
  const page = useRef<HTMLDivElement>(null);
  const workspace = useRef<HTMLDivElement>(null);
  const area = useElementSize(workspace);
  const [lifted, setLifted] = useState<number | null>(null);
  const [drawerOpen, setDrawerOpen] = useOverlay("editors");
  const details = useDetails(layout);
  const [told, tell] = useTemporary<string>(TOLD_FOR);
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
      <main className={styles.workspace} tabIndex={-1}>
        <div className={styles.stage}>
          <div ref={workspace} className={styles.area}>
            <Drawing
              screens={screens}
              area={area}
              narrow={layout === "narrow"}
              alignment={alignment}
              moves={moves}
              lifted={lifted}
              onLift={setLifted}
              detailsId={details.open && layout === "wide" ? DETAILS_ID : undefined}
            />
          </div>
          <OutlineList screens={screens} onLift={setLifted} onOpen={openEditor} />
          {screens.length === 0 && (
            <p className={styles.empty}>Add a screen with the + button to see it drawn to scale.</p>
          )}
          <Notices comparison={comparison} />
          <Toolbar
            comparison={comparison}
            detailsOpen={details.open}
            onDetails={details.toggle}
            detailsButton={details.button}
            told={told}
            tell={tell}
          />
        </div>
        <Details
          id={DETAILS_ID}
          layout={layout}
          screens={screens}
          open={details.open}
          onClose={details.close}
          onFail={() => {
            details.close();
            tell("Unable to load the details");
          }}
        />
      </main>
      {aside}
      {footer}
      {layout === "narrow" && (
        <EditorDrawer state={history.present} dispatch={dispatch} open={drawerOpen} onOpenChange={setDrawerOpen} />
      )}
      <ChangeAnnouncer state={history.present} />
      {layout !== "unknown" && <Hints />}
    </div>
  );

  /** On a phone the editors stand in the drawer. */
  function openEditor(number: number) {
    const editor = document.querySelector(`[data-editor="${number}"] input`);
    if (editor instanceof HTMLElement) editor.focus();
    else setDrawerOpen(true);
  }

  function liftEditor(event: SyntheticEvent) {
    const editor = event.target instanceof Element ? event.target.closest("[data-editor]") : null;
    const number = editor?.getAttribute("data-editor");
    setLifted(number ? Number(number) : null);
  }
}
