import type { Dispatch } from "react";
import { ARRANGEMENTS, type Arrangement } from "../../../comparison/arrangement.ts";
import type { HistoryAction } from "../../../comparison/history.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { comparisonTitle } from "../../../comparison/summary.ts";
import type { MenuContent } from "../../../ui/menu.tsx";
import { copyText } from "../../browser/clipboard.ts";
import { download } from "../../browser/download.ts";
import { canShare, shareLink } from "../../browser/share.ts";
import { fileName } from "../file-name.ts";

const ARRANGEMENT_LABELS: Readonly<Record<Arrangement, string>> = {
  centre: "Centred",
  bottom: "Bottom edges level",
  corner: "Top left corners together",
  side: "Side by side",
};

export function arrangementMenu(current: Arrangement, dispatch: Dispatch<HistoryAction>): MenuContent {
  const items = ARRANGEMENTS.map((arrangement) => ({
    label: ARRANGEMENT_LABELS[arrangement],
    checked: arrangement === current,
    onSelect: () => dispatch({ type: "arrange", arrangement }),
  }));
  return { label: "Arrange", items, align: "start" };
}

interface ShareMenuOptions {
  readonly comparison: Comparison;
  /** The query of the comparison's address. */
  readonly search: string;
  onMessage(text: string): void;
  /** Opens the dialog for a print at actual size; fails without a connection. */
  onPrint(): Promise<void>;
}

/** The system's share sheet if there is one, the link, the drawing as a file, and paper. */
export function shareMenu({ comparison, search, onMessage, onPrint }: ShareMenuOptions): MenuContent {
  const copy = async () =>
    onMessage((await copyText(window.location.href)) ? "Link copied" : "Copy the link from the address bar");
  const save = (kind: "png" | "svg") =>
    download(`/comparison.${kind}${search}`, `${fileName(comparison.screens)}.${kind}`);
  const items = [
    ...(canShare() ? [{ label: "Share…", onSelect: () => void shareLink(comparisonTitle(comparison)) }] : []),
    { label: "Copy link", onSelect: () => void copy() },
    { label: "Save as PNG", onSelect: () => save("png") },
    { label: "Save as SVG", onSelect: () => save("svg") },
    {
      label: "Print at actual size…",
      disabled: comparison.screens.length === 0,
      onSelect: () => void onPrint().catch(() => onMessage("Unable to load")),
    },
  ];
  return { label: "Share", items };
}
