import { useId } from "react";
import type { TextAndRoom } from "../../../comparison/text-and-room.ts";
import { WINDOW_PIXELS } from "../../../domain/display/scaling.ts";

/** In CSS pixels at the usual text size. */
const LARGEST = { width: 72, height: 56 };
/** Between a display's edge and the windows, and above a window's text. */
const INSET = 1.75;
const TITLE_BAR = 4;

/** How many of these pixels one pixel of the operating system is, so that all rooms fit. */
export function roomScale(rows: readonly TextAndRoom[]): number {
  const widths = rows.map(({ singleRoom, displays }) => singleRoom.width * displays);
  const heights = rows.map(({ singleRoom }) => singleRoom.height);
  return Math.min(LARGEST.width / Math.max(...widths), LARGEST.height / Math.max(...heights));
}

/** A screen with the windows that fit side by side, to scale with those of the other screens. */
export function RoomPicture({ row, scale }: { row: TextAndRoom; scale: number }) {
  const id = useId();
  const { singleRoom, displays, windows } = row;
  const [width, height] = [singleRoom.width * scale, singleRoom.height * scale];
  const window = { width: WINDOW_PIXELS * scale - 2 * INSET, height: height - 2 * INSET };
  const places = Array.from({ length: windows.count }, (_, index) => {
    const perDisplay = windows.count / displays;
    const display = Math.floor(index / perDisplay);
    return display * width + (index - display * perDisplay) * WINDOW_PIXELS * scale + INSET;
  });
  const total = width * displays;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${total + 2} ${height + 2}`}
      style={{ inlineSize: `${(total + 2) / 16}rem`, blockSize: `${(height + 2) / 16}rem` }}
    >
      {window.width > 0 &&
        window.height > 0 &&
        places.map((x) => (
          <g key={`${id}${x}`}>
            <rect x={x} y={INSET} {...window} rx={1} fill="var(--screen-colour)" fillOpacity={0.22} />
            <path
              d={`M${x} ${INSET + Math.min(TITLE_BAR, window.height / 2)}h${window.width}`}
              stroke="var(--screen-colour)"
              strokeOpacity={0.55}
            />
          </g>
        ))}
      {Array.from({ length: displays }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: equal displays have no identity of their own
          key={index}
          x={index * width}
          y={0}
          width={width}
          height={height}
          rx={0.5}
          fill="none"
          stroke="var(--screen-colour)"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}
