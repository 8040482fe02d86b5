import type { Dispatch } from "react";
import { CONTENTS, contentText } from "../../../comparison/content.ts";
import type { HistoryAction } from "../../../comparison/history.ts";
import type { Comparison } from "../../../comparison/state.ts";
import type { MenuItem } from "../../../ui/menu.tsx";

/** The items of the View menu behind the scales: what the screens show (D33). */
export function viewChoices({ content }: Comparison, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  return CONTENTS.map((each) => ({
    label: each === "none" ? "No film" : `${contentText(each)} film`,
    divided: each === "none",
    checked: each === content,
    onSelect: () => dispatch({ type: "set-view", view: { content: each } }),
  }));
}
