// What menus and tooltips load when the first one is about to open: one script, so that a tooltip's button has its menu ready.
export { OpenedMenu } from "./opened-menu.tsx";
export { tooltipEvents } from "./tooltip-events.ts";
