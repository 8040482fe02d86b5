import type { Dispatch } from "react";
import { ARRANGEMENTS, type Arrangement } from "../../../comparison/arrangement.ts";
import type { HistoryAction } from "../../../comparison/history.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { comparisonTitle } from "../../../comparison/summary.ts";
import { numberText } from "../../../domain/display/number-text.ts";
import type { Screen } from "../../../domain/display/screen.ts";
import type { MenuContent } from "../../../ui/menu.tsx";
import { copyText } from "../../browser/clipboard.ts";
import { download } from "../../browser/download.ts";
import { canShare, shareLink } from "../../browser/share.ts";

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
}

/** The system's share sheet if there is one, the link, and the drawing as a file. */
export function shareMenu({ comparison, search, onMessage }: ShareMenuOptions): MenuContent {
  const copy = async () =>
    onMessage((await copyText(window.location.href)) ? "Link copied" : "Copy the link from the address bar");
  const save = async (kind: "png" | "svg") => {
    const isSaved = await download(`/comparison.${kind}${search}`, `${fileName(comparison.screens)}.${kind}`);
    if (!isSaved) onMessage("Saving a picture needs a network");
  };
  const items = [
    ...(canShare() ? [{ label: "Share…", onSelect: () => void shareLink(comparisonTitle(comparison)) }] : []),
    { label: "Copy link", onSelect: () => void copy() },
    { label: "Save as PNG", onSelect: () => void save("png") },
    { label: "Save as SVG", onSelect: () => void save("svg") },
  ];
  return { label: "Share", items };
}

/** Every system accepts this length. */
const FILE_NAME_LENGTH = 100;

/** `diagonal 27in 16x9, 29in 21x9` */
function fileName(screens: readonly Screen[]): string {
  const described = screens.map(
    ({ length, unit, width, height }) => `${numberText(length)}${unit} ${numberText(width)}x${numberText(height)}`,
  );
  return `diagonal ${described.join(", ")}`.slice(0, FILE_NAME_LENGTH).trim();
}
