import { type Ref, useRef } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, type MenuHandle, openMenu } from "../../../ui/menu.tsx";
import { useHydrated } from "../../startup/hydration.ts";
import type { ComparisonSession } from "../use-comparison.ts";
import styles from "./toolbar.module.css";

/** Loads with the first opened menu. */
const loadMenus = () => import("./toolbar-menus.ts");

interface ToolbarProps {
  session: ComparisonSession;
  detailsOpen: boolean;
  onDetails(): void;
  /** The button that shows and hides the details. */
  detailsButton: Ref<HTMLButtonElement>;
  /** A short text beside the buttons, such as "Link copied". */
  message: string | null;
  onMessage(text: string): void;
}

/** The buttons in the margin of the drawing. */
export function Toolbar({ session, detailsOpen, onDetails, detailsButton, message, onMessage }: ToolbarProps) {
  const { history, dispatch, comparison, search } = session;
  const hydrated = useHydrated();
  const menu = useRef<MenuHandle>(null);

  const openArrangement = (anchor: HTMLElement) =>
    openMenu(menu.current, anchor, async () => (await loadMenus()).arrangementMenu(comparison.arrangement, dispatch));

  const openShare = (anchor: HTMLElement) =>
    openMenu(menu.current, anchor, async () => (await loadMenus()).shareMenu({ comparison, search, onMessage }));

  return (
    <div className={styles.toolbar} data-ready={hydrated || undefined}>
      <span role="status" className={styles.message}>
        {message}
      </span>
      <IconButton
        icon="align"
        label="Alignment"
        aria-haspopup="menu"
        onClick={(event) => void openArrangement(event.currentTarget)}
      />
      <IconButton ref={detailsButton} icon="table" label="Details" aria-expanded={detailsOpen} onClick={onDetails} />
      <StepButton icon="undo" label="Undo" steps={history.past.length} onStep={() => dispatch({ type: "undo" })} />
      <StepButton icon="redo" label="Redo" steps={history.future.length} onStep={() => dispatch({ type: "redo" })} />
      <IconButton
        icon="share"
        label="Share"
        aria-haspopup="menu"
        onClick={(event) => void openShare(event.currentTarget)}
      />
      <Menu ref={menu} />
    </div>
  );
}

interface StepButtonProps {
  icon: "undo" | "redo";
  label: string;
  /** How many steps can be undone or redone. */
  steps: number;
  onStep(): void;
}

/** `aria-disabled`, because a disabled button would lose the focus after the last step. */
function StepButton({ icon, label, steps, onStep }: StepButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={steps === 0}
      onClick={() => {
        if (steps > 0) onStep();
      }}
    />
  );
}
