import type { Dispatch, KeyboardEvent } from "react";
import { useDelayed } from "#app/browser/timers.ts";
import type { ComparisonHistory, HistoryAction } from "#comparison/history.ts";
import { isValid } from "#comparison/reducer.ts";
import { hasWaiting } from "#comparison/waiting.ts";
import { Button } from "#ui/button.tsx";
import { MenuProvider } from "#ui/menu.tsx";
import { SideDrawer } from "#ui/side-drawer.tsx";
import { editors } from "#words/page/editors.ts";
import { site } from "#words/page/site.ts";
import { ChangeAnnouncer } from "../change-announcer.tsx";
import styles from "./editor-drawer.module.css";
import { EditorList } from "./editor-list.tsx";

/** S9.3 */
const ERROR_DELAY_MS = 250;

export const EDITOR_DRAWER_ID = "editor-drawer";

interface EditorDrawerProps {
  history: ComparisonHistory;
  dispatch: Dispatch<HistoryAction>;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * The phone's editors: a drawer from the left. Apply, or Enter in an input, commits all screens and closes it (S4, D3). So
 * does a common comparison, which may stand in a typed space (D38).
 */
export function EditorDrawer({ history, dispatch, open, onOpenChange }: EditorDrawerProps) {
  const { present: state } = history;
  const showsErrors = useDelayed(open, ERROR_DELAY_MS);
  const valid = isValid(state);

  function apply() {
    dispatch({ type: "commit-all" });
    onOpenChange(false);
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (valid) apply();
  }

  return (
    <SideDrawer
      id={EDITOR_DRAWER_ID}
      side="left"
      title={editors.drawer.title}
      closeLabel={site.close}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button
          look="commit"
          className={styles.apply}
          data-waiting={hasWaiting(state) || undefined}
          disabled={!valid}
          onClick={apply}
        >
          {editors.drawer.apply}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the inputs inside it */}
      <div className={styles.content} onKeyDown={applyOnEnter}>
        <MenuProvider>
          <EditorList state={state} dispatch={dispatch} committable={false} showsErrors={showsErrors} onStart={apply} />
        </MenuProvider>
      </div>
      {/* Screen readers cannot reach the page's announcer behind an open drawer, nor this one in a closed drawer. */}
      <ChangeAnnouncer history={history} />
    </SideDrawer>
  );
}
