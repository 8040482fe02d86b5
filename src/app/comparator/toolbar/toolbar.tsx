import type { KeyboardEvent } from "react";
import { MESSAGE_DURATION_MS, useExpiringValue } from "#app/browser/timers.ts";
import { useOverlay } from "#app/navigation/overlay-history.ts";
import { openable, useOpenable } from "#app/openable/openable.tsx";
import { Button } from "#ui/button.tsx";
import type { IconName } from "#ui/icon.tsx";
import { type MenuContent, useOpenMenu } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { toolbar as words } from "#words/page/toolbar.ts";
import { useCalibrating } from "../actual-size/actual-size.tsx";
import type { DetailsState } from "../details/details.tsx";
import { useSession } from "../session.ts";
import styles from "./toolbar.module.css";
import { arrangementMenu, shareMenu, showMenu, viewMenu } from "./toolbar-menus.ts";

const SHARE_DIALOGS = openable(() => import("./share-dialogs.ts"));

/** The named buttons of the workspace: above the drawing on desktop, below it on a phone (V6). */
export function Toolbar({ details }: { details: DetailsState }) {
  const { history, dispatch, comparison, search } = useSession();
  const [, setCalibrating] = useCalibrating();
  const [message, showMessage] = useExpiringValue<string>(MESSAGE_DURATION_MS);
  const openMenu = useOpenMenu();
  const [printOpen, setPrintOpen] = useOverlay("print");
  const [embedOpen, setEmbedOpen] = useOverlay("embed");
  const closeDialog = () => (printOpen ? setPrintOpen : setEmbedOpen)(false);
  const [dialogs, failure] = useOpenable(SHARE_DIALOGS, printOpen || embedOpen, closeDialog);

  const menuButton = (icon: IconName, { label }: { label: string }, content: (anchor: HTMLElement) => MenuContent) => (
    <Button
      look="tool"
      icon={icon}
      className={icon === "share" ? styles.share : undefined}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(currentTarget, content(currentTarget))}
    >
      {label}
    </Button>
  );

  return (
    <div className={`${styles.bar} screen-only`}>
      <noscript>
        <p className={`${styles.scripts} muted`}>{words.needsScript}</p>
      </noscript>
      <div role="toolbar" aria-label={words.name} className={`${styles.toolbar} wrapping`} onKeyDown={moveFocus}>
        <div className={styles.part}>
          {menuButton("arrange", words.arrange, () => arrangementMenu(comparison.arrangement, dispatch))}
          {menuButton("view", words.view, () => viewMenu(comparison, dispatch, () => setCalibrating(true)))}
          {menuButton("show", words.show, () => showMenu(comparison, dispatch))}
          <Button look="tool" icon="table" ref={details.button} aria-expanded={details.open} onClick={details.toggle}>
            {words.details}
          </Button>
        </div>
        <div className={styles.part}>
          <StepButton
            icon="undo"
            words={words.undo}
            className={styles.undo}
            steps={history.past.length}
            onStep={() => dispatch({ type: "undo" })}
          />
          <StepButton
            icon="redo"
            words={words.redo}
            steps={history.future.length}
            onStep={() => dispatch({ type: "redo" })}
          />
          {menuButton("share", words.share, (anchor) =>
            shareMenu({
              comparison,
              search,
              onMessage: showMessage,
              onSave: (content) => openMenu(anchor, content),
              onEmbed: () => setEmbedOpen(true),
              onPrint: () => setPrintOpen(true),
            }),
          )}
        </div>
      </div>
      <Notice role="status" className={styles.message}>
        {message}
      </Notice>
      {embedOpen && dialogs !== null && <dialogs.EmbedDialog comparison={comparison} onClose={closeDialog} />}
      {printOpen && dialogs !== null && <dialogs.PrintDialog comparison={comparison} onClose={closeDialog} />}
      {failure}
    </div>
  );
}

/** The arrow keys, Home and End move between the buttons. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

interface StepButtonProps {
  icon: "undo" | "redo";
  words: { readonly label: string; readonly short: string };
  className?: string | undefined;
  /** How many steps can be undone or redone. */
  steps: number;
  onStep(): void;
}

/** `aria-disabled`, because a disabled button would lose the focus after the last step. */
function StepButton({ icon, words: { label, short }, className, steps, onStep }: StepButtonProps) {
  return (
    <Button
      look="tool"
      icon={icon}
      className={className}
      aria-disabled={steps === 0}
      onClick={() => {
        if (steps > 0) onStep();
      }}
    >
      {short === label ? (
        label
      ) : (
        <>
          <span className={styles.label}>{label}</span>
          <span className={styles.short}>{short}</span>
        </>
      )}
    </Button>
  );
}
