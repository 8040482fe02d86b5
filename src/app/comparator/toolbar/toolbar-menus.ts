import type { Dispatch } from "react";
import { ARRANGEMENTS, type Arrangement } from "../../../comparison/arrangement.ts";
import { comparisonTitle } from "../../../comparison/comparison-title.ts";
import type { HistoryAction } from "../../../comparison/history.ts";
import { SCALE_MODES, type ScaleMode } from "../../../comparison/scale-mode.ts";
import { shortAddress } from "../../../comparison/short-address.ts";
import type { Comparison } from "../../../comparison/state.ts";
import { hasResolution } from "../../../comparison/text-sentence.ts";
import type { MenuContent } from "../../../ui/menu.tsx";
import { canCopyImages, copyImage, copyText } from "../../browser/clipboard.ts";
import { currentDisplayKey } from "../../browser/display.ts";
import { download } from "../../browser/download.ts";
import { canShare, shareLink } from "../../browser/share.ts";
import { readCalibrations } from "../actual-size/stored-calibrations.ts";
import { copyTable } from "../copy-table.ts";
import { fileName } from "../file-name.ts";
import { viewChoices } from "./view-choices.ts";

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
    onSelect: () => dispatch({ type: "set-view", view: { arrangement } }),
  }));
  return { label: "Arrange", items, align: "start" };
}

const SCALE_LABELS: Readonly<Record<ScaleMode, string>> = {
  fit: "Fit",
  actual: "Actual size",
  seat: "From your seat",
  pixels: "In pixels",
};

/** Of `In pixels`, while no screen has pixels (D46). */
const NEEDS_RESOLUTION = { disabled: true, note: "needs a resolution" } as const;

interface ViewMenuOptions {
  readonly comparison: Comparison;
  readonly dispatch: Dispatch<HistoryAction>;
  /** Opens the dialog that measures the display. */
  onCalibrate(): void;
  /** Shows the card of a space to fit into. */
  onOpenSpace(): void;
}

export function viewMenu({ comparison, dispatch, onCalibrate, onOpenSpace }: ViewMenuOptions): MenuContent {
  const choose = (scale: ScaleMode) => dispatch({ type: "set-view", view: { scale } });
  /** Actual size needs a calibration, whose dialog then chooses it (D30). */
  function chooseActual() {
    if (readCalibrations()[currentDisplayKey()] === undefined) onCalibrate();
    else choose("actual");
  }
  const select: Readonly<Record<ScaleMode, () => void>> = {
    fit: () => choose("fit"),
    actual: chooseActual,
    seat: () => choose("seat"),
    pixels: () => choose("pixels"),
  };
  const scales = SCALE_MODES.map((scale) => ({
    ...(scale === SCALE_MODES[0] ? { heading: "Scale" } : {}),
    label: SCALE_LABELS[scale],
    checked: scale === comparison.scale,
    ...(scale === "pixels" && !comparison.screens.some(hasResolution) && NEEDS_RESOLUTION),
    onSelect: select[scale],
  }));
  const isInPixels = comparison.scale === "pixels";
  return {
    label: "View",
    items: [
      ...scales,
      { label: "A space to fit into…", disabled: isInPixels, onSelect: onOpenSpace },
      ...viewChoices(comparison, dispatch),
    ],
    align: "start",
  };
}

interface ShareMenuOptions {
  readonly comparison: Comparison;
  /** The query of the comparison's address. */
  readonly search: string;
  onMessage(text: string): void;
  /** Opens the dialog for showing the comparison on another site. */
  onEmbed(): void;
  /** Opens the dialog for a print at actual size. */
  onPrint(): void;
}

/** The system's share sheet if there is one, the link, the drawing as a file, other sites, and paper. */
export function shareMenu({ comparison, search, onMessage, onEmbed, onPrint }: ShareMenuOptions): MenuContent {
  const copy = async (address: string) =>
    onMessage((await copyText(address)) ? "Link copied" : "Copy the link from the address bar");
  // Not the page's own address: it may have what others have added to it, as `fbclid`.
  const { origin } = window.location;
  const link = `${origin}/${search}`;
  const path = shortAddress(comparison);
  const short = path === null ? null : `${origin}${path}`;
  const picture = (kind: "png" | "svg", size?: 2) =>
    `/share.${kind}${search}${size === undefined ? "" : `${search === "" ? "?" : "&"}size=${size}`}`;
  const save = async (kind: "png" | "svg", size?: 2) => {
    const name = `${fileName(comparison.screens)}${size === 2 ? " large" : ""}.${kind}`;
    if (!(await download(picture(kind, size), name))) onMessage("Saving a picture needs a network");
  };
  const copyPicture = async () =>
    onMessage(
      (await copyImage(picture("png", 2))) ? "Image copied" : "Your browser cannot copy images. Save it instead.",
    );
  const items = [
    ...(canShare()
      ? [{ label: "Share…", onSelect: () => void shareLink({ title: comparisonTitle(comparison), url: link }) }]
      : []),
    { label: "Copy link", onSelect: () => void copy(link) },
    ...(short === null ? [] : [{ label: "Copy short link", onSelect: () => void copy(short) }]),
    {
      label: "Copy table",
      disabled: comparison.screens.length === 0,
      onSelect: () => void copyTable(comparison).then(onMessage),
    },
    ...(canCopyImages() ? [{ label: "Copy image", onSelect: () => void copyPicture() }] : []),
    { label: "Save as PNG", onSelect: () => void save("png") },
    { label: "Save as large PNG", onSelect: () => void save("png", 2) },
    { label: "Save as SVG", onSelect: () => void save("svg") },
    { label: "Embed…", disabled: comparison.screens.length === 0, onSelect: onEmbed },
    {
      label: "Print at actual size…",
      disabled: comparison.screens.length === 0,
      onSelect: onPrint,
    },
  ];
  return { label: "Share", items };
}
