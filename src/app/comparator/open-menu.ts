import type { MenuContent, MenuHandle } from "../../ui/menu.tsx";

/** Opens a menu whose content is in a script that loads with the first use. */
export async function openMenu(
  menu: MenuHandle | null,
  anchor: HTMLElement,
  load: () => Promise<MenuContent>,
): Promise<void> {
  const content = await load().catch(() => UNAVAILABLE);
  menu?.toggle(anchor, content);
}

/** The visitor is offline, or a new release has replaced the script. */
const UNAVAILABLE: MenuContent = {
  label: "Unable to load",
  items: [{ label: "Unable to load", disabled: true, onSelect: () => {} }],
};
