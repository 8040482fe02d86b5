import { type Arrangement, DEFAULT_ARRANGEMENT, SPACE_ARRANGEMENT } from "#comparison/arrangement.ts";
import type { ListedScreen } from "#comparison/listed-screen.ts";
import type { KnownObject } from "#domain/display/known-object.ts";
import { arrange } from "./arrange.ts";
import { arrangeRoom, type Room } from "./room.ts";
import { type DrawnScreen, drawnScreens, type Sizing, TO_SCALE } from "./sizing.ts";
import { type FramedSpace, placeInSpace, type SpacePlacement } from "./space/place-space.ts";

export interface PlaceOptions {
  readonly arrangement?: Arrangement;
  /** What is drawn for scale; it takes part in the scale (D31). */
  readonly objects?: readonly KnownObject[];
  /** What the outlines are sized by; lengths if not given. */
  readonly sizing?: Sizing;
  /** What the screens are to fit into; it takes part in the scale (D38). */
  readonly space?: FramedSpace | null;
}

/** Where everything lies, in inches or in pixels of the screens: it needs no area and no scale. */
export interface Places {
  /** What is drawn of the screens, the objects and the space. */
  readonly drawn: readonly DrawnScreen[];
  readonly objects: readonly KnownObject[];
  readonly framed: FramedSpace | null;
  readonly inSpace: SpacePlacement | null;
  readonly room: Room;
}

/** Places the screens, the space that they are to fit into, and the objects beside them. */
export function placeAll(screens: readonly ListedScreen[], options: PlaceOptions): Places {
  const { arrangement = DEFAULT_ARRANGEMENT, sizing = TO_SCALE } = options;
  const drawn = drawnScreens(screens, sizing);
  const sizes = drawn.map(({ size }) => size);
  // Nothing else has an angle or pixels.
  const { objects: chosen = [], space: framed = null } = sizing.by === "length" ? options : {};
  const objects = drawn.length === 0 && framed === null ? [] : chosen;
  const inSpace = framed && placeInSpace(drawn, framed, arrangement);
  const room = arrangeRoom(
    inSpace?.placement ?? arrange(sizes, arrangement),
    // In a space screens keep their places.
    inSpace === null ? arrangement : SPACE_ARRANGEMENT,
    objects,
    sizes,
  );
  return { drawn, objects, framed, inSpace, room };
}
