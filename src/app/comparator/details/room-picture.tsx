import type { TextAndRoom } from "#comparison/text-and-room.ts";
import { composeRoom } from "#drawing/scene/rooms.ts";
import { roomElements } from "#drawing/svg/room-elements.ts";
import { writeReact } from "#drawing/svg/write-react.ts";

/** In CSS pixels at the usual text size. */
export const LARGEST_ROOM = { width: 72, height: 56 } as const;

/** A screen with the windows that fit side by side, to scale with those of the other screens. */
export function RoomPicture({ row, scale }: { row: TextAndRoom; scale: number }) {
  const room = composeRoom(row, scale);
  const [width, height] = [room.width + 2, room.height + 2];
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${width} ${height}`}
      style={{ inlineSize: `${width / 16}rem`, blockSize: `${height / 16}rem` }}
    >
      {writeReact(roomElements(room, "var(--screen-colour)"))}
    </svg>
  );
}
