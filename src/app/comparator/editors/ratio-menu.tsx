import type { Dispatch } from "react";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { ComparisonAction } from "#comparison/reducer.ts";
import { resolutionName } from "#domain/catalogue/resolution-name.ts";
import { isSameShape } from "#domain/display/equivalent.ts";
import { turnedLike } from "#domain/display/resolution.ts";
import { ASPECT_RATIO_PRESETS } from "#domain/display/screen.ts";
import { likelyPanel, panelsOf } from "#domain/display/ultrawide.ts";
import type { Size } from "#domain/geometry/size.ts";
import type { MenuContent, MenuItem } from "#ui/menu.tsx";
import { editors } from "#words/page/editors.ts";
import styles from "./editor.module.css";

/** The resolutions that are sold most, by shape and size (D28). */
export const RESOLUTIONS: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 5120, height: 2880 },
  { width: 1920, height: 1200 },
  { width: 2560, height: 1600 },
  { width: 2560, height: 1080 },
  { width: 3440, height: 1440 },
  { width: 3840, height: 1600 },
  { width: 5120, height: 1440 },
];

/** Not `WQXGA`, which tells nobody anything. */
const TELLING_NAMES = /^(HD|Full HD|QHD|\dK.*)$/;

/** Popular ratios (D8), and below them the resolutions (D28). Each acts at once. */
export function ratioMenu(listed: ListedScreen, dispatch: Dispatch<ComparisonAction>): MenuContent {
  const { id, screen } = listed;
  const ratios = ASPECT_RATIO_PRESETS.map((ratio, index): MenuItem => {
    const { width, height } = ratio;
    return {
      label: editors.ratios.ratio(ratio),
      ...(index === 0 && { heading: editors.ratios.heading }),
      current: isSameShape(ratio, screen),
      picture: <i className={styles.shape} style={{ aspectRatio: `${width} / ${height}` }} />,
      onSelect: () => dispatch({ type: "set-ratio", id, ratio }),
    };
  });
  return { label: editors.ratios.name, items: [...ratios, ...resolutionItems(listed, dispatch)] };
}

export function resolutionMenu(listed: ListedScreen, dispatch: Dispatch<ComparisonAction>): MenuContent {
  return { label: editors.resolutions.name, items: resolutionItems(listed, dispatch) };
}

/** Those of the screen's own ratio first; of a 21:9 those that are sold as that, the most likely one first. */
function resolutionItems({ id, screen }: ListedScreen, dispatch: Dispatch<ComparisonAction>): MenuItem[] {
  const words = editors.resolutions;
  const { resolution: present } = screen;
  const panel = likelyPanel(screen);
  const alike = [
    ...(present === undefined ? [] : [present]),
    ...(panel?.resolution === undefined ? [] : [panel.resolution]),
    ...panelsOf(screen),
  ];
  const turned = RESOLUTIONS.map((resolution) => turnedLike(screen, resolution));
  const own = distinct([...turned.filter((resolution) => isSameShape(resolution, screen)), ...alike]);
  const ordered = panel === null ? own.toSorted((one, other) => one.width - other.width) : own;
  const others = distinct([...ordered, ...turned]).slice(ordered.length);
  const item = (resolution: Size): MenuItem => ({
    label: words.resolution(resolution),
    current: resolution.width === present?.width && resolution.height === present?.height,
    details: [
      [resolutionName(resolution) ?? ""].filter((name) => TELLING_NAMES.test(name)),
      words.densityOf({ ...screen, resolution }),
    ].flat(),
    onSelect: () => dispatch({ type: "set-ratio", id, ratio: resolution }),
  });
  return [
    {
      label: words.none,
      heading: words.name,
      headingEnd: words.density,
      current: present === undefined,
      onSelect: () => dispatch({ type: "remove-resolution", id }),
    },
    ...ordered.map(item),
    ...others.map((resolution, index) => ({ ...item(resolution), separated: index === 0 && ordered.length > 0 })),
  ];
}

function distinct(resolutions: readonly Size[]): readonly Size[] {
  return [...new Map(resolutions.map((each) => [`${each.width} ${each.height}`, each])).values()];
}
