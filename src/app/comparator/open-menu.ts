import type { MenuContent, MenuHandle } from "../../ui/menu.tsx";

/** Opens a menu at a button whose contents come by a script of their own, the first time they are asked for. */
export async function openMenu(
  menu: MenuHandle | null,
  anchor: HTMLElement,
  load: () => Promise<MenuContent>,
): Promise<void> {
  const content = await load().catch(() => UNAVAILABLE);
  menu?.toggle(anchor, content);
}

/** Where the connection is gone, or the site was updated a moment ago. */
const UNAVAILABLE: MenuContent = {
  label: "Unable to load",
  items: [{ label: "Unable to load", disabled: true, onSelect: () => {} }],
};
