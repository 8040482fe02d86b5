import { type Ref, useCallback, useImperativeHandle, useRef, useState } from "react";
import { type MenuContent, OpenedMenu, type OpenMenu } from "./opened-menu.tsx";

export type { MenuContent, MenuItem } from "./opened-menu.tsx";

export interface MenuHandle {
  /** Opens the menu beside a button, or closes it if it is open there. */
  toggle(anchor: HTMLElement, content: MenuContent): void;
}

interface Opening extends OpenMenu {
  /** Differs from the opening before, so that each one is a new component. */
  readonly number: number;
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
      setOpened((last) => (last?.anchor === anchor ? null : { anchor, content, number }));
    },
  }));
  const close = useCallback(() => setOpened(null), []);
  return opened === null ? null : <OpenedMenu key={opened.number} menu={opened} onClose={close} />;
}
