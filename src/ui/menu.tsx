import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { type MenuContent, OpenedMenu, type OpenMenu } from "./opened-menu.tsx";

export type { MenuContent, MenuItem } from "./opened-menu.tsx";

/** Opens a menu beside a button, or closes it if it is open there. */
type MenuOpener = (anchor: HTMLElement, content: MenuContent) => void;

const Opener = createContext<MenuOpener>(() => {
  throw new Error("A menu needs a <MenuProvider>.");
});

/** Returns the function that opens the menu of the nearest `MenuProvider`. It never changes. */
export function useOpenMenu(): MenuOpener {
  return use(Opener);
}

interface Opening extends OpenMenu {
  /** Differs from the opening before, so that each one is a new component. */
  readonly number: number;
}

/**
 * One menu that any number of buttons share. It opens in the top layer beside a button. The arrow keys, Home and End move
 * the focus, and letters move it to an item that begins with them. A press elsewhere, Escape, Tab or scrolling closes it,
 * and the keys return the focus to the button. A modal dialog needs a provider inside it, since the page behind is inert.
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opening | null>(null);
  const openings = useRef(0);
  const open = useCallback((anchor: HTMLElement, content: MenuContent) => {
    const number = ++openings.current;
    setOpened((last) => (last?.anchor === anchor ? null : { anchor, content, number }));
  }, []);
  const close = useCallback(() => setOpened(null), []);
  return (
    <Opener value={open}>
      {children}
      {opened !== null && <OpenedMenu key={opened.number} menu={opened} onClose={close} />}
    </Opener>
  );
}
