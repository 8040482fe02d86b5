import { type ColourName, colourHex } from "../../../domain/display/colour.ts";
import type { Screen } from "../../../domain/display/screen.ts";
import { DRAWING_MARGIN } from "../../../drawing/scene/compose-scene.ts";
import { OutlinesAndLabels } from "../../../drawing/svg/outlines-and-labels.tsx";
import styles from "./pictures.module.css";

/** In units of the picture, which shows the interface at about 40 % of its size. */
interface Place {
  x: number;
  y: number;
}

interface Area extends Place {
  width: number;
  height: number;
}

export const BLUE: Screen = { length: 27, unit: "in", width: 16, height: 9, colour: "blue" };
export const GREEN: Screen = { length: 29, unit: "in", width: 21, height: 9, colour: "green" };
export const PINK: Screen = { length: 24, unit: "in", width: 4, height: 3, colour: "pink" };

/** Graph paper. */
export function Paper({ x, y, width, height }: Area) {
  const step = 24;
  const down = Array.from(
    { length: Math.floor(width / step) },
    (_, index) => `M${x + (index + 0.5) * step} ${y}v${height}`,
  );
  const across = Array.from(
    { length: Math.floor(height / step) },
    (_, index) => `M${x} ${y + (index + 0.5) * step}h${width}`,
  );
  return (
    <g>
      <rect className={styles.workspace} x={x} y={y} width={width} height={height} />
      <path className={styles.grid} d={[...down, ...across].join("")} />
    </g>
  );
}

/** The drawing leaves this much room on each side, in units of the picture. */
const ROOM = DRAWING_MARGIN;
/** Of labels, in a picture that shows the interface at about 40 % of its size. */
const TEXT_SCALE = 0.65;

/** Screens over each other to scale, as the page draws them in the area. */
export function Outlines({ screens, area }: { screens: readonly Screen[]; area: Area }) {
  const size = { width: area.width + 2 * ROOM, height: area.height + 2 * ROOM };
  return (
    <g className={styles.outlines} transform={`translate(${area.x - ROOM} ${area.y - ROOM})`}>
      <OutlinesAndLabels screens={screens} area={size} textScale={TEXT_SCALE} />
    </g>
  );
}

export const EDITOR_HEIGHT = 56;

/** One screen's editor. Only desktop has the green check (S2). */
export function Editor({ screen, x, y, width, number, check = false }: EditorProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.surface} x="0.5" y="0.5" width={width - 1} height={EDITOR_HEIGHT - 1} rx="4" />
      <path d={`M2 0.5v${EDITOR_HEIGHT - 1}`} strokeWidth="4" stroke={colourHex(screen.colour)} />
      <text className={styles.small} x="10" y="11.5">
        {`Screen ${number}`}
      </text>
      <path className={styles.fineStroke} d={`M${width - 15} 6.5l5 5m0 -5l-5 5`} />
      <Field x={10} y={17} text={String(screen.length)} />
      <text className={styles.small} x="46" y="26.5">
        INCHES
      </text>
      {check && <path className={styles.check} d={`M${width - 16} 24l2.5 2.5 5 -5.5`} />}
      <Field x={10} y={36} text={String(screen.width)} />
      <text className={styles.text} x="43" y="46">
        :
      </text>
      <Field x={48} y={36} text={String(screen.height)} />
    </g>
  );
}

interface EditorProps extends Place {
  screen: Screen;
  number: number;
  width: number;
  check?: boolean;
}

function Field({ x, y, text }: Place & { text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.field} width="30" height="14" rx="3" />
      <text className={styles.text} x="5" y="10">
        {text}
      </text>
    </g>
  );
}

/** The '+' button, in the next screen's colour. */
export function AddTile({ x, y, width, colour }: Place & { width: number; colour: ColourName }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={styles.tile}
        x="0.75"
        y="0.75"
        width={width - 1.5}
        height="26.5"
        rx="4"
        stroke={colourHex(colour)}
      />
      <path className={styles.stroke} d={`M${width / 2 - 5} 14h10m-5 -5v10`} />
    </g>
  );
}

/** The logo. */
export function Brand({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0" y="4" width="12" height="6" rx="0.5" className={styles.mark} stroke={colourHex("green")} />
      <rect x="0" y="0" width="8" height="10" rx="0.5" className={styles.mark} stroke={colourHex("blue")} />
      <text className={styles.brand} x="18" y="9">
        Diagonal
      </text>
    </g>
  );
}

/** Marks where to press. It pulses a few times unless reduced motion is preferred. */
export function Spot({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.pulse} r="12" />
      <circle className={styles.spot} r="12" />
    </g>
  );
}

/** Marks where to look. */
export function Frame(area: Area) {
  return <rect className={styles.frame} rx="7" {...area} />;
}
