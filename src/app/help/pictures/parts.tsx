import type { CSSProperties } from "react";
import { type ColourName, colourHex } from "#domain/display/colour.ts";
import { areaOf, boundsOf, scaleToFit, sizeFromDiagonal } from "#domain/geometry/size.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { help } from "#words/page/help.ts";
import styles from "./pictures.module.css";

/** In units of the picture, which shows the interface at about 40% of its size. */
interface Place {
  x: number;
  y: number;
}

interface Area extends Place {
  width: number;
  height: number;
}

interface PictureScreen {
  length: number;
  width: number;
  height: number;
  colour: ColourName;
}

export const BLUE: PictureScreen = { length: 27, width: 16, height: 9, colour: "blue" };
export const GREEN: PictureScreen = { length: 29, width: 21, height: 9, colour: "green" };
export const PINK: PictureScreen = { length: 24, width: 4, height: 3, colour: "pink" };

/** Lines as those of the icons. */
const STROKE = {
  fill: "none",
  stroke: "var(--ink)",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Larger than the other texts. */
export const TITLE = { fontSize: 11, fontWeight: "var(--bold)" } as const;

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
      <rect fill="var(--paper)" x={x} y={y} width={width} height={height} />
      <path fill="none" stroke="var(--grid)" strokeWidth="0.75" d={[...down, ...across].join("")} />
    </g>
  );
}

const LABEL = { width: 44, height: 12, inset: 8 };

/** Screens over each other to scale, centred in the area, the largest at the back (S4). */
export function Outlines({ screens, area }: { screens: readonly PictureScreen[]; area: Area }) {
  const sized = screens
    .map((screen, index) => ({ screen, index, size: sizeFromDiagonal(screen.length, screen.width / screen.height) }))
    .sort((a, b) => areaOf(b.size) - areaOf(a.size));
  const scale = scaleToFit(boundsOf(sized.map(({ size }) => size)), area);
  const placed = sized.map(({ screen, index, size }) => {
    const [width, height] = [size.width * scale, size.height * scale];
    const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
    // On its own line (V15). The outlines' corners are close together, so each label uses another one.
    const labelX = index === 2 ? x + width - LABEL.width - LABEL.inset : x + LABEL.inset;
    const labelY = (index === 1 ? y + height : y) - LABEL.height / 2;
    return { screen, box: { x, y, width, height }, label: { x: labelX, y: labelY } };
  });
  return (
    <g className={styles.outlines}>
      {placed.map(({ screen, box }) => (
        <rect
          key={screen.colour}
          strokeWidth="2"
          fillOpacity="0.1"
          stroke={colourHex(screen.colour)}
          fill={colourHex(screen.colour)}
          {...box}
        />
      ))}
      {placed.map(({ screen, label }) => (
        <g key={screen.colour} transform={`translate(${label.x} ${label.y})`}>
          <rect
            fill="var(--paper)"
            stroke={colourHex(screen.colour)}
            width={LABEL.width}
            height={LABEL.height}
            rx={LABEL.height / 2}
          />
          <text textAnchor="middle" x={LABEL.width / 2} y={LABEL.height / 2} dy="0.35em">
            {`${screen.length}″ ${screen.width}:${screen.height}`}
          </text>
        </g>
      ))}
    </g>
  );
}

export const EDITOR_HEIGHT = 48;

/** Joined to the end of a field. */
const JOINED = "var(--sunk)";

/** One screen's card. Only desktop has the green check (S2). */
export function Editor({ screen, x, y, width, check = false }: EditorProps) {
  const { pictured } = help;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        fill="var(--surface)"
        stroke="var(--line)"
        x="0.5"
        y="0.5"
        width={width - 1}
        height={EDITOR_HEIGHT - 1}
        rx="4"
      />
      <path d={`M2 0.5v${EDITOR_HEIGHT - 1}`} strokeWidth="4" stroke={colourHex(screen.colour)} />
      <g fill="var(--muted)" fontSize="5.5">
        <text x="7" y="16">
          {pictured.diagonal}
        </text>
        <text x="7" y="36">
          {pictured.ratio}
        </text>
      </g>
      <Field x={32} y={7} width={22} text={String(screen.length)} />
      <g transform="translate(54 7)">
        <rect fill={JOINED} stroke="var(--control)" width="25" height="14" rx="2" />
        <text fontSize="5" fontWeight="var(--bold)" textAnchor="middle" x="12.5" y="9">
          {pictured.inches}
        </text>
      </g>
      {check && <PlacedIcon name="check" x={width - 25} y={9.5} colour="var(--commit)" />}
      <PlacedIcon name="close" x={width - 13} y={9.5} colour="var(--muted)" />
      <Field x={32} y={27} width={17} text={String(screen.width)} />
      <text x="50.5" y="36.5">
        :
      </text>
      <Field x={54} y={27} width={15} text={String(screen.height)} />
      <rect fill={JOINED} stroke="var(--control)" x="69" y="27" width="10" height="14" rx="2" />
      <PlacedIcon name="chevronDown" x={70} y={30} size={8} colour="var(--muted)" />
      <PlacedIcon name="rotate" x={width - 25} y={29.5} colour="var(--muted)" />
      <PlacedIcon name="more" x={width - 13} y={29.5} colour="var(--muted)" />
    </g>
  );
}

interface EditorProps extends Place {
  screen: PictureScreen;
  width: number;
  check?: boolean;
}

function Field({ x, y, width, text }: Place & { width: number; text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect fill="var(--surface)" stroke="var(--control)" width={width} height="14" rx="2" />
      <text x="3" y="10">
        {text}
      </text>
    </g>
  );
}

/** One of the interface's icons, in units of the picture. */
export function PlacedIcon({
  name,
  x,
  y,
  size = 9,
  colour,
}: Place & { name: IconName; size?: number; colour: string }) {
  return (
    <g color={colour} transform={`translate(${x} ${y})`}>
      {/* Some browsers size an SVG inside another one by its style, others by its attributes. */}
      <Icon name={name} width={size} height={size} style={{ "--icon-size": `${size}px` } as CSSProperties} />
    </g>
  );
}

/** The '+' button, in the next screen's colour. */
export function AddTile({ x, y, width, colour }: Place & { width: number; colour: ColourName }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="4 3"
        x="0.75"
        y="0.75"
        width={width - 1.5}
        height="26.5"
        rx="4"
        stroke={colourHex(colour)}
      />
      <path {...STROKE} d={`M${width / 2 - 5} 14h10m-5 -5v10`} />
    </g>
  );
}

/** The logo. */
export function Brand({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0" y="4" width="12" height="6" rx="0.5" fill="none" strokeWidth="1.5" stroke={colourHex("green")} />
      <rect x="0" y="0" width="8" height="10" rx="0.5" fill="none" strokeWidth="1.5" stroke={colourHex("blue")} />
      <text {...TITLE} x="18" y="9">
        Diagonal
      </text>
    </g>
  );
}

/** Marks where to press. It pulses a few times unless reduced motion is preferred. */
export function Spot({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.pulse} r="12" fill="none" stroke="var(--link)" strokeWidth="2" opacity="0" />
      <circle fill="var(--link)" fillOpacity="0.16" stroke="var(--link)" strokeWidth="2" r="12" />
    </g>
  );
}

/** Marks where to look. */
export function Frame(area: Area) {
  return <rect fill="none" stroke="var(--link)" strokeWidth="2" rx="7" {...area} />;
}
