import { type Dispatch, useCallback, useLayoutEffect, useRef } from "react";
import type { HistoryAction } from "../../../comparison/history.ts";
import { editedSpec } from "../../../comparison/screen-properties.ts";
import type { ComparisonState } from "../../../comparison/state.ts";
import { SideDrawer } from "../../../ui/side-drawer.tsx";
import { useDelayed } from "../../browser/temporary.ts";
import { afterPaint } from "../../startup/after-paint.ts";
import { ChangeAnnouncer } from "../change-announcer.tsx";
import styles from "./editor-drawer.module.css";
import { EditorList } from "./editor-list.tsx";

/** S9: "Mobile tooltip delay: 250 ms." */
const ERROR_DELAY = 250;

interface EditorDrawerProps {
  state: ComparisonState;
  dispatch: Dispatch<HistoryAction>;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The phone's editors: a drawer from the left whose Apply commits all screens and closes it (S4). */
export function EditorDrawer({ state, dispatch, open, onOpenChange }: EditorDrawerProps) {
  const showsErrors = useDelayed(open, ERROR_DELAY);
  const valid = state.entries.every((entry) => editedSpec(entry.editor) !== null);

  // Always the same function, or each key would draw all editors anew.
  const isValid = useRef(valid);
  useLayoutEffect(() => {
    isValid.current = valid;
  }, [valid]);
  const apply = useCallback(() => {
    if (!isValid.current) return;
    dispatch({ type: "commit-all" });
    afterPaint(() => onOpenChange(false));
  }, [dispatch, onOpenChange]);

  return (
    <SideDrawer
      side="left"
      title="Edit screens"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <button type="button" className={styles.apply} disabled={!valid} onClick={apply}>
          Apply
        </button>
      }
    >
      <EditorList state={state} dispatch={dispatch} committable={false} showsErrors={showsErrors} onEnter={apply} />
      {/* The page behind an open drawer says nothing, and a closed drawer does not. */}
      <ChangeAnnouncer state={state} />
    </SideDrawer>
  );
}
