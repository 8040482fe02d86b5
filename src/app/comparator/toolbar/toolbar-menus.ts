import type { Dispatch } from "react";
import { canCopyImages, copyImage, copyText } from "#app/browser/clipboard.ts";
import { currentDisplayKey } from "#app/browser/display.ts";
import { download } from "#app/browser/download.ts";
import { canShare, shareLink } from "#app/browser/share.ts";
import { ARRANGEMENTS, type Arrangement } from "#comparison/arrangement.ts";
import type { HistoryAction } from "#comparison/history.ts";
import { hasResolution } from "#comparison/listed-screen.ts";
import { SCALE_MODES, type ScaleMode } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import type { MenuContent } from "#ui/menu.tsx";
import { comparisonTitle } from "#words/en/titles.ts";
import { readCalibrations } from "../actual-size/stored-calibrations.ts";
import { copyTable } from "../copy-table.ts";
import { CATALOGUE } from "../editors/catalogue-field.tsx";
import { fileName } from "../file-name.ts";

const ARRANGEMENT_LABELS: Readonly<Record<Arrangement, string>> = {
  centre: "Centred",
  bottom: "Bottom edges level",
  corner: "Top left corners together",
  side: "In a row",
};

export function arrangementMenu(current: Arrangement, dispatch: Dispatch<HistoryAction>): MenuContent {
  const items = ARRANGEMENTS.map((arrangement) => ({
    label: ARRANGEMENT_LABELS[arrangement],
    checked: arrangement === current,
    onSelect: () => dispatch({ type: "set-view", view: { arrangement } }),
  }));
  return { label: "Arrange", items, align: "start" };
}

const SCALES: Readonly<Record<ScaleMode, { readonly label: string; readonly below: string }>> = {
  fit: { label: "Fit", below: "All to one scale" },
  actual: { label: "Actual size", below: "Life size on this display" },
  seat: { label: "From your seat", below: "As large as each one looks" },
  pixels: { label: "In pixels", below: "By pixels instead of lengths" },
};

/** Of `In pixels`, while no screen has pixels (D46). */
const NEEDS_RESOLUTION = { disabled: true, below: "Needs a resolution" } as const;

/**
 * How large the drawing is.
 *
 * @param onCalibrate opens the dialog that measures the display
 */
export function viewMenu(
  { scale, screens }: Comparison,
  dispatch: Dispatch<HistoryAction>,
  onCalibrate: () => void,
): MenuContent {
  // Actual size needs a calibration, whose dialog then chooses it (D30).
  const needsCalibration = () => readCalibrations()[currentDisplayKey()] === undefined;
  const items = SCALE_MODES.map((mode) => ({
    ...SCALES[mode],
    checked: mode === scale,
    ...(mode === "pixels" && !screens.some(hasResolution) && NEEDS_RESOLUTION),
    onSelect: () =>
      mode === "actual" && needsCalibration() ? onCalibrate() : dispatch({ type: "set-view", view: { scale: mode } }),
  }));
  return { label: "View", items, align: "start" };
}

interface ShareMenuOptions {
  readonly comparison: Comparison;
  /** The query of the comparison's address. */
  readonly search: string;
  onMessage(text: string): void;
  /** Shows the kinds of picture in place of the menu. */
  onSave(content: MenuContent): void;
  /** Opens the dialog for showing the comparison on another site. */
  onEmbed(): void;
  /** Opens the dialog for a print at actual size. */
  onPrint(): void;
}

/** The system's share sheet if there is one, the link, the drawing as a file, other sites, and paper. */
export function shareMenu({ comparison, search, onMessage, onSave, onEmbed, onPrint }: ShareMenuOptions): MenuContent {
  // It loads while the menu is read. Not the page's own address, which may have what others have added to it, as `fbclid`.
  const link = CATALOGUE.load()
    .then(({ shortAddress }) => shortAddress(comparison))
    .catch(() => null)
    .then((path) => `${window.location.origin}${path ?? `/${search}`}`);
  const copyLink = async () => onMessage((await copyText(link)) ? "Link copied" : "Copy the link from the address bar");
  const share = async () => shareLink({ title: comparisonTitle(comparison), url: await link });
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
  const kinds = [
    { label: "PNG", onSelect: () => void save("png") },
    { label: "Large PNG", onSelect: () => void save("png", 2) },
    { label: "SVG", onSelect: () => void save("svg") },
  ];
  const items = [
    ...(canShare() ? [{ label: "Share…", onSelect: () => void share() }] : []),
    { label: "Copy link", onSelect: () => void copyLink() },
    ...(canCopyImages() ? [{ label: "Copy image", onSelect: () => void copyPicture() }] : []),
    { label: "Save image…", onSelect: () => onSave({ label: "Save image", items: kinds }) },
    {
      label: "Copy table",
      disabled: comparison.screens.length === 0,
      onSelect: () => void copyTable(comparison).then(onMessage),
    },
    { label: "Embed…", separated: true, disabled: comparison.screens.length === 0, onSelect: onEmbed },
    {
      label: "Print at actual size…",
      disabled: comparison.screens.length === 0,
      onSelect: onPrint,
    },
  ];
  return { label: "Share", items };
}
