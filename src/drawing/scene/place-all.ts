import { type Arrangement, DEFAULT_ARRANGEMENT } from "#comparison/arrangement.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { DEFAULT_FRAME } from "#domain/space/opening.ts";
import { DEFAULT_LEVEL } from "#domain/space/screen-row.ts";
import { type FramedSpace, placeScreens, type RowChoice, type ScreenPlaces } from "./place-screens.ts";
import { arrangeRoom, type Room } from "./room.ts";
import { type DrawnScreen, drawnScreens, type Sizing, TO_SCALE } from "./sizing.ts";

export interface PlaceOptions {
  readonly arrangement?: Arrangement;
  /** What is drawn for scale; it takes part in the scale (D31). */
  readonly objects?: readonly KnownObject[];
  /** What the outlines are sized by; lengths if not given. */
  readonly sizing?: Sizing;
  /** What the screens are to fit into; it takes part in the scale (D38). */
  readonly space?: FramedSpace | null;
  /** How a row stands, where the arrangement is one (D56). */
  readonly row?: RowChoice;
}

/** Where everything lies, in inches or in pixels of the screens: it needs no area and no scale. */
export interface Places extends Pick<ScreenPlaces, "opening" | "frames"> {
  /** What is drawn of the screens, the objects and the space. */
  readonly drawn: readonly DrawnScreen[];
  /** Whether curved screens are as long as they are straight from edge to edge (D61). */
  readonly stands: boolean;
  readonly objects: readonly KnownObject[];
  readonly framed: FramedSpace | null;
  readonly room: Room;
  /** Whether the screens stand beside each other with their frames (D56). */
  readonly isRow: boolean;
}

/** Places the screens, the space that they are to fit into, and the objects beside them. */
export function placeAll(screens: readonly ListedScreen[], options: PlaceOptions): Places {
  const { arrangement = DEFAULT_ARRANGEMENT, sizing = TO_SCALE, row = USUAL_ROW } = options;
  // Nothing else has an angle or pixels.
  const { objects: chosen = [], space: framed = null } = sizing.by === "length" ? options : {};
  const stands = arrangement === "side" || framed !== null;
  const drawn = drawnScreens(screens, sizing, stands);
  const sizes = drawn.map(({ size }) => size);
  const objects = drawn.length === 0 && framed === null ? [] : chosen;
  const toScale = sizing.by === "length";
  const { placement, opening, frames } = placeScreens(drawn, arrangement, { row, framed, toScale });
  const room = arrangeRoom(placement, objects, sizes);
  return { drawn, stands, objects, framed, opening, frames, room, isRow: toScale && arrangement === "side" };
}

const USUAL_ROW: RowChoice = { frame: DEFAULT_FRAME, level: DEFAULT_LEVEL };
