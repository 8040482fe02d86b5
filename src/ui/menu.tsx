import { type FunctionComponent, type Ref, useCallback, useImperativeHandle, useRef, useState } from "react";
import styles from "./load-failure.module.css";
import { loadedPopovers, loadPopovers } from "./load-popovers.ts";
import type { MenuContent, OpenedMenuProps, OpenMenu } from "./opened-menu.tsx";

export type { MenuContent, MenuItem } from "./opened-menu.tsx";

export interface MenuHandle {
  /** Opens the menu beside a button, or closes it if it is open there. Without content it says that it cannot load. */
  toggle(anchor: HTMLElement, content: MenuContent | null): void;
}

type View = FunctionComponent<OpenedMenuProps>;

interface Opening extends OpenMenu {
  /** Differs from the opening before, so that each one is a new component. */
  readonly number: number;
  readonly View: View;
}

/**
 * One menu that any number of buttons share. It opens in the top layer beside a button. The arrow keys, Home and End move
 * the focus, and letters move it to an item that begins with them. A press elsewhere, Escape, Tab or scrolling closes it, and the keys return the focus to the button.
 */
export function Menu({ ref }: { ref: Ref<MenuHandle> }) {
  const [opened, setOpened] = useState<Opening | null>(null);
  const openings = useRef(0);
  useImperativeHandle(ref, () => ({
    toggle(anchor, content) {
      const number = ++openings.current;
      const show = (View: View) =>
        setOpened((last) => {
          const isOpen = last?.anchor === anchor && last.View !== LoadFailure;
          return isOpen ? null : { anchor, content, View, number };
        });
      const popovers = loadedPopovers();
      if (popovers !== undefined) show(popovers.OpenedMenu);
      else
        loadPopovers().then(
          ({ OpenedMenu }) => show(OpenedMenu),
          () => show(LoadFailure),
        );
    },
  }));
  const close = useCallback(() => setOpened(null), []);
  return opened === null ? null : <opened.View key={opened.number} menu={opened} onClose={close} />;
}

/** Stands in for any menu while its script cannot be loaded. The focus stays on the button, which tries again. */
function LoadFailure({ onClose }: OpenedMenuProps) {
  return (
    <p
      ref={showPopover}
      popover="auto"
      role="alert"
      className={styles.failure}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      Unable to load
    </p>
  );
}

function showPopover(element: HTMLElement | null) {
  element?.showPopover();
}

/** Opens a menu whose content is in a script that loads with the first use. */
export async function openMenu(
  menu: MenuHandle | null,
  anchor: HTMLElement,
  load: () => Promise<MenuContent>,
): Promise<void> {
  // The list loads together with the content. `toggle` shows a failure.
  loadPopovers().catch(() => {});
  const content = await load().catch(() => null);
  menu?.toggle(anchor, content);
}
