import type { Dispatch } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import { equalNeighbours, roomFor } from "#comparison/list-changes.ts";
import { isSameDescription } from "#comparison/screen-properties.ts";
import type { ComparisonState, Entry } from "#comparison/state.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import { equivalentSpec, isOfShape, sameTextSpec } from "#domain/display/equivalent.ts";
import { resolutionText, shapeFrom } from "#domain/display/resolution.ts";
import { displayOf } from "#domain/display/screen.ts";
import type { MenuContent, MenuItem } from "#ui/menu.tsx";
import { diagonalFigure, ratioText } from "#words/en/numbers.ts";
import { readMyScreen, rememberMyScreen } from "../my-screen.ts";
import { screenColour } from "../screen-colour.ts";
import styles from "./editor.module.css";
import type { FocusRequest } from "./focus-request.ts";
import { RESOLUTIONS } from "./ratio-menu.tsx";

const EQUIVALENTS: readonly { readonly by: Dimension; readonly heading: string }[] = [
  { by: "height", heading: "Same height" },
  { by: "width", heading: "Same width" },
  { by: "area", heading: "Same area" },
  { by: "diagonal", heading: "Same diagonal" },
];

/** The ratios an equivalent is offered in; ultrawides by the resolutions that people know (D35). */
const RATIOS = [
  { width: 4, height: 3 },
  { width: 3, height: 2 },
  { width: 16, height: 10 },
  { width: 16, height: 9 },
  { width: 2560, height: 1080 },
  { width: 3440, height: 1440 },
  { width: 3840, height: 1600 },
  { width: 32, height: 9 },
].map(shapeFrom);

interface ScreenActions {
  readonly entry: Entry;
  readonly state: ComparisonState;
  readonly dispatch: Dispatch<HistoryAction>;
  openMenu(content: MenuContent): void;
  focus(control: FocusRequest["control"]): void;
  say(message: string): void;
}

/** The content of a screen's "More actions" menu. */
export function screenActions({ entry, state, dispatch, openMenu, focus, say }: ScreenActions): MenuContent {
  const { id, screen } = entry;
  const isFull = state.tileColour === null;
  const colours = colourItems(entry, state, dispatch);
  const items: readonly (MenuItem | null)[] = [
    { label: "Name", onSelect: () => focus("name") },
    { label: "Replace…", onSelect: () => focus("replacement") },
    {
      label: "Duplicate",
      disabled: isFull,
      onSelect: () => dispatch({ type: "add-described", spec: screen, after: id, random: Math.random() }),
    },
    ...moveItems(entry, state, (by) => {
      dispatch({ type: "move", id, by });
      focus("more");
    }),
    {
      label: "Colour…",
      disabled: colours.length < 2,
      onSelect: () => openMenu({ label: "Colour", items: colours }),
    },
    {
      label: "Several side by side",
      disabled: screen.count !== undefined,
      separated: true,
      onSelect() {
        dispatch({ type: "set-count", id, count: 2 });
        focus("gap");
      },
    },
    ...setItems(entry, state, dispatch),
    state.arrangement === "side" ? { label: "Raise or lower…", onSelect: () => focus("raised") } : null,
    state.scale === "seat" ? { label: "Own distance", onSelect: () => focus("distance") } : null,
    { label: "Curve…", onSelect: () => focus("radius") },
    {
      label: "Same size in another ratio…",
      disabled: isFull,
      separated: true,
      onSelect: () =>
        openMenu({
          label: "Same size in another ratio",
          items: [...ratioItems(entry, dispatch), ...textItems(entry, dispatch)],
        }),
    },
    ...mineItems(entry, say),
  ];
  return { label: "More actions", items: items.filter((item) => item !== null) };
}

