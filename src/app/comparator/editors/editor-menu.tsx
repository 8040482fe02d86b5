import { type Dispatch, type Ref, useImperativeHandle, useRef } from "react";
import type { HistoryAction } from "../../../comparison/history.ts";
import type { Entry } from "../../../comparison/state.ts";
import { ASPECT_RATIO_PRESETS } from "../../../domain/display/screen.ts";
import { Menu, type MenuContent, type MenuHandle } from "../../../ui/menu.tsx";
import type { FocusRequest } from "./focus-request.ts";
import { resolutionMenu } from "./resolution-menu.ts";
import { countMenu, screenActions } from "./screen-actions.ts";

export interface EditorMenuHandle {
  openRatios(entry: Entry, anchor: HTMLElement): void;
  openResolutions(entry: Entry, anchor: HTMLElement): void;
  /** How many equal ones the screen stands for (D29). */
  openCounts(entry: Entry, anchor: HTMLElement): void;
  openActions(entry: Entry, anchor: HTMLElement): void;
  openStarters(anchor: HTMLElement, content: MenuContent): void;
}

interface EditorMenuProps {
  isFull: boolean;
  dispatch: Dispatch<HistoryAction>;
  onFocusRequest(request: FocusRequest): void;
  ref: Ref<EditorMenuHandle>;
}

/** The one menu of all editors and of the common comparisons. */
export function EditorMenu({ isFull, dispatch, onFocusRequest, ref }: EditorMenuProps) {
  const menu = useRef<MenuHandle>(null);

  useImperativeHandle(ref, () => ({
    openRatios({ id }, anchor) {
      const items = ASPECT_RATIO_PRESETS.map((ratio) => ({
        label: `${ratio.width}:${ratio.height}`,
        onSelect: () => dispatch({ type: "preset", id, ratio }),
      }));
      menu.current?.toggle(anchor, { label: "Popular aspect ratios", items });
    },
    openResolutions({ id }, anchor) {
      menu.current?.toggle(anchor, resolutionMenu(id, dispatch));
    },
    openCounts(entry, anchor) {
      menu.current?.toggle(anchor, countMenu(entry, dispatch));
    },
    openActions(entry, anchor) {
      const openSubmenu = (content: MenuContent) => menu.current?.toggle(anchor, content);
      const focus = (control: FocusRequest["control"]) => onFocusRequest({ id: entry.id, control });
      menu.current?.toggle(anchor, screenActions(entry, isFull, dispatch, openSubmenu, focus));
    },
    openStarters(anchor, content) {
      menu.current?.toggle(anchor, content);
    },
  }));

  return <Menu ref={menu} />;
}
