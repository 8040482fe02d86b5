import type { Size } from "#domain/geometry/size.ts";
import type { Box } from "#drawing/scene/box.ts";
import { DRAWING_MARGIN } from "#drawing/scene/compose-scene.ts";
import type { AreaSide } from "#drawing/scene/movement.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { actualSize } from "#words/page/actual-size.ts";
import styles from "./actual-size.module.css";

const ARROWS: Readonly<Record<AreaSide, { placeSelf: string; rotate: string }>> = {
  left: { placeSelf: "center start", rotate: "180deg" },
  right: { placeSelf: "center end", rotate: "0deg" },
  above: { placeSelf: "start center", rotate: "-90deg" },
  below: { placeSelf: "end center", rotate: "90deg" },
};

/** The room of one arrow with what keeps labels away from it, in pixels. */
const ROOM = 48;

/** Say where the drawing goes on, and lead there. */
export function EdgeArrows({ sides, onMove }: { sides: readonly AreaSide[]; onMove(side: AreaSide): void }) {
  const { more } = actualSize;
  return sides.map((side) => (
    <IconButton
      key={side}
      icon="chevronRight"
      label={more[side]}
      className={`${styles.arrow} sunk-hover`}
      data-side={side}
      style={ARROWS[side]}
      onClick={() => onMove(side)}
    />
  ));
}

/** Where the arrows lie in the area, for labels and dimensions. On a phone the upper one is below the top bar. */
export function arrowBoxes(sides: readonly AreaSide[], { width, height }: Size, narrow: boolean): Box[] {
  const x = (width - ROOM) / 2;
  const y = (height - ROOM) / 2;
  const corners = {
    left: { x: 0, y },
    right: { x: width - ROOM, y },
    above: { x, y: narrow ? DRAWING_MARGIN : 0 },
    below: { x, y: height - ROOM },
  };
  return sides.map((side) => ({ ...corners[side], width: ROOM, height: ROOM }));
}
