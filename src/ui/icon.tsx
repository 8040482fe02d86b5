import type { SVGProps } from "react";

const PATHS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  rotate: "M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5",
  chevronDown: "M6 9.5l6 6 6-6",
  chevronLeft: "M14.5 6l-6 6 6 6",
  chevronRight: "M9.5 6l6 6-6 6",
  sliders: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20",
  arrowLeft: "M19 12H5M11 6l-6 6 6 6",
  more: "M5 12m-.6 0a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M12 12m-.6 0a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M19 12m-.6 0a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0",
  table: "M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14",
  align: "M4 19.5h16M6.5 19.5V6.5h11v13M10 19.5v-8h4v8",
  undo: "M8.5 5L4 9.5L8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15.5 5L20 9.5L15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3",
  share: "M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5v9h14v-9h-1",
  twoRectangles: "M3 6h13v12H3zM3 9.5h18V18H3z",
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of 24 by 24 units in the text's colour, hidden from screen readers. */
export function Icon({ name, size = 20, ...rest }: { name: IconName; size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
