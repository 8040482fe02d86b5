import type { Dispatch } from "react";
import type { HistoryAction } from "#comparison/history.ts";
import { equalNeighbours, roomFor } from "#comparison/list-changes.ts";
import { isSameDescription } from "#comparison/screen-properties.ts";
import type { ComparisonState, Entry } from "#comparison/state.ts";
import { COLOUR_NAMES } from "#domain/display/colour.ts";
import type { Dimension } from "#domain/display/dimension.ts";
import { equivalentSpec, isOfShape, sameTextSpec } from "#domain/display/equivalent.ts";
import { shapeFrom } from "#domain/display/resolution.ts";
import { displayOf } from "#domain/display/screen.ts";
import type { MenuContent, MenuItem } from "#ui/menu.tsx";
import { editors as words } from "#words/page/editors.ts";
import { readMyScreen, rememberMyScreen } from "../my-screen.ts";
import { screenColour } from "../screen-colour.tsx";
import styles from "./editor.module.css";
import type { FocusRequest } from "./field-props.ts";
import { RESOLUTIONS } from "./ratio-menu.tsx";

const EQUIVALENTS: readonly Dimension[] = ["height", "width", "area", "diagonal"];

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
export function screenActions(given: ScreenActions): MenuContent {
  const { entry, state, dispatch, openMenu, focus } = given;
  const { id, screen } = entry;
  const isFull = state.tileColour === null;
  const colours = colourItems(given);
  const items: readonly (MenuItem | null)[] = [
    { label: words.actions.rename, onSelect: () => focus("name") },
    { label: words.actions.replace, onSelect: () => focus("replacement") },
    {
      label: words.actions.duplicate,
      disabled: isFull,
      onSelect: () => dispatch({ type: "add-described", spec: screen, after: id, random: Math.random() }),
    },
    ...moveItems(given, (by) => {
      dispatch({ type: "move", id, by });
      focus("more");
    }),
    {
      label: words.actions.chooseColour,
      disabled: colours.length < 2,
      onSelect: () => openMenu({ label: words.actions.colour, items: colours }),
    },
    {
      label: words.actions.several,
      disabled: screen.count !== undefined,
      separated: true,
      onSelect() {
        dispatch({ type: "set-count", id, count: 2 });
        focus("gap");
      },
    },
    ...setItems(given),
    state.arrangement === "side" ? { label: words.actions.raise, onSelect: () => focus("raised") } : null,
    state.scale === "seat" ? { label: words.actions.distance, onSelect: () => focus("distance") } : null,
    { label: words.actions.curve, onSelect: () => focus("radius") },
    {
      label: words.actions.inAnotherRatio,
      disabled: isFull,
      separated: true,
      onSelect: () =>
        openMenu({
          label: words.sameSize.name,
          items: [...ratioItems(given), ...textItems(given)],
        }),
    },
    ...mineItems(given),
  ];
  return { label: words.actions.name, items: items.filter((item) => item !== null) };
}

/** A set becomes screens of the list, and equal neighbours in a row become a set (D56.4). */
function setItems({ entry: { id, screen }, state, dispatch }: ScreenActions): MenuItem[] {
  if (screen.count !== undefined) {
    const isFull = screen.count - 1 > roomFor(state);
    return [{ label: words.actions.takeApart, disabled: isFull, onSelect: () => dispatch({ type: "take-apart", id }) }];
  }
  if (state.arrangement !== "side" || equalNeighbours(state.entries, id).length < 2) return [];
  return [{ label: words.actions.makeSet, onSelect: () => dispatch({ type: "make-set", id }) }];
}

/** One place earlier or later in the list, which in a row is the order from left to right. */
function moveItems({ entry: { number }, state }: ScreenActions, move: (by: -1 | 1) => void): MenuItem[] {
  const isRow = state.arrangement === "side";
  return [
    {
      label: isRow ? words.actions.move.left : words.actions.move.up,
      icon: { name: isRow ? "arrowLeft" : "arrowUp", row: words.actions.move.row },
      disabled: number === 1,
      onSelect: () => move(-1),
    },
    {
      label: isRow ? words.actions.move.right : words.actions.move.down,
      icon: { name: isRow ? "arrowRight" : "arrowDown", row: words.actions.move.row },
      disabled: number === state.entries.length,
      onSelect: () => move(1),
    },
  ];
}

/** Its own colour, those of no screen, and the tile's (D4). */
function colourItems({ entry: { id, screen }, state, dispatch }: ScreenActions): MenuItem[] {
  const { palette, tileColour } = state;
  return COLOUR_NAMES.filter((colour) => [screen.colour, tileColour, ...palette].includes(colour)).map(
    (colour): MenuItem => ({
      label: words.actions.colours[colour],
      checked: colour === screen.colour,
      picture: <i className={styles.swatch} style={screenColour(colour)} />,
      onSelect: () => dispatch({ type: "set-colour", id, colour }),
    }),
  );
}

/** Remembers this screen on the device, and forgets the remembered one from any screen's menu (D48). */
function mineItems({ entry: { screen }, say }: ScreenActions): MenuItem[] {
  const mine = readMyScreen();
  const use: MenuItem = {
    label: words.actions.remember,
    onSelect() {
      const isStored = rememberMyScreen(screen);
      say(isStored ? words.mine.isRemembered : words.mine.isKept);
    },
  };
  const forget: MenuItem = {
    label: words.actions.forget,
    onSelect() {
      rememberMyScreen(null);
      say(words.mine.isForgotten);
    },
  };
  if (mine === null) return [use];
  return isSameDescription(mine, screen) ? [forget] : [use, forget];
}

/** The sizes of a screen that are as high, as wide, as large or have the same diagonal in other ratios (F6.4). */
function ratioItems({ entry: { id, screen }, dispatch }: ScreenActions): MenuItem[] {
  const ratios = RATIOS.filter((ratio) => !isOfShape(screen, ratio));
  return EQUIVALENTS.flatMap((by) => {
    const items = ratios.flatMap((ratio): MenuItem[] => {
      const spec = equivalentSpec(screen, ratio, by);
      if (spec === null) return [];
      const related = { ...spec, relation: { by, to: displayOf(screen) } };
      const onSelect = () => dispatch({ type: "add-described", spec: related, after: id, random: Math.random() });
      return [{ label: words.sameSize.inRatio(spec, ratio), onSelect }];
    });
    return headed(items, words.sameSize.headings[by]);
  });
}

/** The diagonal of each other resolution at which text is as large as on this screen (D47). */
function textItems({ entry: { id, screen }, dispatch }: ScreenActions): MenuItem[] {
  const { resolution: own, scaling } = screen;
  const to = { ...displayOf(screen), ...(scaling !== undefined && { scaling }) };
  const others = RESOLUTIONS.filter(({ width, height }) => width !== own?.width || height !== own?.height);
  const items = others.flatMap((resolution): MenuItem[] => {
    const spec = sameTextSpec(screen, resolution);
    if (spec === null) return [];
    const related = { ...spec, relation: { by: "text" as const, to } };
    const onSelect = () => dispatch({ type: "add-described", spec: related, after: id, random: Math.random() });
    return [{ label: words.sameSize.inPixels(spec, resolution), onSelect }];
  });
  return headed(items, words.sameSize.textHeading);
}

function headed(items: readonly MenuItem[], heading: string): MenuItem[] {
  return items.map((item, index) => (index === 0 ? { ...item, heading } : item));
}
