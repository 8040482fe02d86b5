import type { Arrangement } from "#comparison/arrangement.ts";
import type { ScreenDescription } from "#domain/display/screen.ts";
import { convertLength } from "#domain/display/unit.ts";
import { boundsOf, type Size } from "#domain/geometry/size.ts";
import { frameOf, spaceSize } from "#domain/space/fit.ts";
import type { Space } from "#domain/space/opening.ts";
import { arrange, type Placement } from "../arrange.ts";
import type { Box } from "../box.ts";
import type { DrawnScreen } from "../sizing.ts";

/** What the screens are to fit into, with the frame around each picture in centimetres (D38). */
export interface FramedSpace {
  readonly space: Space;
  readonly frame: number;
}

/** Screens in their space, in inches from the middle of everything. */
export interface SpacePlacement {
  /** Of the pictures. Its bounds include their frames and the space. */
  readonly placement: Placement;
  /** One behind all screens; side by side, one behind each of them. */
  readonly openings: readonly Box[];
  /** Whether only the width counts. */
  readonly isOpenAbove: boolean;
  /** Of each screen, in the list's order: what its frame adds at the left and at the right, and above and below. */
  readonly frames: readonly Size[];
}

export function placeInSpace(
  screens: readonly DrawnScreen[],
  { space, frame: centimetres }: FramedSpace,
  arrangement: Arrangement,
): SpacePlacement {
  const frames = screens.map(({ screen }) => frameInInches(screen, centimetres));
  const outers = screens.map(({ size }, index) => withFrame(size, frames[index]));
  const { width, height } = spaceSize(space);
  const opening = {
    width: convertLength(width, "cm", "in"),
    height: height === null ? boundsOf(outers).height : convertLength(height, "cm", "in"),
  };
  const place = arrangement === "side" ? placeBeside : placeWithin;
  const { placement, openings } = place(outers, opening, arrangement);
  return {
    openings,
    isOpenAbove: height === null,
    frames,
    placement: {
      bounds: placement.bounds,
      cornerOf(size, index) {
        const frame = frames[index] ?? NO_FRAME;
        const { x, y } = placement.cornerOf(withFrame(size, frame), index);
        return { x: x + frame.width, y: y + frame.height };
      },
    },
  };
}

type Placed = Pick<SpacePlacement, "placement" | "openings">;

/** The opening is arranged like one more screen. */
function placeWithin(outers: readonly Size[], opening: Size, arrangement: Arrangement): Placed {
  const placement = arrange([...outers, opening], arrangement);
  return { placement, openings: [{ ...placement.cornerOf(opening, outers.length), ...opening }] };
}

/** Each screen stands in the middle of an opening of its own. */
function placeBeside(outers: readonly Size[], opening: Size): Placed {
  const cells = outers.length === 0 ? [opening] : outers.map((outer) => boundsOf([outer, opening]));
  const { bounds, cornerOf } = arrange(cells, "side");
  const inCell = (size: Size, index: number) => {
    const cell = cells[index] ?? size;
    const corner = cornerOf(cell, index);
    return { x: corner.x + (cell.width - size.width) / 2, y: corner.y + cell.height - size.height };
  };
  return {
    placement: { bounds, cornerOf: inCell },
    openings: cells.map((_, index) => ({ ...inCell(opening, index), ...opening })),
  };
}

/** Of what is no screen yet, such as a preview. */
const NO_FRAME: Size = { width: 0, height: 0 };

function frameInInches(screen: ScreenDescription, centimetres: number): Size {
  const { width, height } = frameOf(screen, centimetres);
  return { width: convertLength(width, "cm", "in"), height: convertLength(height, "cm", "in") };
}

function withFrame({ width, height }: Size, frame: Size = NO_FRAME): Size {
  return { width: width + 2 * frame.width, height: height + 2 * frame.height };
}
