import type { Dispatch } from "react";
import { canCopyImages, copyImage, copyText } from "#app/browser/clipboard.ts";
import { currentDisplayKey } from "#app/browser/display.ts";
import { download } from "#app/browser/download.ts";
import { canShare, shareLink } from "#app/browser/share.ts";
import { sitePath } from "#app/navigation/site-path.ts";
import { ARRANGEMENTS, type Arrangement } from "#comparison/arrangement.ts";
import { CONTENTS } from "#comparison/content.ts";
import type { HistoryAction } from "#comparison/history.ts";
import { hasResolution } from "#comparison/listed-screen.ts";
import { isToScale, SCALE_MODES } from "#comparison/scale-mode.ts";
import type { Comparison } from "#comparison/state.ts";
import { unitsOf } from "#comparison/units.ts";
import { KNOWN_OBJECTS } from "#domain/display/known-object.ts";
import type { MenuContent } from "#ui/menu.tsx";
import { language } from "#words/page/language.ts";
import { toolbar } from "#words/page/toolbar.ts";
import { readCalibrations } from "../actual-size/stored-calibrations.ts";
import { copyTable } from "../copy-table.ts";
import { CATALOGUE } from "../editors/catalogue-field.tsx";
import { fileName } from "../file-name.ts";

export function arrangementMenu(current: Arrangement, dispatch: Dispatch<HistoryAction>): MenuContent {
  const items = ARRANGEMENTS.map((arrangement) => ({
    label: toolbar.arrange.arrangements[arrangement],
    checked: arrangement === current,
    onSelect: () => dispatch({ type: "set-view", view: { arrangement } }),
  }));
  return { label: toolbar.arrange.label, items, align: "start" };
}

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
    ...toolbar.view.scales[mode],
    checked: mode === scale,
    ...(mode === "pixels" && !screens.some(hasResolution) && { disabled: true, below: toolbar.view.needsResolution }),
    onSelect: () =>
      mode === "actual" && needsCalibration() ? onCalibrate() : dispatch({ type: "set-view", view: { scale: mode } }),
  }));
  return { label: toolbar.view.label, items, align: "start" };
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
export function shareMenu(options: ShareMenuOptions): MenuContent {
  const words = toolbar.share;
  const { comparison, search, onMessage, onSave, onEmbed, onPrint } = options;
  // It loads while the menu is read. Not the page's own address, which may have what others have added to it, as `fbclid`.
  const link = CATALOGUE.load()
    .then(({ shortAddress }) => shortAddress(comparison, language.lengths))
    .catch(() => null)
    .then((path) => window.location.origin + sitePath(path ?? `/${search}`));
  const copyLink = async () => onMessage((await copyText(link)) ? words.copiedLink : words.cannotCopyLink);
  const share = async () => shareLink({ title: words.title(comparison), url: await link });
  const picture = (kind: "png" | "svg", size?: 2) =>
    sitePath(`/share.${kind}${search}${size === undefined ? "" : `${search === "" ? "?" : "&"}size=${size}`}`);
  const save = async (kind: "png" | "svg", size?: 2) => {
    const name = fileName(comparison.screens);
    const file = `${size === 2 ? words.saved.largeName(name) : name}.${kind}`;
    if (!(await download(picture(kind, size), file))) onMessage(words.saved.failed);
  };
  const copyPicture = async () =>
    onMessage((await copyImage(picture("png", 2))) ? words.copiedImage : words.cannotCopyImage);
  const kinds = [
    { label: words.saved.png, onSelect: () => void save("png") },
    { label: words.saved.largePng, onSelect: () => void save("png", 2) },
    { label: words.saved.svg, onSelect: () => void save("svg") },
  ];
  const items = [
    ...(canShare() ? [{ label: words.system, onSelect: () => void share() }] : []),
    { label: words.link, onSelect: () => void copyLink() },
    ...(canCopyImages() ? [{ label: words.image, onSelect: () => void copyPicture() }] : []),
    { label: words.save, onSelect: () => onSave({ label: words.saved.label, items: kinds }) },
    {
      label: words.table,
      disabled: comparison.screens.length === 0,
      onSelect: () => void copyTable(comparison).then(onMessage),
    },
    { label: words.embed, separated: true, disabled: comparison.screens.length === 0, onSelect: onEmbed },
    {
      label: words.print,
      disabled: comparison.screens.length === 0,
      onSelect: onPrint,
    },
  ];
  return { label: words.label, items };
}

/** What the drawing shows beside the screens: a film on them (D33), and things of known size (D31). */
export function showMenu(comparison: Comparison, dispatch: Dispatch<HistoryAction>): MenuContent {
  const words = toolbar.show;
  const { content, objects, scale } = comparison;
  const { first: unit } = unitsOf(comparison);
  const films = CONTENTS.map((each) => ({
    label: words.film(each),
    ...(each === "none" ? { heading: words.films, strip: true } : {}),
    // In pixels nothing is drawn but what has pixels.
    disabled: scale === "pixels",
    checked: each === content,
    onSelect: () => dispatch({ type: "set-view", view: { content: each } }),
  }));
  const things = KNOWN_OBJECTS.map((object) => ({
    label: words.object(object),
    details: [words.objectSize(object, unit)],
    ...(object === KNOWN_OBJECTS[0] ? { heading: words.objects } : {}),
    multiple: true,
    // From the seat they would need a distance of their own.
    disabled: !isToScale(scale),
    checked: objects.includes(object),
    onSelect: () => dispatch({ type: "toggle-object", object }),
  }));
  return { label: words.label, items: [...films, ...things], align: "start" };
}