/** A set becomes screens of the list, and equal neighbours in a row become a set (D56.4). */
function setItems({ id, screen }: Entry, state: ComparisonState, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  if (screen.count !== undefined) {
    const isFull = screen.count - 1 > roomFor(state);
    return [{ label: "Take apart", disabled: isFull, onSelect: () => dispatch({ type: "take-apart", id }) }];
  }
  if (state.arrangement !== "side" || equalNeighbours(state.entries, id).length < 2) return [];
  return [{ label: "Make one set", onSelect: () => dispatch({ type: "make-set", id }) }];
}

/** One place earlier or later in the list, which in a row is the order from left to right. */
function moveItems({ number }: Entry, state: ComparisonState, move: (by: -1 | 1) => void): MenuItem[] {
  const isRow = state.arrangement === "side";
  return [
    {
      label: isRow ? "Move left" : "Move up",
      icon: { name: isRow ? "arrowLeft" : "arrowUp", row: "Move" },
      disabled: number === 1,
      onSelect: () => move(-1),
    },
    {
      label: isRow ? "Move right" : "Move down",
      icon: { name: isRow ? "arrowRight" : "arrowDown", row: "Move" },
      disabled: number === state.entries.length,
      onSelect: () => move(1),
    },
  ];
}

/** Its own colour, those of no screen, and the tile's (D4). */
function colourItems(
  { id, screen }: Entry,
  { palette, tileColour }: ComparisonState,
  dispatch: Dispatch<HistoryAction>,
) {
  return COLOUR_NAMES.filter((colour) => [screen.colour, tileColour, ...palette].includes(colour)).map(
    (colour): MenuItem => ({
      label: colour,
      checked: colour === screen.colour,
      picture: <i className={styles.swatch} style={screenColour(colour)} />,
      onSelect: () => dispatch({ type: "set-colour", id, colour }),
    }),
  );
}

/** Remembers this screen on the device, and forgets the remembered one from any screen's menu (D48). */
function mineItems({ screen }: Entry, say: (message: string) => void): MenuItem[] {
  const mine = readMyScreen();
  const use: MenuItem = {
    label: "Remember as my screen",
    onSelect() {
      const isStored = rememberMyScreen(screen);
      say(isStored ? "Remembered on this device, and offered first" : "Your screen until you close this page");
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

/** The sizes of a screen that are as high, as wide, as large or have the same diagonal in other ratios (F6.4). */
function ratioItems({ id, screen }: Entry, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  const ratios = RATIOS.filter((ratio) => !isOfShape(screen, ratio));
  return EQUIVALENTS.flatMap(({ by, heading }) => {
    const items = ratios.flatMap((ratio): MenuItem[] => {
      const spec = equivalentSpec(screen, ratio, by);
      if (spec === null) return [];
      const related = { ...spec, relation: { by, to: displayOf(screen) } };
      const onSelect = () => dispatch({ type: "add-described", spec: related, after: id, random: Math.random() });
      return [{ label: `${diagonalFigure(spec.length, spec.unit)} ${ratioText(ratio)}`, onSelect }];
    });
    return headed(items, heading);
  });
}

/** The diagonal of each other resolution at which text is as large as on this screen (D47). */
function textItems({ id, screen }: Entry, dispatch: Dispatch<HistoryAction>): MenuItem[] {
  const { resolution: own, scaling } = screen;
  const to = { ...displayOf(screen), ...(scaling !== undefined && { scaling }) };
  const others = RESOLUTIONS.filter(({ width, height }) => width !== own?.width || height !== own?.height);
  const items = others.flatMap((resolution): MenuItem[] => {
    const spec = sameTextSpec(screen, resolution);
    if (spec === null) return [];
    const related = { ...spec, relation: { by: "text" as const, to } };
    const onSelect = () => dispatch({ type: "add-described", spec: related, after: id, random: Math.random() });
    return [{ label: `${diagonalFigure(spec.length, spec.unit)} ${resolutionText(resolution)}`, onSelect }];
  });
  return headed(items, "Same text size");
}

function headed(items: readonly MenuItem[], heading: string): MenuItem[] {
  return items.map((item, index) => (index === 0 ? { ...item, heading } : item));
}
