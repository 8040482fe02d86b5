import type { CSSProperties, SVGProps } from "react";
import styles from "./icon.module.css";

/** Lucide icons, each as one path. Their licence is in lucide.LICENSE.txt. */
const PATHS = {
  arrange:
    "M13 13.74a2 2 0 0 1-2 0L2.5 8.87a1 1 0 0 1 0-1.74L11 2.26a2 2 0 0 1 2 0l8.5 4.87a1 1 0 0 1 0 1.74zM20 14.285l1.5.845a1 1 0 0 1 0 1.74L13 21.74a2 2 0 0 1-2 0l-8.5-4.87a1 1 0 0 1 0-1.74l1.5-.845",
  arrowDown: "M12 5v14M6 13l6 6l6-6",
  arrowLeft: "M12 19l-7-7 7-7M19 12H5",
  arrowRight: "M12 5l7 7l-7 7M5 12h14",
  arrowUp: "M12 19V5M6 11l6-6l6 6",
  check: "M20 6L9 17l-5-5",
  chevronDown: "M6 9l6 6 6-6",
  chevronLeft: "M15 18l-6-6 6-6",
  chevronRight: "M9 18l6-6-6-6",
  close: "M18 6L6 18M6 6l12 12",
  globe: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 2a14.5 14.5 0 0 0 0 20a14.5 14.5 0 0 0 0-20M2 12h20",
  more: "M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
  move: "M12 2v20M15 19l-3 3l-3-3M19 9l3 3l-3 3M2 12h20M5 9l-3 3l3 3M9 5l3-3l3 3",
  newspaper:
    "M15 18h-5M18 14h-8M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2M11 6h6a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  redo: "M15 14l5-5-5-5M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13",
  /** A rectangle that turns from upright to across. */
  rotate:
    "M4.25 12.25h13.5a1.75 1.75 0 0 1 1.75 1.75v5.75a1.75 1.75 0 0 1-1.75 1.75H4.25a1.75 1.75 0 0 1-1.75-1.75V14a1.75 1.75 0 0 1 1.75-1.75zM2.5 9V4.25A1.75 1.75 0 0 1 4.25 2.5h6A1.75 1.75 0 0 1 12 4.25V9M15.25 3.75a6.5 6.5 0 0 1 5.5 5.75M18 7.75l2.75 2.25l2-2.9",
  show: "M2.06 12.35a1 1 0 0 1 0-.7a10.75 10.75 0 0 1 19.88 0a1 1 0 0 1 0 .7a10.75 10.75 0 0 1-19.88 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  search: "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0",
  share:
    "M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98",
  sliders: "M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3",
  space: "M3 3v18M21 3v18M8 8h8a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1z",
  table: "M3 9h18M9 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
  undo: "M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
  view: "M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7M14 15H9v-5M16 3h5v5M21 3L9 15",
} as const;

export type IconName = keyof typeof PATHS;

interface PathIconProps extends SVGProps<SVGSVGElement> {
  path: string;
  /** In rem, so that icons grow with the browser's text size. */
  size?: number;
}

interface IconProps extends Omit<PathIconProps, "path"> {
  name: IconName;
}

export function Icon({ name, ...rest }: IconProps) {
  return <PathIcon path={PATHS[name]} {...rest} />;
}

/**
 * A line drawing in the text's colour, hidden from screen readers. By itself for an icon of one lazy part, which then loads
 * with that part.
 */
export function PathIcon({ path, size = 1.25, className, ...rest }: PathIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={[styles.icon, className].filter(Boolean).join(" ")}
      style={{ "--icon-size": `${size}rem` } as CSSProperties}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
