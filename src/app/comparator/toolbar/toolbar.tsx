import { type Ref, useRef } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, type MenuHandle } from "../../../ui/menu.tsx";
import { useHydrated } from "../../startup/hydrated.ts";
import { openMenu } from "../open-menu.ts";
import type { Comparison } from "../use-comparison.ts";
import styles from "./toolbar.module.css";

/** The menus' contents are no part of the page until one of them is opened. */
const loadMenus = () => import("./toolbar-menus.ts");

interface ToolbarProps {
  comparison: Comparison;
  detailsOpen: boolean;
  onDetails(): void;
  /** The button that shows and hides the details. */
  detailsButton: Ref<HTMLButtonElement>;
  /** What is told now, in a few words. */
  told: string | null;
  tell(text: string): void;
}

/** What is done with the drawing as a whole, in its margin. */
export function Toolbar({ comparison, detailsOpen, onDetails, detailsButton, told, tell }: ToolbarProps) {
  const { history, dispatch, screens, alignment, setArrangement, search } = comparison;
  const hydrated = useHydrated();
  const menu = useRef<MenuHandle>(null);

  const openArrangement = (anchor: HTMLElement) =>
    openMenu(menu.current, anchor, async () => (await loadMenus()).arrangementMenu(alignment, setArrangement));

  const openShare = (anchor: HTMLElement) =>
    openMenu(menu.current, anchor, async () => {
      const described = screens.map(({ screen }) => screen);
      return (await loadMenus()).shareMenu({ screens: described, search, tell });
    });

  return (
    <div className={styles.toolbar} data-ready={hydrated || undefined}>
      <span role="status" className={styles.told}>
        {told}
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
  /** How often there is something to do. */
  steps: number;
  onStep(): void;
}

/** It keeps the focus after the last step, which a disabled button would lose. */
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
