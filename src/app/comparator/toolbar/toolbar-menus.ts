import { ARRANGEMENTS, type Arrangement } from "../../../comparison/arrangement.ts";
import { comparisonTitle } from "../../../comparison/summary.ts";
import { numberText } from "../../../domain/display/number-text.ts";
import type { Screen } from "../../../domain/display/screen.ts";
import type { MenuContent } from "../../../ui/menu.tsx";
import { canShare, copyLink, download, shareLink } from "../../browser/share.ts";

const ARRANGEMENT_LABELS: Readonly<Record<Arrangement, string>> = {
  centre: "Centred",
  bottom: "Bottom edges level",
  corner: "Top left corners together",
  side: "Side by side",
};

export function arrangementMenu(chosen: Arrangement, choose: (alignment: Arrangement) => void): MenuContent {
  const items = ARRANGEMENTS.map((alignment) => ({
    label: ARRANGEMENT_LABELS[alignment],
    checked: alignment === chosen,
    onSelect: () => choose(alignment),
  }));
  return { label: "Alignment", items };
}

interface Shared {
  readonly screens: readonly Screen[];
  /** The query of the comparison's address. */
  readonly search: string;
  tell(text: string): void;
}

/** The system's share sheet where there is one, the link to copy, and the drawing as a file. */
export function shareMenu({ screens, search, tell }: Shared): MenuContent {
  const copy = async () => tell((await copyLink()) ? "Link copied" : "Copy the link from the address bar");
  const save = (kind: "png" | "svg") => download(`/comparison.${kind}${search}`, `${fileName(screens)}.${kind}`);
  const items = [
    ...(canShare() ? [{ label: "Share…", onSelect: () => void shareLink(comparisonTitle(screens)) }] : []),
    { label: "Copy link", onSelect: () => void copy() },
    { label: "Save as PNG", onSelect: () => save("png") },
    { label: "Save as SVG", onSelect: () => save("svg") },
  ];
  return { label: "Share", items };
}

/** As long as any system takes it. */
const FILE_NAME_LENGTH = 100;

/** `diagonal 27in 16x9, 29in 21x9` */
function fileName(screens: readonly Screen[]): string {
  const described = screens.map(
    ({ length, unit, width, height }) => `${numberText(length)}${unit} ${numberText(width)}x${numberText(height)}`,
  );
  return `diagonal ${described.join(", ")}`.slice(0, FILE_NAME_LENGTH).trim();
}
