import type { Dispatch } from "react";
import type { HistoryAction } from "../../../comparison/history.ts";
import type { ComparisonAction } from "../../../comparison/reducer.ts";
import { isSameDescription } from "../../../comparison/screen-properties.ts";
import type { Entry } from "../../../comparison/state.ts";
import type { Dimension } from "../../../domain/display/dimension.ts";
import { ratioText } from "../../../domain/display/display-text.ts";
import { equivalentSpec, isOfShape, sameTextSpec } from "../../../domain/display/equivalent.ts";
import { diagonalFigure } from "../../../domain/display/figures.ts";
import { type Ratio, resolutionOf, resolutionText } from "../../../domain/display/resolution.ts";
import { displayOf, SET_COUNTS } from "../../../domain/display/screen.ts";
import type { MenuContent, MenuItem } from "../../../ui/menu.tsx";
import { readMyScreen, rememberMyScreen } from "../my-screen.ts";
import { RESOLUTIONS, resolutionMenu } from "./resolution-menu.ts";

const EQUIVALENTS: readonly { readonly by: Dimension; readonly label: string }[] = [
  { by: "height", label: "Same height in another ratio…" },
  { by: "width", label: "Same width in another ratio…" },
  { by: "area", label: "Same area in another ratio…" },
  { by: "diagonal", label: "Same diagonal in another ratio…" },
];

const SAME_TEXT = "Same text size at another resolution…";

/** The ratios an equivalent is offered in; ultrawides by the resolutions that people know (D35). */
const RATIOS: readonly Ratio[] = [
  { width: 4, height: 3 },
  { width: 3, height: 2 },
  { width: 16, height: 10 },
  { width: 16, height: 9 },
  { width: 2560, height: 1080 },
  { width: 3440, height: 1440 },
  { width: 3840, height: 1600 },
  { width: 32, height: 9 },
];

/** The content of a screen's "More actions" menu. */
export function screenActions(
  entry: Entry,
  isFull: boolean,
  dispatch: Dispatch<HistoryAction>,
  openMenu: (content: MenuContent) => void,
  focus: (control: "name" | "gap" | "distance" | "replacement") => void,
  say: (message: string) => void,
): MenuContent {
  const name: MenuItem = { label: "Name", onSelect: () => focus("name") };
  const replace: MenuItem = { label: "Replace with a common size…", onSelect: () => focus("replacement") };
  const count: MenuItem = {
    label: "Several side by side…",
    onSelect: () => openMenu(countMenu(entry, dispatch)),
  };
  const gap: MenuItem = { label: "Gap between them", onSelect: () => focus("gap") };
  // On small phones the editor has no room for its own button.
  const resolution: MenuItem = {
    label: "Resolution…",
    onSelect: () => openMenu(resolutionMenu(entry.id, dispatch)),
  };
  const distance: MenuItem = { label: "Own viewing distance", onSelect: () => focus("distance") };
  const duplicate: MenuItem = {
    label: "Duplicate",
    disabled: isFull,
    onSelect: () => dispatch({ type: "add-described", spec: entry.screen, after: entry.id, random: Math.random() }),
  };
  const equivalents = EQUIVALENTS.map(
    ({ by, label }): MenuItem => ({
      label,
      disabled: isFull,
      onSelect: () => openMenu({ label: label.replace("…", ""), items: ratiosFor(entry, by, dispatch) }),
    }),
  );
  const sameText: MenuItem = {
    label: SAME_TEXT,
    disabled: isFull,
    onSelect: () => openMenu({ label: SAME_TEXT.replace("…", ""), items: sameTextItems(entry, dispatch) }),
  };
  const texts = resolutionOf(entry.screen) === null ? [] : [sameText];
  const gaps = entry.screen.count === undefined ? [] : [gap];
  return {
    label: "More actions",
    items: [
      name,
      count,
      ...gaps,
      distance,
      replace,
      resolution,
      duplicate,
      ...mineItems(entry, say),
      ...equivalents,
      ...texts,
    ],
  };
}

/** Remembers this screen on the device, and forgets the remembered one from any screen's menu (D48). */
function mineItems({ screen }: Entry, say: (message: string) => void): MenuItem[] {
  const mine = readMyScreen();
  const use: MenuItem = {
    label: "Use as my screen",
    onSelect() {
      const isStored = rememberMyScreen(screen);
      say(isStored ? "Remembered as your screen, on this device only" : "Your screen until you close this page");
    },
  };
  const forget: MenuItem = {
    label: "Forget my screen",
    onSelect() {
      rememberMyScreen(null);
      say("Your screen is forgotten");
    },
  };
  if (mine === null) return [use];
  return isSameDescription(mine, screen) ? [forget] : [use, forget];
}

/** One screen, or a set of 2, 3 or 4 equal ones (D29). */
export function countMenu({ id, screen }: Entry, dispatch: Dispatch<ComparisonAction>): MenuContent {
  const items = ([1, ...SET_COUNTS] as const).map((count) => ({
    label: count === 1 ? "1 screen" : `${count} side by side`,
    checked: count === (screen.count ?? 1),
    onSelect: () => dispatch({ type: "set-count", id, count }),
  }));
  return { label: "Side by side", items };
}

function ratiosFor(entry: Entry, by: Dimension, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  return RATIOS.filter((ratio) => !isOfShape(entry.screen, ratio)).flatMap((ratio) => {
    const spec = equivalentSpec(entry.screen, ratio, by);
    if (spec === null) return [];
    const related = { ...spec, relation: { by, to: displayOf(entry.screen) } };
    const onSelect = () => dispatch({ type: "add-described", spec: related, after: entry.id, random: Math.random() });
    return [{ label: `${diagonalFigure(spec.length, spec.unit)} ${ratioText(ratio)}`, onSelect }];
  });
}

/** The diagonal of each other resolution at which text is as large as on this screen (D47). */
function sameTextItems({ id, screen }: Entry, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  const own = resolutionOf(screen);
  const { scaling } = screen;
  const to = { ...displayOf(screen), ...(scaling !== undefined && { scaling }) };
  return RESOLUTIONS.filter(({ width, height }) => width !== own?.width || height !== own.height).flatMap(
    (resolution) => {
      const spec = sameTextSpec(screen, resolution);
      if (spec === null) return [];
      const related = { ...spec, relation: { by: "text" as const, to } };
      const onSelect = () => dispatch({ type: "add-described", spec: related, after: id, random: Math.random() });
      return [{ label: `${diagonalFigure(spec.length, spec.unit)} ${resolutionText(resolution)}`, onSelect }];
    },
  );
}
